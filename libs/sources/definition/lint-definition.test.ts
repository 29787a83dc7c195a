import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lintDefinition } from './lint-definition.ts';

const nowMs = Date.parse('2026-12-01T00:00:00Z');
const whole = `source_id: acme
base_url: https://careers.acme.test/jobs
allowed_hosts: [careers.acme.test]
locale: de-DE
time_zone: Europe/Berlin
extraction:
  html:
    item_selector: li.job
    fields:
      - { target: external_id, selectors: [':scope'], attribute: id }
      - { target: source_url, selectors: [a], attribute: href }
      - { target: title, selectors: [.title] }
      - { target: company, selectors: [.company] }
      - { target: location, selectors: [.place] }
      - { target: posted, selectors: [time] }
      - { target: employment, selectors: [.form] }
      - { target: salary_text, selectors: [.pay] }
      - { target: description, selectors: [.text] }
    pagination:
      page: { parameter: page, first: 1 }
      total_path: .total
      page_size: 10
  empty_state: { selector: .none }
authorization:
  basis: own_site
  granted_by: Acme
  contact: web@acme.test
  evidence_uri: https://acme.test/
  expire_time: 2027-11-30
`;

function remarks(text: string): readonly string[] {
  const result = lintDefinition(text, { format: 'yaml', nowMs });
  const [kind, list] =
    'complaints' in result
      ? (['error', result.complaints] as const)
      : (['warning', result.warnings] as const);
  return list.map(({ line, path, message }) => `${kind} ${line} ${path}: ${message}`);
}

function changed(from: string, to: string): string {
  assert.ok(whole.includes(from), `the file has no ${from}`);
  return whole.replace(from, to);
}

describe('sources/definition/lint-definition', () => {
  it('has nothing to say of a file that is right and thought through', () => {
    assert.deepEqual(remarks(whole), []);
  });

  for (const [what, from, to, remark] of [
    [
      'a host outside its scope',
      'https://careers.acme.test/jobs',
      'https://other.test/',
      /^error 2 base_url: is "https:\/\/other\.test\/", must lie inside allowed_hosts/,
    ],
    [
      'a zone that there is not',
      'Europe/Berlin',
      'Berlin',
      /^error 5 time_zone: is "Berlin", must be an IANA time zone/,
    ],
    [
      'a selector that does not compile',
      'li.job',
      "'li['",
      /^error 8 extraction\.html\.item_selector: /,
    ],
    [
      'a missing target',
      '      - { target: title, selectors: [.title] }\n',
      '',
      /^error \d+ extraction\.html.*: .*title/i,
    ],
    [
      'a selector in a later rule',
      '[time]',
      "['time[']",
      /^error 15 extraction\.html\.fields\[5\]\.selectors\[0\]: /,
    ],
    [
      'a field that every record needs, and of a constant',
      '      - { target: company, selectors: [.company] }\n',
      '',
      /fields: needs a rule for company; a constant .*: \[\{kind: default, argument: Acme\}\]\}$/,
    ],
    [
      'a second rule of a field, and where the first is',
      '[.company] }\n',
      '[.company] }\n      - { target: title, selectors: [.x] }\n',
      /^error 14 .*fields\[4\]\.target: is title a second time, first in .*html\.fields\[2\];/,
    ],
    [
      'an authorization that is over',
      '2027-11-30',
      '2026-11-30',
      /^error 29 authorization\.expire_time: is "2026-11-30", must be in the future/,
    ],
    [
      'an unknown required field',
      '  empty_state',
      '  required_fields: [pay]\n  empty_state',
      /^error 23 extraction\.required_fields\[0\]: "pay" is no field/,
    ],
    [
      'no authorization',
      whole.slice(whole.indexOf('authorization:')),
      '',
      /^warning 1 : has no authorization/,
    ],
    [
      'no empty state',
      '  empty_state: { selector: .none }\n',
      '',
      /^warning 6 extraction: has no empty_state/,
    ],
    [
      'no total',
      '      total_path: .total\n',
      '',
      /^warning 19 extraction\.html\.pagination: has no total_path/,
    ],
    [
      'no page size',
      '      page_size: 10\n',
      '',
      /^warning 19 extraction\.html\.pagination: has no page_size/,
    ],
    [
      'no pagination',
      whole.slice(whole.indexOf('    pagination:'), whole.indexOf('  empty_state')),
      '',
      /^warning 7 extraction\.html: has no pagination/,
    ],
    [
      'no useful rules',
      '      - { target: posted, selectors: [time] }\n',
      '',
      /^warning 9 extraction\.html\.fields: has no rule for posted/,
    ],
  ] as const) {
    it(`tells of ${what}, with its line`, () => {
      const found = remarks(changed(from, to));
      assert.ok(
        found.some((one) => remark.test(one)),
        found.join('\n'),
      );
    });
  }

  it('tells of the rest, too, where a key is wrong, and each thing once', () => {
    const text = whole
      .replace('base_url', 'baseUrl')
      .replace('item_selector', 'item_selectr')
      .replace('target: title', 'target: titel')
      .replace('[time]', "['time[']")
      .replace('2027-11-30', '2026-11-30');
    assert.deepEqual(
      remarks(text).map((one) => one.split(': ', 1).join()),
      [
        'error 2 baseUrl',
        'error 8 extraction.html.item_selectr',
        'error 12 extraction.html.fields[2].target',
        'error 15 extraction.html.fields[5].selectors[0]',
        'error 29 authorization.expire_time',
      ],
    );
    const unscoped = whole
      .replace('allowed_hosts', 'allowed_hots')
      .replace('Europe/Berlin', 'Berlin')
      .replace('      - { target: company, selectors: [.company] }\n', '')
      .replace('[.title] }', '[.title], transforms: [{ kind: regex }] }');
    assert.deepEqual(
      remarks(unscoped).map((one) => one.split(': ', 1).join()),
      [
        'error 3 allowed_hots',
        'error 5 time_zone',
        'error 9 extraction.html.fields',
        'error 12 extraction.html.fields[2].transforms[0].kind',
      ],
    );
    const wrong = remarks(whole.replace('country', 'x').replace('Europe/Berlin', 'Berlin\nx: 1'));
    assert.deepEqual(
      wrong.map((one) => one.split(': ', 1).join()),
      ['error 5 time_zone', 'error 6 x'],
    );
  });

  it('leaves it to the installation whether a private host may be practised on', () => {
    const text = whole
      .replace('https://careers.acme.test/jobs', 'http://127.0.0.1:8081/jobs')
      .replace('[careers.acme.test]', "['127.0.0.1:8081']");
    assert.deepEqual(remarks(text), [
      'warning 3 allowed_hosts[0]: is a private address, taken only where ' +
        'JOBRADAR_PRACTICE_HOSTS names it',
    ]);
  });

  it('says of a board that is none only that, and not that its address is missing', () => {
    const text = `source_id: acme
locale: en-US
time_zone: UTC
extraction: { preset: { preset: lever, board: ../acme } }
`;
    assert.deepEqual(remarks(text), [
      'error 4 extraction.preset.board: is "../acme", must be the board\'s name at lever, ' +
        'such as "acme"',
    ]);
  });

  it('names the parameters that a preset would take, with what holds without them', () => {
    const text = `source_id: acme
locale: en-US
time_zone: UTC
extraction: { preset: { preset: lever, board: acme } }
`;
    const found = remarks(text);
    assert.ok(
      found.every((one) => one.startsWith('warning ')),
      found.join('\n'),
    );
    for (const known of ['company, so it is "acme"', 'region, so it is "global"']) {
      assert.ok(
        found.some((one) => one.includes(`has no parameter ${known}`)),
        found.join('\n'),
      );
    }
  });
});
