import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { afterQualities, isQuality, isRemark, leadOf, readPerUnit } from './around-amount.ts';
import { tokenize } from './tokenizer.ts';

describe('words around an amount', () => {
  const tokens = (text: string, locale = 'en-US') => tokenize(text, locale);

  it('are its unit, with what joins it', () => {
    assert.equal(readPerUnit(tokens('/month'), 0)?.period, 'PERIOD_MONTH');
    assert.equal(readPerUnit(tokens('/2 weeks'), 0)?.period, 'PERIOD_BIWEEK');
    assert.equal(readPerUnit(tokens('month'), 0), undefined);
  });

  it('lead it, also over a word of pay', () => {
    assert.equal(leadOf(tokens('up to gross $50'), 2)?.upTo, true);
    assert.equal(leadOf(tokens('office $50'), 1), undefined);
  });

  it('are no lead of one amount where they only mean "of"', () => {
    const text = tokens('un minimum de 50 €', 'fr-FR');
    assert.equal(leadOf(text, 3)?.between, true);
    assert.equal(leadOf(text, 3, true)?.from, true);
  });

  it('are passed where they say more of it, in brackets as well', () => {
    const text = tokens('gross/month (min) - $60');
    assert.equal(isQuality(text[0]), true);
    assert.equal(isRemark(text, 3), true);
    assert.equal(afterQualities(text, 0), 6);
  });
});
