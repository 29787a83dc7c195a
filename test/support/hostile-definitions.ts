/* Definitions of sources that are made to harm whoever checks or uses them. */
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { Transform$Input } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import {
  htmlSource,
  plain,
  title,
  withRule,
  withTransforms,
  type HostileDefinition,
} from './checked-sources.ts';
import { hostileRequests } from './hostile-requests.ts';

const html = 'source.extraction.html';

function selectorsOf(): readonly HostileDefinition[] {
  const bad: Readonly<Record<string, string>> = {
    'a :has inside a :has': 'a:has(b:has(c:has(d)))',
    'a :has hidden in a :has': 'a:has(:is(b, :not(:has(c))))',
    ':not in :not in :not in :not': ':not(:not(:not(:not(a))))',
    ':is as deep as it goes': ':is('.repeat(100) + 'a' + ')'.repeat(100),
    'two hundred descendants': 'a '.repeat(200).trim(),
    'a hundred children': Array.from({ length: 100 }, () => 'a').join('>'),
    'siblings of siblings of siblings': 'a ~ a ~ a ~ a ~ a ~ b',
    'a count of all siblings for each sibling': 'li:nth-child(99999) ~ li',
    'the same in a choice': ':is(li:nth-last-of-type(99999), b) ~ li',
    'a :has inside a :has, in other letters': String.raw`a:h\61s(b:h\61s(c))`,
    'siblings behind a quote that is none': String.raw`[a=\"] ~ p ~ p ~ p [b="]"]`,
    'siblings between the quotes of comments': `p/*'*/ ~ p ~ p ~ p/*'*/`,
    'siblings in a list of :is': ':is(a ~ b, b ~ c, c ~ d)',
    'a hundred neighbours': Array.from({ length: 100 }, () => 'a').join('+'),
    'two hundred alternatives': Array.from({ length: 200 }, () => 'a').join(','),
    'sixty conditions': 'a' + ':not(b)'.repeat(60),
    'a step down that CSS does not have': 'ul < li < a',
    'more characters than a selector has': `.${'x'.repeat(512)}`,
    'two hundred thousand characters': `.${'x'.repeat(200_000)}`,
    'an open bracket': 'li[data-id="x',
    'an open function': 'li:not(',
    'an empty function': 'li:has()',
    'an unknown function': 'li:exec(a)',
    'a pseudo element': 'li::before',
    'an attribute that every object has': 'li[constructor^="x"]',
    'an unknown namespace': 'svg|a',
  };
  const inItems = Object.entries(bad).map(([what, itemSelector]) => {
    return { what, source: htmlSource({ itemSelector }), field: `${html}.item_selector` };
  });
  const deep = 'a:has(b:has(c))';
  const { extraction } = htmlSource();
  const inSigns: readonly HostileDefinition[] = [
    {
      what: 'the same in a field',
      source: withRule({ target: 'TARGET_CITY', selectors: ['.a', deep] }),
      field: `${html}.fields[4].selectors[1]`,
    },
    {
      what: 'the same in the next link',
      source: htmlSource({ pagination: { next: { selector: deep } } }),
      field: `${html}.pagination.next.selector`,
    },
    {
      what: 'the same in the sign of an empty list',
      source: { ...plain, extraction: { ...extraction, emptyState: { selector: deep } } },
      field: 'source.extraction.empty_state.selector',
    },
    {
      what: 'the same in the sign of a closed posting',
      source: { ...plain, extraction: { ...extraction, closedSigns: [{ selector: deep }] } },
      field: 'source.extraction.closed_signs[0].selector',
    },
    {
      what: 'the same in the guard',
      source: { ...plain, extraction: { ...extraction, guard: { mustMatchSelector: deep } } },
      field: 'source.extraction.guard.must_match_selector',
    },
  ];
  return [...inItems, ...inSigns];
}

function patternsOf(): readonly HostileDefinition[] {
  const bad = {
    'look-ahead': '(?=a+)(b)',
    'look-behind': '(?<!a)(b)',
    'a back-reference': '(a+)\\1+',
    'a named back-reference': '(?<x>a+)\\k<x>',
    'a count of counts': '(a{1,999}){1,999}',
    'a count of counts of counts': '((((a{99}){99}){99}){99})',
    'a billion of nothing': '(){999999999}',
    'circles of nothing': '((?:(?:a*)*)*)',
    'a choice of nothing without end': '(a||b)+',
    'more characters than a pattern has': `(${'a'.repeat(256)})`,
    'a group that does not end': '((((((a',
    'no group': 'a+b+',
  };
  return Object.entries(bad).map(([what, argument]) => ({
    what: `a pattern with ${what}`,
    source: withTransforms({ kind: 'KIND_REGEX_CAPTURE', argument }),
    field: `${html}.fields[4].transforms[0].argument`,
  }));
}

function transformsOf(): readonly HostileDefinition[] {
  const at = `${html}.fields[4].transforms`;
  const one = (kind: Transform$Input['kind'], argument: string): Source$Input =>
    withTransforms({ ...(kind === undefined ? {} : { kind }), argument });
  const trims = Array.from({ length: 9 }, () => ({ kind: 'KIND_TRIM' }) as const);
  return [
    { what: 'nine steps', source: withTransforms(...trims), field: at },
    {
      what: 'a default of two hundred thousand characters',
      source: one('KIND_DEFAULT', 'x'.repeat(200_000)),
      field: `${at}[0].argument`,
    },
    { what: 'a split at nothing', source: one('KIND_SPLIT', ''), field: `${at}[0].argument` },
    { what: 'a template without a hole', source: one('KIND_TEMPLATE', 'x'), field: `${at}[0]` },
    { what: 'a map of nothing', source: one('KIND_MAP', '====='), field: `${at}[0].argument` },
    { what: 'a date of no parts', source: one('KIND_PARSE_DATE', 'x'), field: `${at}[0].argument` },
    {
      what: 'a point that is moved out of sight',
      source: one('KIND_SHIFT_POINT', '999999999'),
      field: `${at}[0].argument`,
    },
    { what: 'a step of no kind', source: one(undefined, ''), field: `${at}[0].kind` },
  ];
}

function countsOf(): readonly HostileDefinition[] {
  const rules = Array.from({ length: 65 }, (_, index): FieldRule$Input => {
    return { target: 'TARGET_ATTRIBUTE', attributeKey: `k${index}`, selectors: ['a'] };
  });
  const selectors = Array.from({ length: 9 }, () => 'a');
  const required = { ...htmlSource().extraction, requiredFields: ['x'.repeat(200_000)] };
  return [
    {
      what: 'more rules than a definition has',
      source: htmlSource({ fields: rules }),
      field: `${html}.fields`,
    },
    {
      what: 'more selectors than a rule has',
      source: withRule({ target: 'TARGET_CITY', selectors }),
      field: `${html}.fields[4].selectors`,
    },
    { what: 'a field read twice', source: withRule(title), field: `${html}.fields[4].target` },
    {
      what: 'a required field without end',
      source: { ...plain, extraction: required },
      field: 'source.extraction.required_fields[0]',
    },
  ];
}

/** All of them. */
export const hostileDefinitions: readonly HostileDefinition[] = [
  ...selectorsOf(),
  ...patternsOf(),
  ...transformsOf(),
  ...hostileRequests,
  ...countsOf(),
];
