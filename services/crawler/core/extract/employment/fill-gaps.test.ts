import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fillGaps } from './fill-gaps.ts';

describe('gaps between forms of employment', () => {
  it('are filled with what the other word lends', () => {
    assert.equal(fillGaps('voll- oder teilzeit'), 'vollzeit / teilzeit');
    assert.equal(fillGaps('full/part time'), 'full time / part time');
    assert.equal(fillGaps('(un)befristet'), 'unbefristet / befristet');
    assert.equal(fillGaps('556 euro basis'), 'minijob');
    assert.equal(fillGaps('f/t, p/t'), 'ft, pt');
  });

  it('are none in other texts', () => {
    for (const text of ['vollzeit', 'unbefristet', 'm/f/t']) assert.equal(fillGaps(text), text);
  });
});
