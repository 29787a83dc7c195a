import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { costlyPart } from './selector-cost.ts';

describe('cost of a selector', () => {
  for (const selector of [
    'li.job > a[href*="~,<"]',
    'dt:contains("Pay ~ 1 < 2, a") ~ dd',
    'h1, h2, h3, .title',
    'li:not(.ad):nth-child(2n + 1):has(> a.apply)',
    String.raw`.a\:b\~c`,
    ':is(h1, h2):not(:empty) + p',
    'table.facts tr:nth-of-type(3) td:last-child',
  ]) {
    it(`is small enough for ${selector}`, () => {
      assert.equal(costlyPart(selector), undefined);
    });
  }

  const refused = [
    { selector: 'a:has(b:has(c))', word: ':has inside a :has' },
    { selector: 'a:has(:is(b, :has(c)))', word: ':has inside a :has' },
    { selector: ':not(:not(:not(:not(a))))', word: 'nested deeper' },
    { selector: 'p ~ p ~ p', word: '"~"' },
    { selector: 'a < b', word: 'no combinator' },
    { selector: Array.from({ length: 33 }, () => 'a').join(), word: 'alternatives' },
    { selector: 'a '.repeat(60), word: 'combinators' },
    { selector: 'a' + ':not(b)'.repeat(60), word: 'pseudo classes' },
  ];
  for (const { selector, word } of refused) {
    it(`is too large for ${selector.slice(0, 30)}: ${word}`, () => {
      assert.ok(costlyPart(selector)?.includes(word), costlyPart(selector));
    });
  }
});
