import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { unreadComplaint } from './unread-values.ts';

const found = (field: string, record: JobRecord$Input): JobRecord$Input => ({
  ...record,
  origins: [{ field, method: 'METHOD_SELECTOR', path: '.x' }],
});

describe('texts that were found and could not be read', () => {
  for (const [target, field, read, unread] of [
    ['TARGET_POSTED', 'posted', { posted: { date: '2026-11-30' } }, { posted: { raw: 'soonish' } }],
    ['TARGET_SALARY_TEXT', 'salary.text', { salary: { minAmount: '10' } }, { salary: {} }],
    ['TARGET_SALARY_TEXT', 'salary.text', { salary: { negotiable: true } }, {}],
    ['TARGET_LOCATION', 'location_text', { workplace: 'WORKPLACE_REMOTE' }, { places: [] }],
    ['TARGET_EMPLOYMENT', 'employment_text', { employmentTypes: ['EMPLOYMENT_TYPE_INTERN'] }, {}],
    ['TARGET_START_DATE', 'start_date', { immediateStart: true }, { startDate: {} }],
    ['TARGET_OPENINGS', 'openings', { openings: 2 }, {}],
  ] as const) {
    it(`are told of ${target}: ${JSON.stringify(unread)} beside ${JSON.stringify(read)}`, () => {
      const records: readonly JobRecord$Input[] = [
        found(field, { ...read } as JobRecord$Input),
        found(field, { ...unread } as JobRecord$Input),
        {},
      ];
      assert.match(unreadComplaint(target, records) ?? '', /in 1 of 2 records$/);
      assert.equal(unreadComplaint(target, records.slice(0, 1)), undefined);
    });
  }

  it('are not looked for where the text is all that is wanted', () => {
    assert.equal(unreadComplaint('TARGET_TITLE', [found('title', { title: '' })]), undefined);
  });
});
