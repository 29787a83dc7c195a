import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleOf, findingOf, type RuleHit } from './rule-finding.ts';

const rule = {
  target: 'TARGET_TITLE',
  attributeKey: '',
  selectors: ['h2.title', 'a'],
  optional: false,
} as const;
const hit = (path: string, ...values: readonly string[]): RuleHit => ({ path, values });

describe('what a rule finds on a page', () => {
  it('counts the items that have it, that lack it, and which selector won', () => {
    const hits = [hit('h2.title', 'Cook'), undefined, hit('a', 'Baker'), hit('a', 'Clerk')];
    const finding = findingOf({ ...rule, selectors: [...rule.selectors] }, hits);
    assert.equal(finding.matched, 3);
    assert.equal(finding.missing, 1);
    assert.deepEqual(finding.wins, [1, 2]);
    assert.deepEqual(finding.examples, ['Cook', 'Baker', 'Clerk']);
  });

  it('shows at most three examples, each once', () => {
    const hits = ['a', 'a', 'b', 'c', 'd'].map((value) => hit('a', value));
    const { examples } = findingOf({ ...rule, selectors: ['a'] }, hits);
    assert.deepEqual(examples, ['a', 'b', 'c']);
  });

  it('lets the first selector stand for all that a rule joins, and none for a default', () => {
    const joined = findingOf({ ...rule, selectors: ['p', 'li'] }, [hit('p, li', 'one', 'two')]);
    assert.deepEqual(joined.wins, [1, 0]);
    assert.deepEqual(joined.examples, ['one | two']);
    assert.deepEqual(findingOf({ ...rule, selectors: ['p'] }, [hit('', 'Acme')]).wins, [0]);
  });

  it('cuts a long example, in one line', () => {
    assert.equal(exampleOf(['a\n  b']), 'a b');
    assert.equal(exampleOf(['x'.repeat(1_000_000)]).length, 200);
  });
});
