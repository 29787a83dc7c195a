import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseDefinition } from './parse-definition.ts';

/** What is said of one line of a file. */
function saidOf(line: string): readonly string[] {
  const result = parseDefinition(line, 'yaml');
  assert.ok('complaints' in result);
  return result.complaints.map(({ path, message }) => `${path} ${message}`);
}

describe('sources/definition/explain-issue', () => {
  for (const [what, line, complaint] of [
    [
      'a number for text that it could not be either',
      'country: 47',
      'country is 47, must be two capital letters such as "DE"',
    ],
    [
      'a number for a host',
      'allowed_hosts: [12]',
      'allowed_hosts[0] is 12, must be a DNS name or an IPv4 address; ":port" may follow',
    ],
    [
      'a number for a duration',
      'crawl_defaults: { wall_time: 3600 }',
      'crawl_defaults.wall_time is 3600, must be seconds such as "3600s"',
    ],
    [
      'a duration without its unit',
      'crawl_defaults: { wall_time: "3600" }',
      'crawl_defaults.wall_time is "3600", must be seconds such as "3600s"',
    ],
    [
      'a duration in another unit',
      'crawl_defaults: { wall_time: 1h }',
      'crawl_defaults.wall_time is "1h", must be seconds such as "30s" or "1.5s"',
    ],
    [
      'a number for a day',
      'authorization: { expire_time: 2027 }',
      'authorization.expire_time is 2027, must be a day or a time such as "2027-11-30" or ' +
        '"2027-11-30T12:00:00Z"',
    ],
    [
      'a text that is no day',
      'authorization: { expire_time: 30.11.2027 }',
      'authorization.expire_time is "30.11.2027", must be a day or a time such as "2027-11-30" ' +
        'or "2027-11-30T12:00:00Z"',
    ],
    [
      'a number for text that it could be',
      'display_name: 47',
      'display_name must be text, and 47 is a number in YAML: write "47"',
    ],
  ] as const) {
    it(`says of ${what} what is right at the first try`, () => {
      const said = saidOf(line);
      assert.ok(said.includes(complaint), said.join('\n'));
    });
  }
});
