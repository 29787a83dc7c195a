import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { goesOn, isDenial, isDeniedBy, isDeniedIn } from './denials.ts';

describe('forms of employment that are denied', () => {
  it('have the denial before or behind them', () => {
    assert.equal(isDeniedBy('no', ''), true);
    assert.equal(isDeniedBy('', 'need not apply'), true);
    assert.equal(isDeniedBy('', 'nicht möglich'), true);
    assert.equal(isDeniedBy('known', 'not included'), false);
  });

  it('may be several', () => {
    assert.equal(goesOn('known or'), true);
    assert.equal(goesOn('known with'), false);
  });

  it('may be of something that is no form of employment', () => {
    assert.equal(isDenial('no agencies'), true);
    assert.equal(isDenial('november'), false);
  });

  it('have it beside them where there are no blanks', () => {
    assert.equal(isDeniedIn('不招兼职', 2, 4), true);
    assert.equal(isDeniedIn('派遣不可', 0, 2), true);
    assert.equal(isDeniedIn('全职', 0, 2), false);
  });
});
