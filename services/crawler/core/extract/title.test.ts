import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cleanTitle } from './title.ts';

describe('title', () => {
  const cases = [
    { text: ' Backend\n Engineer ', title: 'Backend Engineer' },
    { text: 'SENIOR BACKEND ENGINEER (SRE)', title: 'Senior Backend Engineer (SRE)' },
    { text: 'SRE', title: 'SRE' },
    { text: 'KIDEMLİ İŞ ANALİSTİ ARANIYOR', title: 'Kıdemli İŞ Analisti Aranıyor' },
    { text: '运维开发工程师 (SRE)', title: '运维开发工程师 (SRE)' },
  ];
  for (const { text, title } of cases) {
    it(`is read from "${text.trim()}"`, () => {
      assert.equal(cleanTitle(text).title, title);
    });
  }

  it('is kept as on the page', () => {
    assert.equal(cleanTitle('SENIOR BACKEND ENGINEER').text, 'SENIOR BACKEND ENGINEER');
  });
});
