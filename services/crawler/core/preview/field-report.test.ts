import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import {
  reportsOfLacking,
  reportsOfOrigins,
  reportsOfRules,
  reportsOfUntried,
} from './field-report.ts';
import type { RuleFinding } from './rule-finding.ts';

const finding = (changes: Partial<RuleFinding> = {}): RuleFinding => ({
  target: 'TARGET_TITLE',
  key: '',
  selectors: ['h2', 'a'],
  isOptional: false,
  matched: 4,
  missing: 0,
  wins: [4, 0],
  examples: ['Cook'],
  ...changes,
});
const from = (field: string, method: 'METHOD_SELECTOR' | 'METHOD_JSON_LD'): JobRecord$Input => ({
  title: 'Cook',
  origins: [{ field, method, path: 'x' }],
});
const warningsFor = (changes: Partial<RuleFinding>, records: readonly JobRecord$Input[] = []) =>
  reportsOfRules({ findings: [finding(changes)], records })[0]?.warnings;

describe('the report of a field rule', () => {
  it('says how many items have the field, and by which selector', () => {
    assert.deepEqual(reportsOfRules({ findings: [finding()], records: [] }), [
      {
        target: 'TARGET_TITLE',
        matched: 4,
        missing: 0,
        winningSelectorIndex: 0,
        examples: ['Cook'],
        warnings: [],
      },
    ]);
  });

  for (const [what, changes, warnings] of [
    ['lacks in some', { matched: 3, missing: 1, wins: [3, 0] }, ['lacking in 1 of 4']],
    ['is nowhere', { matched: 0, missing: 4, wins: [0, 0] }, ['found in none of 4']],
    ['is optional and nowhere', { matched: 0, missing: 4, wins: [0, 0], isOptional: true }, []],
    ['is given by the second selector', { wins: [0, 4] }, ['selectors[0] gives nothing']],
  ] as const) {
    it(`warns of a field that ${what} as it should`, () => {
      assert.deepEqual(warningsFor(changes), warnings);
    });
  }

  it('calls it no gap where structured data, or the list, gives the field', () => {
    const gap = { matched: 0, missing: 1, wins: [0, 0] };
    assert.deepEqual(warningsFor(gap, [from('title', 'METHOD_JSON_LD')]), []);
    assert.deepEqual(warningsFor(gap, [from('company.name', 'METHOD_JSON_LD')]), [
      'found in none of 1',
    ]);
  });

  it('warns of texts that could not be read', () => {
    const posted = { target: 'TARGET_POSTED' } as const;
    const [warning] = warningsFor(posted, [from('posted', 'METHOD_SELECTOR')]) ?? [];
    assert.equal(warning, 'no date could be read in 1 of 1 records');
  });

  it('says why a rule was not tried', () => {
    const [report] = reportsOfUntried([{ target: 'TARGET_BENEFITS' }], 'for detail pages');
    assert.deepEqual([report?.matched, report?.warnings], [0, ['for detail pages']]);
  });
});

describe('the reports of structured data', () => {
  it('tell each field that it gave, with its value', () => {
    const [report, ...others] = reportsOfOrigins(from('title', 'METHOD_JSON_LD'), []);
    assert.deepEqual(
      [report?.target, report?.matched, report?.examples],
      ['TARGET_TITLE', 1, ['Cook']],
    );
    assert.equal(report?.winningSelectorIndex, -1);
    assert.deepEqual(others, []);
  });

  it('leave out what rules gave', () => {
    assert.deepEqual(reportsOfOrigins(from('title', 'METHOD_SELECTOR'), []), []);
  });

  it('tell what a posting must have and lacks', () => {
    const reports = reportsOfLacking(['company', 'title', 'no_field']);
    assert.deepEqual(
      reports.map(({ target, missing }) => [target, missing]),
      [
        ['TARGET_COMPANY', 1],
        ['TARGET_TITLE', 1],
      ],
    );
  });
});
