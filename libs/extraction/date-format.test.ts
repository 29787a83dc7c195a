import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseDateFormat } from './date-format.ts';

describe('date format', () => {
  const cases = [
    { format: 'yyyy-MM-dd', text: '2026-09-01', want: '2026-09-01' },
    { format: 'dd.MM.yyyy', text: ' 1.9.2026 ', want: '2026-09-01' },
    { format: 'yyyy年MM月dd日', text: '2026年9月1日', want: '2026-09-01' },
    { format: 'MM/dd/yyyy HH:mm', text: '09/01/2026 7:05', want: '2026-09-01T07:05:00' },
    { format: 'yyyy-MM-dd', text: '1 September', want: undefined },
  ];
  for (const { format, text, want } of cases) {
    it(`reads "${text}" as ${format}`, () => {
      assert.equal(parseDateFormat(format)?.(text), want);
    });
  }

  for (const format of ['', 'MM/dd', 'yyyy-MM', 'yyyy-yyyy-MM-dd']) {
    it(`takes "${format}" for no format`, () => {
      assert.equal(parseDateFormat(format), undefined);
    });
  }
});
