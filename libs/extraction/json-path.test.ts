import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseJsonPath, valuesAt } from './json-path.ts';

describe('JSON path', () => {
  const value = {
    data: { items: [{ name: 'a' }, { name: 'b' }, 3] },
    'odd key': 1,
    isOpen: true,
    pay: [
      { kind: 'base', min: 1 },
      { kind: 'bonus', min: 2 },
      { kind: 'base', min: 3 },
    ],
    place: { remote: true, hybrid: false, office: 'true' },
  };
  const cases = [
    { path: '$', want: [value] },
    { path: 'odd key', want: [1] },
    { path: 'data.items[1].name', want: ['b'] },
    { path: '$.data.items[*].name', want: ['a', 'b'] },
    { path: 'data.items[7]', want: [] },
    { path: 'data.items.name', want: [] },
    { path: 'data.toString', want: [] },
    { path: 'pay[kind=base].min', want: [1, 3] },
    { path: '[isOpen=true].pay[0].min', want: [1] },
    { path: '[isOpen=false].pay[0].min', want: [] },
    { path: 'pay[*][min,kind]', want: [1, 'base', 2, 'bonus', 3, 'base'] },
    { path: 'place[?hybrid,remote,office]', want: ['remote', 'office'] },
    { path: 'pay[?hybrid]', want: [] },
  ];
  for (const { path, want } of cases) {
    it(`follows "${path}"`, () => {
      assert.deepEqual(valuesAt(value, parseJsonPath(path) ?? []), want);
    });
  }

  it('finds no value of a key in what is no scalar, whatever that calls itself', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    for (const kind of [{ toString: 1 }, [{ toString: 1 }], deep, null, { kind: 'pay' }]) {
      assert.deepEqual(valuesAt([{ kind }], parseJsonPath('[kind=pay]') ?? []), []);
    }
  });

  it('starts at an array too', () => {
    assert.deepEqual(valuesAt([1, 2], parseJsonPath('$[*]') ?? []), [1, 2]);
    assert.deepEqual(valuesAt([1, 2], parseJsonPath('[1]') ?? []), [2]);
  });

  for (const text of [
    '',
    '.',
    'a..b',
    'a.',
    '[x]',
    'a[',
    'a[-1]',
    'a[1]b',
    'x.'.repeat(40) + 'x',
  ]) {
    it(`takes "${text.slice(0, 10)}" for no path`, () => {
      assert.equal(parseJsonPath(text), undefined);
    });
  }
});
