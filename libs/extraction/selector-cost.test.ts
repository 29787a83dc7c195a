import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { costlyPart } from './selector-cost.ts';
import { readSelector } from './selector-syntax.ts';

function costOf(selector: string): string | undefined {
  const read = readSelector(selector);
  assert.ok('parts' in read, selector);
  return costlyPart(read.parts);
}

describe('cost of a selector', () => {
  for (const selector of [
    'li.job > a[href*="~,<"]',
    'dt:contains("Pay ~ 1 < 2, a") ~ dd',
    'h1, h2, h3, .title',
    'li:not(.ad):nth-child(2n + 1):has(> a.apply)',
    String.raw`.a\:b\~c`,
    ':is(h1, h2):not(:empty) + p',
    'table.facts tr:nth-of-type(3) td:last-child',
    'dt ~ dd:nth-of-type(2)',
    'li:nth-child(2), h2:first-child ~ p',
  ]) {
    it(`is small enough for ${selector}`, () => {
      assert.equal(costOf(selector), undefined);
    });
  }

  const refused = [
    { selector: 'a:has(b:has(c))', word: ':has inside a :has' },
    { selector: 'a:has(:is(b, :has(c)))', word: ':has inside a :has' },
    { selector: ':not(:not(:not(:not(a))))', word: 'nested deeper' },
    { selector: 'p ~ p ~ p', word: '"~"' },
    { selector: String.raw`a:h\61s(b:h\61s(c))`, word: ':has inside a :has' },
    { selector: String.raw`[a="\""] ~ p ~ p ~ [b="]"]`, word: 'more than one "~"' },
    { selector: String.raw`[a=\"] ~ p ~ p [b="]"]`, word: 'more than one "~"' },
    { selector: `p/*'*/ ~ p ~ p/*'*/`, word: 'more than one "~"' },
    { selector: 'li:nth-child(9) ~ li', word: '"~" behind a :nth-child' },
    { selector: 'ul:nth-of-type(9) > li ~ li', word: '"~" behind a :nth-of-type' },
    { selector: ':is(li:nth-last-child(9), b) ~ li', word: '"~" behind a :nth-last-child' },
    { selector: Array.from({ length: 33 }, () => 'a').join(), word: 'alternatives' },
    { selector: 'a '.repeat(60), word: 'combinators' },
    { selector: 'a' + ':not(b)'.repeat(60), word: 'pseudo classes' },
  ];
  for (const { selector, word } of refused) {
    it(`is too large for ${selector.slice(0, 30)}: ${word}`, () => {
      assert.ok(costOf(selector)?.includes(word), costOf(selector));
    });
  }
});
