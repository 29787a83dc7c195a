import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compilePattern } from './safe-pattern.ts';

function capture(pattern: string, text: string): string | undefined {
  const compiled = compilePattern(pattern);
  assert.ok(!('complaint' in compiled), pattern);
  return compiled.capture(text);
}

describe('patterns of a definition', () => {
  const taken = [
    { pattern: 'id=(\\d+)', text: '/jobs?id=42&x=7', want: '42' },
    { pattern: '(?:a|b)+(c)', text: 'xxabac', want: 'c' },
    { pattern: '[(?=]+(.)', text: '(?=z', want: 'z' },
    { pattern: '(?<year>\\d{4})-(\\d\\d)', text: 'on 2026-11-30', want: '2026' },
    { pattern: '\\(([^)]*)\\)', text: 'Berlin (hybrid) (2)', want: 'hybrid' },
    { pattern: '(?i:ref)[.:] *(\\S+)', text: 'REF: A-7 b', want: 'A-7' },
    { pattern: '(\\p{Lu}\\p{Ll}+)$', text: 'in Köln Ärzte', want: 'Ärzte' },
    { pattern: '\\b(月)', text: '薪 月', want: undefined },
    { pattern: '(\\u{1F600}|薪+)', text: '13薪薪', want: '薪薪' },
    { pattern: '^(.*?) - ', text: 'Cook - Bonn - full time', want: 'Cook' },
    { pattern: '(?:x|(y))z', text: 'xz', want: undefined },
    { pattern: '(a)|b', text: 'c', want: undefined },
    { pattern: '(a+)+', text: 'caab', want: 'aa' },
  ];
  for (const { pattern, text, want } of taken) {
    it(`take "${want}" by ${pattern}`, () => {
      assert.equal(capture(pattern, text), want);
      assert.equal(new RegExp(pattern, 'u').exec(text)?.[1], want);
    });
  }

  const refused = [
    { text: '(?=a)b', word: 'look-around' },
    { text: 'a(?!b)', word: 'look-around' },
    { text: '(?<=a)b', word: 'look-around' },
    { text: '(?<!a)b', word: 'look-around' },
    { text: '(a)\\1', word: 'back-reference' },
    { text: '(?<x>a)\\k<x>', word: 'back-reference' },
    { text: '(a{1,999}){1,999}', word: 'too large' },
    { text: '(){999999999}', word: 'too large' },
    { text: '((?:a*)*)', word: 'may be empty' },
    { text: '(\\s*,?)+', word: 'may be empty' },
    { text: '(', word: 'no regular expression' },
    { text: '(?<x>a)(?<x>b)', word: 'no regular expression' },
    { text: 'a'.repeat(257), word: 'at most 256' },
  ];
  for (const { text, word } of refused) {
    it(`refuse ${text.slice(0, 20)}: ${word}`, () => {
      const result = compilePattern(text);
      assert.ok('complaint' in result && result.complaint.includes(word));
    });
  }

  it('count their groups', () => {
    const groups = (text: string): number => {
      const pattern = compilePattern(text);
      return 'complaint' in pattern ? -1 : pattern.groups;
    };
    assert.deepEqual(['a(b)', 'a(?:b)', '(?<x>a)(b(c))'].map(groups), [1, 0, 3]);
  });

  // A way tried after the other would not end with any of these in the lifetime of a machine.
  const explosive = [
    '((?:a+)+b)',
    '((a|a)*b)',
    '((?:a|aa)+b)',
    '((?:.*a){12}b)',
    '(a*a*a*a*a*a*a*a*a*a*b)',
    '((?:a?){60}a{60}b)',
    '((?:(?:(?:a+)+)+)+b)',
    '((?:\\w|a|[a-z])*!)',
    '([a-z]+[a-z]+[a-z]+[a-z]+[a-z]+1)',
  ];
  for (const pattern of explosive) {
    it(`end on a long text: ${pattern}`, function () {
      this.timeout(60_000);
      assert.equal(capture(pattern, 'a'.repeat(10_000)), undefined);
    });
  }
});
