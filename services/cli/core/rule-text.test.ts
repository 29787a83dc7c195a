import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldReport } from '#libs/proto/gen/jobradar/v1/FieldReport.ts';
import { isAnyTried, ruleLines, type RuleFacts } from './rule-text.ts';

const report: FieldReport = {
  target: 'TARGET_TITLE',
  matched: 3,
  missing: 0,
  winningSelectorIndex: 0,
  examples: [],
  warnings: [],
};
const rule: RuleFacts = {
  target: 'TARGET_TITLE',
  attributeKey: '',
  selectors: ['h1', '.title'],
  optional: false,
  hasDefault: false,
  line: 7,
};

describe('core/rule-text', () => {
  it('tells for each rule which selector won, what is missing and what was read', () => {
    const lines = ruleLines(
      [
        { ...report, winningSelectorIndex: 1, examples: ['Senior\n Engineer', 'x'] },
        { ...report, target: 'TARGET_SALARY_TEXT', matched: 1, missing: 2 },
        { ...report, target: 'TARGET_POSTED', winningSelectorIndex: -1 },
        { ...report, target: 'TARGET_LOCATION', matched: 0, missing: 3, winningSelectorIndex: -1 },
      ],
      [rule, { ...rule, target: 'TARGET_SALARY_TEXT', selectors: ['.pay'], optional: true }],
    );
    assert.deepEqual(lines, [
      'Field        found  missing       read by          first values',
      'title        3      0             .title (2 of 2)  "Senior Engineer" "x"',
      'salary_text  1      2 (optional)  .pay',
      'posted       3      0             structured data',
      'location     0      3             -',
    ]);
  });

  it('says of a constant that it comes from the definition', () => {
    const constant = { ...rule, selectors: [], hasDefault: true };
    const [, line] = ruleLines([{ ...report, winningSelectorIndex: -1 }], [constant]);
    assert.match(line ?? '', /^title +3 +0 +definition$/);
  });

  it('tells rules of one target apart by their keys and selectors, in their order', () => {
    const target = 'TARGET_IDENTIFIER';
    const lines = ruleLines(
      [
        { ...report, target },
        { ...report, target },
        { ...report, target, winningSelectorIndex: -1 },
      ],
      [
        { ...rule, target, attributeKey: 'req', selectors: ['.req'] },
        { ...rule, target, attributeKey: 'ref', selectors: ['.ref'] },
      ],
    );
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(/ {2,}/)),
      [
        ['identifier req', '3', '0', '.req'],
        ['identifier ref', '3', '0', '.ref'],
        ['identifier', '3', '0', 'structured data'],
      ],
    );
  });

  it('names the selectors of a rule that nothing matches, with their line', () => {
    const warnings = ['found in none of 3'];
    const none = { ...report, matched: 0, missing: 3, winningSelectorIndex: -1, warnings };
    assert.equal(
      ruleLines([none], [rule]).at(-1),
      '  ! title: found in none of 3 by "h1", ".title" (line 7)',
    );
  });

  it('tells a warning of several rules once, and options as the command line has them', () => {
    const warnings = ['is read on detail pages: set follow_details'];
    const lines = ruleLines(
      [
        { ...report, warnings },
        { ...report, target: 'TARGET_SKILLS', warnings },
      ],
      [],
    );
    assert.equal(lines.at(-1), '  ! title, skills: is read on detail pages: ask for --details');
  });

  it('has nothing to tell of no reports, and knows whether any rule was tried', () => {
    assert.deepEqual(ruleLines([], [rule]), []);
    assert.ok(isAnyTried([report]));
    assert.ok(!isAnyTried([{ ...report, matched: 0 }]));
  });
});
