import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countJudge, rangeJudge, textJudge, type Clauses } from './clauses.ts';

describe('the clauses of a rule', () => {
  const cases: readonly {
    readonly rule: Clauses;
    readonly good: readonly string[];
    readonly bad: readonly string[];
    readonly says: string;
  }[] = [
    {
      rule: { max_len: 2 },
      good: ['', 'ab', '字字', '😀😀'],
      bad: ['abc', '😀😀😀'],
      says: 'must have at most 2 characters',
    },
    {
      rule: { min_len: 2 },
      good: ['ab', '😀😀', 'abcdef'],
      bad: ['a', '😀'],
      says: 'must have at least 2 characters',
    },
    {
      rule: { pattern: /a|bc/u },
      good: ['a', 'bc'],
      bad: ['ab', 'abc', 'a\n'],
      says: 'must match a|bc',
    },
    {
      rule: { uuid: true },
      good: ['0197d0a0-0000-7000-8000-00000000000f'],
      bad: ['0197D0A0-0000-7000-8000-00000000000F', '0197d0a0000070008000000000000001', ''],
      says: 'must be a UUID in lower-case text form',
    },
    {
      rule: { uri: true },
      good: [
        'http://a.example',
        'HTTPS://A.example:8443/x?q=ü#f',
        'https://[::1]/',
        'http://招聘.example/职位',
      ],
      bad: [
        '//a.example',
        'ftp://a.example',
        'http://',
        'http://u:p@a.example/',
        'http://a.example/\t',
        'x',
      ],
      says: 'must be an absolute http or https URI without user info',
    },
    {
      rule: { hostname: true },
      good: ['localhost', 'a-b.example', '10.0.0.1:80', 'xn--fiqs8s.cn', 'A.EXAMPLE:65535'],
      bad: [
        '',
        '.',
        'a.',
        'a_b',
        '-a',
        'a-',
        '1.2.3',
        '256.1.1.1',
        'a:0',
        'a:65536',
        'a:',
        'http://a',
        `${'a'.repeat(64)}.de`,
      ],
      says: 'must be a DNS name or an IPv4 address; ":port" may follow',
    },
    {
      rule: { one_of: ['a', 'b'] },
      good: ['a', 'b'],
      bad: ['', 'A', 'ab'],
      says: 'must be one of a, b',
    },
  ];
  for (const { rule, good, bad, says } of cases) {
    it(`${Object.keys(rule).join()}: ${says}`, () => {
      const judge = textJudge(rule);
      for (const text of good) assert.equal(judge(text), undefined, text);
      for (const text of bad) assert.equal(judge(text)?.message, says, text);
    });
  }

  it('bound numbers, and let nothing pass that cannot be compared', () => {
    const judge = rangeJudge({ gte: 1, lte: 3 }, { of: (value: number) => value, unit: ' s' });
    for (const value of [1, 2.5, 3]) assert.equal(judge(value), undefined);
    assert.equal(judge(0)?.message, 'must be at least 1 s');
    assert.equal(judge(4)?.message, 'must be at most 3 s');
    assert.equal(judge(Number.NaN)?.clause, 'gte');
  });

  it('bound lists in words that fit the number', () => {
    const of = (value: readonly number[]): number => value.length;
    const judge = countJudge({ min_items: 1, max_items: 2 }, { of, unit: 'entry' });
    assert.deepEqual(judge([]), { clause: 'min_items', message: 'must have at least 1 entry' });
    assert.deepEqual(judge([1, 2, 3]), {
      clause: 'max_items',
      message: 'must have at most 2 entries',
    });
  });
});
