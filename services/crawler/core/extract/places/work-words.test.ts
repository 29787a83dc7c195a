import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cutWork } from './work-words.ts';

describe('ways of working', () => {
  const cases = [
    { part: 'Remote', works: ['remote'], rest: '' },
    { part: 'Remote in Germany', works: ['remote'], rest: 'Germany' },
    { part: 'Fully remote within the EU', works: ['remote'], rest: 'EU' },
    { part: 'EMEA Remote', works: ['remote'], rest: 'EMEA' },
    { part: 'No remote', works: ['onsite'], rest: '' },
    { part: 'Homeoffice möglich', works: ['option'], rest: '' },
    { part: '3 days in office', works: ['hybrid'], rest: '' },
    { part: '60 % Homeoffice', works: ['hybrid'], rest: '' },
    { part: 'Teletrabajo 100%', works: ['remote'], rest: '' },
    { part: 'Homeoffice bis zu 60 %', works: ['hybrid'], rest: '' },
    { part: '100% remote', works: ['remote'], rest: '' },
    { part: 'télétravail partiel', works: ['hybrid'], rest: '' },
    { part: 'Vor Ort in Bonn', works: ['onsite'], rest: 'Bonn' },
    { part: 'Worldwide', works: ['worldwide'], rest: '' },
    { part: 'bundesweit', works: ['nationwide'], rest: '' },
    { part: '全国リモート', works: ['remote', 'nationwide'], rest: '' },
    { part: '2 days/week in London', works: ['hybrid'], rest: 'London' },
    { part: '5 days a week in office', works: ['onsite'], rest: '' },
    { part: 'teilweise Homeoffice möglich', works: ['hybrid'], rest: '' },
    { part: 'Remoteville', works: [], rest: 'Remoteville' },
    { part: 'Remscheid', works: [], rest: 'Remscheid' },
  ];
  for (const { part, works, rest } of cases) {
    it(`are cut from "${part}"`, () => {
      assert.deepEqual(cutWork(part), { works, rest });
    });
  }

  it('are not looked for in a sentence', () => {
    const sentence = `remote ${'and more '.repeat(20)}`;
    assert.deepEqual(cutWork(sentence), { works: [], rest: sentence });
  });
});
