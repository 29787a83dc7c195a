import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decodeReferences } from './character-references.ts';

describe('character references', () => {
  const cases = [
    { text: '&lt;p&gt;R&amp;amp;D&lt;/p&gt;', want: '<p>R&amp;D</p>' },
    { text: '<b>&eacute;&#233;&#xe9;</b>', want: '<b>ééé</b>' },
    { text: 'a & b &unknown; &lt', want: 'a & b &unknown; &lt' },
  ];
  for (const { text, want } of cases) {
    it(`of "${text}" are decoded once`, () => assert.equal(decodeReferences(text), want));
  }
});
