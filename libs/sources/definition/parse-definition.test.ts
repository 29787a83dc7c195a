import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseDefinition } from './parse-definition.ts';

const whole = `source_id: acme
base_url: https://careers.acme.test/jobs
allowed_hosts: [careers.acme.test]
locale: de-DE
time_zone: Europe/Berlin
country: NO
extraction:
  html:
    item_selector: li.job
    fields:
      - target: title
        selectors: [.title]
        transforms: [{ kind: trim }]
politeness:
  fetch_timeout: 20s
  max_response_bytes: 1048576
authorization:
  basis: own_site
  granted_by: Acme
  contact: web@acme.test
  evidence_uri: https://acme.test/
  expire_time: 2027-11-30
`;

const preset = `source_id: acme
locale: en-US
time_zone: UTC
extraction: { preset: { preset: greenhouse, board: acme } }
`;

function read(text: string) {
  const result = parseDefinition(text, 'yaml');
  assert.ok('source' in result, JSON.stringify(result));
  return result;
}

/** The complaints about the whole file with these parts of it replaced. */
function complaintsAbout(...changes: readonly (readonly [string, string])[]): readonly string[] {
  const text = changes.reduce((before, [from, to]) => {
    assert.ok(before.includes(from), `the file has no ${from}`);
    return before.replace(from, to);
  }, whole);
  const result = parseDefinition(text, 'yaml');
  const complaints = 'complaints' in result ? result.complaints : [];
  return complaints.map(({ line, path, message }) => `${line}: ${path} ${message}`);
}

describe('sources/definition/parse-definition', () => {
  it('reads a file as the message of the wire, with its defaults', () => {
    const { sourceId, source, authorization } = read(whole);
    assert.equal(sourceId, 'acme');
    assert.equal(source.country, 'NO');
    assert.equal(source.extraction?.strategy, 'html');
    assert.equal(source.extraction?.html?.fields[0]?.target, 'TARGET_TITLE');
    assert.deepEqual(source.extraction?.html?.fields[0]?.transforms, [
      { kind: 'KIND_TRIM', argument: '' },
    ]);
    assert.deepEqual(source.politeness?.fetchTimeout, { seconds: '20', nanos: 0 });
    assert.equal(source.politeness?.maxResponseBytes, '1048576');
    assert.equal(source.politeness?.siteKey, 'SITE_KEY_UNSPECIFIED');
    assert.equal(authorization?.basis, 'BASIS_OWN_SITE');
    assert.equal(authorization?.expireTime?.seconds, String(Date.UTC(2027, 10, 30) / 1_000));
  });

  it('reads the same from JSON', () => {
    const { definition, source } = read(whole);
    const json = parseDefinition(JSON.stringify(definition), 'json');
    assert.ok('source' in json);
    assert.deepEqual(json.source, source);
  });

  it('lets a preset bring address and pace, unless the file has its own', () => {
    const { source } = read(preset);
    assert.match(source.baseUrl, /^https:\/\/boards-api\.greenhouse\.io\//);
    assert.deepEqual(source.allowedHosts, ['boards-api.greenhouse.io']);
    assert.equal(source.politeness?.siteKey, 'SITE_KEY_PROVIDER');
    assert.equal(source.politeness?.provider, 'greenhouse');
    const own = read(
      `${preset}base_url: http://127.0.0.1:8081/jobs\nallowed_hosts: ['127.0.0.1:8081']\n` +
        'politeness: { requests_per_second: 2 }\n',
    );
    assert.equal(own.source.baseUrl, 'http://127.0.0.1:8081/jobs');
    assert.equal(own.source.politeness?.provider, '');
  });

  it('says what is wrong with a preset, and not that its address is missing', () => {
    const result = parseDefinition(preset.replace('greenhouse', 'greenhose'), 'yaml');
    assert.ok('complaints' in result);
    assert.deepEqual(
      result.complaints.map(({ path, line }) => [path, line]),
      [['extraction.preset.preset', 4]],
    );
  });

  for (const [what, from, to, complaint] of [
    [
      'a key that is nearly right',
      'item_selector',
      'item_selectr',
      '9: extraction.html.item_selectr is no key of a definition; did you mean "item_selector"?',
    ],
    [
      'a key in the style of JavaScript',
      'base_url',
      'baseUrl',
      '2: baseUrl is no key of a definition; did you mean "base_url"?',
    ],
    [
      'a strategy that is nearly right',
      '  html:',
      '  htlm:',
      '8: extraction.htlm is no key of a definition; did you mean "html"?',
    ],
    [
      'a field that only a server sets',
      'country: NO',
      'state: active',
      '6: state is no key of a definition. A definition has source_id, ',
    ],
    [
      'a word that is nearly right',
      'target: title',
      'target: titel',
      '11: extraction.html.fields[0].target is "titel", did you mean title?',
    ],
    [
      'a word of the wire',
      'basis: own_site',
      'basis: BASIS_OWN_SITE',
      '18: authorization.basis is "BASIS_OWN_SITE", did you mean own_site?',
    ],
    [
      'a number for text',
      'granted_by: Acme',
      'granted_by: 0x10',
      '19: authorization.granted_by must be text, and 0x10 is a number in YAML: write "0x10"',
    ],
    [
      'a truth value for text',
      'granted_by: Acme',
      'granted_by: true',
      '19: authorization.granted_by must be text, and true is a truth value in YAML: write "true"',
    ],
    [
      'a part of a word',
      'kind: trim',
      'kind: regex',
      '13: extraction.html.fields[0].transforms[0].kind is "regex", did you mean regex_capture?',
    ],
    [
      'text for a list',
      '[careers.acme.test]',
      'careers.acme.test',
      '3: allowed_hosts is "careers.acme.test", must be a list',
    ],
    [
      'text for a number',
      '1048576',
      '1 MiB',
      '16: politeness.max_response_bytes is "1 MiB", must be a number',
    ],
    [
      'a fraction for a whole number',
      '1048576',
      '1.5',
      '16: politeness.max_response_bytes is 1.5, must be a whole number',
    ],
    ['infinity', '1048576', '.inf', '16: politeness.max_response_bytes is .inf, must be a number'],
    [
      'a list for keys',
      'politeness:\n  fetch_timeout: 20s\n  max_response_bytes: 1048576',
      'politeness: [1]',
      '14: politeness is a list, must be keys with values',
    ],
    [
      'no value',
      'country: NO',
      'country:',
      '6: country has no value: give it one, or leave the key out',
    ],
    [
      'a duration in minutes',
      '20s',
      '2m',
      '15: politeness.fetch_timeout is "2m", must be seconds such as "30s" or "1.5s"',
    ],
    [
      'a duration out of bounds',
      '20s',
      '90s',
      '15: politeness.fetch_timeout is "90s", must be at most 45 s',
    ],
    [
      'a number out of bounds',
      '1048576',
      '20',
      '16: politeness.max_response_bytes is 20, must be at least 1024',
    ],
    [
      'a day that there is not',
      '2027-11-30',
      '2027-02-30',
      '22: authorization.expire_time "2027-02-30" is no day or time of the calendar',
    ],
    [
      'a pattern that is not met',
      'country: NO',
      'country: no',
      '6: country is "no", must be two capital letters such as "DE"',
    ],
    [
      'an item that breaks a rule',
      '[careers.acme.test]',
      '[careers.acme.test, "*.test"]',
      '3: allowed_hosts[1] is "*.test", must be a DNS name or an IPv4 address; ":port" may follow',
    ],
    ['a missing key', 'locale: de-DE\n', '', '1: locale is required'],
    [
      'a missing key in an item',
      'target: title\n        selectors',
      'selectors',
      '11: extraction.html.fields[0].target is required',
    ],
    [
      'an id that cannot be',
      'source_id: acme',
      'source_id: Acme Inc',
      '1: source_id is "Acme Inc", must be at most 63 small letters, digits and hyphens',
    ],
    [
      'no strategy',
      '  html:',
      '  guard:',
      '7: extraction must have exactly one of html, json, browser, structured_data, preset, ' +
        'and has none',
    ],
    [
      'two strategies',
      '  html:',
      '  preset: { preset: lever, board: x }\n  html:',
      '7: extraction must have exactly one of html, json, browser, structured_data, preset, ' +
        'and has html and preset',
    ],
  ] as const) {
    it(`says of ${what} where it is and what is right`, () => {
      const complaints = complaintsAbout([from, to]);
      assert.ok(
        complaints.some((one) => one.startsWith(complaint)),
        complaints.join('\n'),
      );
    });
  }

  it('tells all that is wrong at once, by line, and each thing once', () => {
    const complaints = complaintsAbout(
      ['item_selector', 'item_selectr'],
      ['locale: de-DE', 'locale: 1'],
      ['20s', '90s'],
      ['2027-11-30', 'soon'],
    );
    assert.deepEqual(
      complaints.map((one) => one.split(' ')[1]),
      [
        'locale',
        'extraction.html.item_selectr',
        'politeness.fetch_timeout',
        'authorization.expire_time',
      ],
    );
  });

  it('says what a file is to be that is no map', () => {
    const result = parseDefinition('- source_id: a', 'yaml');
    assert.ok('complaints' in result);
    assert.match(result.complaints[0]?.message ?? '', /must have keys with values/);
  });
});
