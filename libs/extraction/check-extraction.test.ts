import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { HtmlExtraction } from '#libs/proto/gen/jobradar/v1/HtmlExtraction.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { checkExtraction } from './check-extraction.ts';

function rule(
  target: FieldRule['target'],
  selector: string,
  more: Partial<FieldRule> = {},
): FieldRule {
  return {
    target,
    selectors: [selector],
    attribute: '',
    transforms: [],
    optional: false,
    attributeKey: '',
    join: false,
    ...more,
  };
}

const needed = [
  rule('TARGET_EXTERNAL_ID', ':scope', { attribute: 'data-id' }),
  rule('TARGET_TITLE', '.title'),
  rule('TARGET_COMPANY', '.company'),
];

const html: HtmlExtraction = {
  itemSelector: 'li.job',
  fields: needed,
  pagination: null,
  detailLinkSelector: 'a',
  detailFields: [],
  readStructuredData: false,
};

function field(name: string, more: Partial<JsonField> = {}): JsonField {
  return {
    name,
    type: 'JSON_TYPE_STRING',
    nullable: false,
    mayBeAbsent: false,
    maxChars: 0,
    maxItems: 0,
    itemType: 'JSON_TYPE_UNSPECIFIED',
    fields: [],
    identity: false,
    ...more,
  };
}

const json: JsonExtraction = {
  itemsPath: 'items',
  fields: [
    rule('TARGET_EXTERNAL_ID', 'id'),
    rule('TARGET_TITLE', 'title'),
    rule('TARGET_COMPANY', 'company.name'),
  ],
  pagination: null,
  requestHeaders: {},
  detailUrlTemplate: '/jobs/{id}',
  detailFields: [],
  method: 'METHOD_UNSPECIFIED',
  body: '',
  format: 'FORMAT_UNSPECIFIED',
  contract: {
    page: [field('items', { type: 'JSON_TYPE_ARRAY', itemType: 'JSON_TYPE_OBJECT' })],
    item: [
      field('id'),
      field('title'),
      field('company', { type: 'JSON_TYPE_OBJECT', fields: [field('name')] }),
    ],
    detail: [],
  },
};

const page: Pagination = {
  kind: 'page',
  page: { parameter: 'page', first: 1 },
  totalPath: '',
  pageSize: 0,
  sourceCap: 0,
  inBody: false,
};

const none = { requiredFields: [], guard: null, emptyState: null, closedSigns: [] };

function htmlWith(changes: Partial<HtmlExtraction>, more: Partial<Extraction> = {}): Extraction {
  return { ...none, strategy: 'html', html: { ...html, ...changes }, ...more };
}

function jsonWith(changes: Partial<JsonExtraction>, more: Partial<Extraction> = {}): Extraction {
  return { ...none, strategy: 'json', json: { ...json, ...changes }, ...more };
}

function fieldsAtFault(extraction: Extraction): readonly string[] {
  return checkExtraction(extraction).map((violation) => violation.field);
}

describe('check of an extraction', () => {
  it('finds nothing wrong with a good definition', () => {
    assert.deepEqual(checkExtraction(htmlWith({ pagination: page })), []);
    assert.deepEqual(checkExtraction(jsonWith({ pagination: page })), []);
    const links = { linkSelector: 'a.job', pagination: null };
    const structuredData = { links, fallbackFields: [], readMicrodata: false };
    const structured: Extraction = { ...none, strategy: 'structuredData', structuredData };
    assert.deepEqual(checkExtraction(structured), []);
  });

  const cases: readonly { when: string; extraction: Extraction; field: string }[] = [
    { when: 'there is no strategy', extraction: none, field: '' },
    {
      when: 'the item selector does not parse',
      extraction: htmlWith({ itemSelector: 'li[' }),
      field: '.html.item_selector',
    },
    {
      when: 'a selector is too long',
      extraction: htmlWith({ itemSelector: `.${'x'.repeat(512)}` }),
      field: '.html.item_selector',
    },
    {
      when: 'a selector has a pseudo class that nobody knows',
      extraction: htmlWith({ fields: [...needed, rule('TARGET_SKILLS', 'li:shiny')] }),
      field: '.html.fields[3].selectors[0]',
    },
    {
      when: 'a required field is read nowhere',
      extraction: htmlWith({ fields: needed.slice(0, 2) }),
      field: '.html.fields',
    },
    {
      when: 'nothing gives the URL of a posting',
      extraction: htmlWith({ detailLinkSelector: '' }),
      field: '.html.fields',
    },
    {
      when: 'a field is read twice',
      extraction: htmlWith({ fields: [...needed, rule('TARGET_TITLE', 'h1')] }),
      field: '.html.fields[3].target',
    },
    {
      when: 'an attribute has no key',
      extraction: htmlWith({ fields: [...needed, rule('TARGET_ATTRIBUTE', 'b')] }),
      field: '.html.fields[3].attribute_key',
    },
    {
      when: 'a pattern looks around',
      extraction: htmlWith({
        fields: [
          ...needed,
          rule('TARGET_SALARY_TEXT', 'b', {
            transforms: [{ kind: 'KIND_REGEX_CAPTURE', argument: '(?=x)(y)' }],
          }),
        ],
      }),
      field: '.html.fields[3].transforms[0].argument',
    },
    {
      when: 'a pattern captures nothing',
      extraction: htmlWith({
        fields: [
          ...needed,
          rule('TARGET_SALARY_TEXT', 'b', {
            transforms: [{ kind: 'KIND_REGEX_CAPTURE', argument: 'x' }],
          }),
        ],
      }),
      field: '.html.fields[3].transforms[0].argument',
    },
    {
      when: 'a cursor is looked for in HTML',
      extraction: htmlWith({
        pagination: { ...page, kind: 'cursor', page: null, cursor: { path: 'a', parameter: 'b' } },
      }),
      field: '.html.pagination.cursor',
    },
    {
      when: 'a rule reads what the contract does not list',
      extraction: jsonWith({ fields: [...json.fields, rule('TARGET_CITY', 'place.city')] }),
      field: '.json.fields[3].selectors[0]',
    },
    {
      when: 'a path is none',
      extraction: jsonWith({ itemsPath: 'a..b' }),
      field: '.json.items_path',
    },
    {
      when: 'a template has a field that the contract does not list',
      extraction: jsonWith({ detailUrlTemplate: '/jobs/{uuid}' }),
      field: '.json.detail_url_template',
    },
    {
      when: 'a credential would be sent',
      extraction: jsonWith({ requestHeaders: { Authorization: 'x' } }),
      field: '.json.request_headers.Authorization',
    },
    {
      when: 'the contract names a key twice',
      extraction: jsonWith({
        contract: {
          page: [field('items'), field('items')],
          item: json.contract?.item ?? [],
          detail: [],
        },
      }),
      field: '.json.contract.page[1].name',
    },
    {
      when: 'a body is there without POST',
      extraction: jsonWith({ body: '{}' }),
      field: '.json.body',
    },
    {
      when: 'pages are counted in the body of a GET',
      extraction: jsonWith({ pagination: { ...page, inBody: true } }),
      field: '.json.pagination.in_body',
    },
    {
      when: 'a parameter would be several',
      extraction: jsonWith({ pagination: { ...page, page: { parameter: 'p=1&x', first: 1 } } }),
      field: '.json.pagination.page.parameter',
    },
    {
      when: 'the empty list is told by a total that is not read',
      extraction: jsonWith({}, { emptyState: { sign: 'zeroTotal', zeroTotal: true } }),
      field: '.empty_state.zero_total',
    },
    {
      when: 'a required field is none of a record',
      extraction: htmlWith({}, { requiredFields: ['pay'] }),
      field: '.required_fields[0]',
    },
    {
      when: 'a sign of closing does not parse',
      extraction: htmlWith({}, { closedSigns: [{ sign: 'selector', selector: '((', values: [] }] }),
      field: '.closed_signs[0].selector',
    },
    {
      when: 'a strategy is not built yet',
      extraction: {
        ...none,
        strategy: 'preset',
        preset: { preset: 'taleo', board: 'x', parameters: {} },
      },
      field: '.preset.preset',
    },
  ];
  for (const { when, extraction, field: path } of cases) {
    it(`names ${path === '' ? 'the extraction' : path.slice(1)} when ${when}`, () => {
      assert.deepEqual(fieldsAtFault(extraction), [`source.extraction${path}`]);
    });
  }

  it('says of a pattern which one it is and what is wrong with it', () => {
    const complaint = (argument: string): string | undefined => {
      const captured = { transforms: [{ kind: 'KIND_REGEX_CAPTURE' as const, argument }] };
      const fields = [...needed, rule('TARGET_SALARY_TEXT', 'b', captured)];
      return checkExtraction(htmlWith({ fields }))[0]?.description;
    };
    assert.equal(
      complaint('([a-z'),
      '"([a-z" is no regular expression: Unterminated character class',
    );
    assert.equal(complaint('(?=x)(y)'), '"(?=x)(y)" has look-around, which is not allowed');
    assert.match(complaint('x') ?? '', /^"x" needs a group to capture/);
  });

  it('says of a template that its brackets name keys of the item', () => {
    const [wrong] = checkExtraction(jsonWith({ detailUrlTemplate: '/jobs/{uuid}' }));
    assert.match(
      wrong?.description ?? '',
      /names a key of the item: "uuid" is not in the contract/,
    );
    const [bare] = checkExtraction(jsonWith({ detailUrlTemplate: '/jobs' }));
    assert.match(bare?.description ?? '', /needs a \{key\}, the name of a key of the item/);
  });

  it('says which field of a record may have been meant', () => {
    const told = (name: string) =>
      checkExtraction(htmlWith({}, { requiredFields: [name] }))[0]?.description;
    const meant = '; did you mean "description_text"?';
    assert.equal(told('description'), `"description" is no field of a job record${meant}`);
    assert.equal(told('pay'), '"pay" is no field of a job record');
  });

  it('lists everything at once', () => {
    const extraction = htmlWith({ itemSelector: '', fields: [] }, { requiredFields: ['pay'] });
    assert.ok(fieldsAtFault(extraction).length >= 4);
  });
});
