/* Hostile paths, contracts, requests and hosts of definitions. */
import type { JsonExtraction$Input } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField$Input } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { Pagination$Input } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import {
  contract,
  htmlSource,
  jsonSource,
  plain,
  type HostileDefinition,
} from './checked-sources.ts';

const json = 'source.extraction.json';

function pathsOf(): readonly HostileDefinition[] {
  const bad = {
    'two hundred thousand characters': 'a.'.repeat(100_000) + 'a',
    'six hundred characters': 'a'.repeat(600),
    'more steps than a path has': 'a.'.repeat(40) + 'a',
    'nothing between its points': 'items..id',
    'an index below the first': 'items[-1]',
    'one key many times': `[${Array.from({ length: 60 }, () => 'id').join(',')}]`,
    'the prototype': '__proto__.constructor',
    'a function of every object': 'constructor.name',
  };
  return Object.entries(bad).map(([what, itemsPath]) => ({
    what: `a path with ${what}`,
    source: jsonSource({ itemsPath }),
    field: `${json}.items_path`,
  }));
}

function contractsOf(): readonly HostileDefinition[] {
  const nested = (levels: number): JsonField$Input => {
    let field: JsonField$Input = { name: 'a', type: 'JSON_TYPE_STRING' };
    for (let level = 1; level < levels; level += 1) {
      field = { name: 'a', type: 'JSON_TYPE_OBJECT', fields: [field] };
    }
    return field;
  };
  const with_ = (item: JsonField$Input): Source$Input =>
    jsonSource({ contract: { ...contract, item: [...(contract.item ?? []), item] } });
  const many = Array.from({ length: 129 }, (_, index): JsonField$Input => {
    return { name: `k${index}`, type: 'JSON_TYPE_STRING' };
  });
  const at = `${json}.contract.item`;
  const untyped: JsonField$Input = { name: 'x', type: 'JSON_TYPE_ARRAY' };
  return [
    { what: 'a contract of nine levels', source: with_(nested(9)), field: `${at}[3]` },
    { what: 'a contract of ninety levels', source: with_(nested(90)), field: `${at}[3]` },
    {
      what: 'a contract with too many keys',
      source: jsonSource({ contract: { ...contract, item: many } }),
      field: at,
    },
    {
      what: 'a contract with a key twice',
      source: with_({ name: 'id', type: 'JSON_TYPE_STRING' }),
      field: `${at}[3].name`,
    },
    { what: 'an array of anything', source: with_(untyped), field: `${at}[3].item_type` },
    {
      what: 'keys inside a text',
      source: with_({ ...nested(2), type: 'JSON_TYPE_STRING' }),
      field: `${at}[3].fields`,
    },
    {
      what: 'a text of any length',
      source: with_({ name: 'x', type: 'JSON_TYPE_STRING', maxChars: 2_000_000_000 }),
      field: `${at}[3].max_chars`,
    },
  ];
}

function requestsOf(): readonly HostileDefinition[] {
  const headers: readonly (readonly [string, string])[] = [
    ['X-Site', 'a\r\nCookie: session=1'],
    ['X-Site\r\nCookie', 'session=1'],
    ['Authorization', 'Bearer x'],
    ['cookie', 'session=1'],
    ['Host', 'internal.test'],
    ['Content-Length', '0'],
    ['Transfer-Encoding', 'chunked'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-Long', 'x'.repeat(513)],
    ['Traceparent', '00-1-1-01'],
  ];
  const inHeaders = headers.map(([name, value]) => ({
    what: `the header ${JSON.stringify(name)}: ${JSON.stringify(value.slice(0, 20))}`,
    source: jsonSource({ requestHeaders: { [name]: value } }),
    field: `${json}.request_headers`,
  }));
  const templates = [
    'https://{id}/jobs',
    'https://acme.test{id}/',
    'javascript:{id}',
    'https://a:b@acme.test/{id}',
    '/{none}',
  ];
  const inTemplates = templates.map((detailUrlTemplate) => ({
    what: `the detail URL ${detailUrlTemplate}`,
    source: jsonSource({ detailUrlTemplate }),
    field: `${json}.detail_url_template`,
  }));
  const elsewhere = {
    detailUrlTemplate: 'https://evil.test/{id}',
    contract: { ...contract, detail: contract.item ?? [] },
  };
  return [
    ...inHeaders,
    ...inTemplates,
    {
      what: 'details at another host',
      source: jsonSource(elsewhere),
      field: `${json}.detail_url_template`,
    },
  ];
}

const post: JsonExtraction$Input = { method: 'METHOD_POST', body: '{"page":"x"}' };

function pagingOf(): readonly HostileDefinition[] {
  const at = `${json}.pagination`;
  const page = (parameter: string): Pagination$Input => ({ page: { parameter, first: 1 } });
  const cursor = (path: string, parameter: string): Pagination$Input => ({
    cursor: { path, parameter },
  });
  const bad: readonly (readonly [string, Pagination$Input, string])[] = [
    ['a parameter that is two', page('p=1&admin'), 'page.parameter'],
    ['a parameter with a line', page('p\r\nX-A: b'), 'page.parameter'],
    ['a parameter without end', page('p'.repeat(65)), 'page.parameter'],
    ['a parameter that is a fragment', cursor('next', '#x'), 'cursor.parameter'],
    ['a cursor that no answer has', cursor('token', 'c'), 'cursor.path'],
    ['pages of two billion', { ...page('p'), pageSize: 2_000_000_000 }, 'page_size'],
    ['a page in the body of a GET', { ...page('p'), inBody: true }, 'in_body'],
    [
      'a limit in the place of the offset',
      { offset: { parameter: 'n', limitParameter: 'n' }, pageSize: 9 },
      'offset.limit_parameter',
    ],
  ];
  return bad.map(([what, pagination, field]) => {
    return { what, source: jsonSource({ pagination }), field: `${at}.${field}` };
  });
}

function bodiesOf(): readonly HostileDefinition[] {
  const inBody = (pagination: Pagination$Input): Source$Input =>
    jsonSource({ ...post, pagination: { ...pagination, inBody: true } });
  const everywhere = { page: { parameter: 'a[*].p', first: 1 } };
  const inText = { page: { parameter: 'page.x', first: 1 } };
  return [
    {
      what: 'a link in a body',
      source: inBody({ next: { selector: 'next' } }),
      field: `${json}.pagination.in_body`,
    },
    {
      what: 'a page everywhere in the body',
      source: inBody(everywhere),
      field: `${json}.pagination.page.parameter`,
    },
    {
      what: 'a page inside a text of the body',
      source: inBody(inText),
      field: `${json}.body`,
    },
    { what: 'a body without POST', source: jsonSource({ body: '{}' }), field: `${json}.body` },
    {
      what: 'a body that is no JSON',
      source: jsonSource({ ...post, body: '{"a":' }),
      field: `${json}.body`,
    },
    {
      what: 'a body without end',
      source: jsonSource({ ...post, body: `"${'x'.repeat(5_000)}"` }),
      field: `${json}.body`,
    },
  ];
}

function hostsOf(): readonly HostileDefinition[] {
  const at = (baseUrl: string, allowedHosts: string[]): Source$Input => ({
    ...htmlSource(),
    baseUrl,
    allowedHosts,
  });
  const hosts = [
    '*.acme.test',
    'a@acme.test',
    '2130706433',
    '127.0.0.1:6379',
    'localhost',
    '[::1]',
    'acme.test:99999',
    'acme.test/x',
  ];
  return [
    {
      what: 'a seed elsewhere',
      source: at('https://evil.test/', ['acme.test']),
      field: 'source.base_url',
    },
    {
      what: 'a seed that is a file',
      source: at('file:///etc/passwd', ['acme.test']),
      field: 'source.base_url',
    },
    {
      what: 'a seed with user info',
      source: at('https://a:b@acme.test/', ['acme.test']),
      field: 'source.base_url',
    },
    {
      what: 'a sitemap elsewhere',
      source: {
        ...plain,
        extraction: { structuredData: { sitemap: { url: 'https://evil.test/s.xml' } } },
      },
      field: 'source.extraction.structured_data.sitemap.url',
    },
    ...hosts.map((host) => ({
      what: `the host ${host}`,
      source: at(`https://${host}/`, [host]),
      field: 'source.allowed_hosts[0]',
    })),
  ];
}

/** All of them. */
export const hostileRequests: readonly HostileDefinition[] = [
  ...pathsOf(),
  ...contractsOf(),
  ...requestsOf(),
  ...pagingOf(),
  ...bodiesOf(),
  ...hostsOf(),
];
