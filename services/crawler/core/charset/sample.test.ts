import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { sampleOf } from './sample.ts';

describe('sampleOf', () => {
  const cases = [
    ['plain ASCII\n<p>only</p>', ''],
    ['<p>abc</p><p>d\u00E9f</p>\nghi', '<p>d\u00E9f'],
    ['\u00E9', '\u00E9'],
    ['a\n\u00E9\nb\n\u00E8', '\n\u00E9\n\u00E8'],
    ['', ''],
  ] as const;
  for (const [body, sample] of cases) {
    it(`takes ${JSON.stringify(sample)} of ${JSON.stringify(body)}`, () => {
      const octets = sampleOf(Buffer.from(body, 'latin1'));
      assert.equal(Buffer.from(octets).toString('latin1'), sample);
    });
  }

  it('takes at most 8 KiB, and none of what it has not seen', () => {
    assert.equal(sampleOf(Buffer.alloc(50_000, 0xe9)).length, 8_192);
    assert.equal(sampleOf(Buffer.from('\u00E9\n'.repeat(9_000), 'latin1')).length, 8_192);
  });
});
