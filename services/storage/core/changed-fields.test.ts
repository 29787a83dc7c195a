import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { changedFields } from './changed-fields.ts';

const base: JobRecord$Input = {
  title: 'Engineer',
  company: { name: 'Acme' },
  salary: { text: '15k', minAmount: '15000' },
  skills: ['Python', 'Go'],
  attributes: { a: '1', b: '2' },
};
const open = (record: JobRecord$Input) => ({ state: 'OPEN', record });

describe('changedFields', () => {
  const cases: readonly {
    readonly what: string;
    readonly change: JobRecord$Input;
    readonly paths: readonly string[];
  }[] = [
    { what: 'nothing', change: {}, paths: [] },
    { what: 'a text', change: { title: 'Senior engineer' }, paths: ['record.title'] },
    {
      what: 'parts of a message',
      change: { salary: { text: '16k', minAmount: '15000', maxAmount: '16000' } },
      paths: ['record.salary.text', 'record.salary.max_amount'],
    },
    { what: 'a list', change: { skills: ['Python'] }, paths: ['record.skills'] },
    { what: 'a map', change: { attributes: { a: '1', b: '3' } }, paths: ['record.attributes'] },
    { what: 'the order of keys alone', change: { attributes: { b: '2', a: '1' } }, paths: [] },
    {
      what: 'a message that came',
      change: { posted: { date: '2026-09-01' } },
      paths: ['record.posted'],
    },
  ];
  for (const { what, change, paths } of cases) {
    it(`names ${what}`, () => {
      assert.deepEqual(changedFields(open({ ...base, ...change }), open(base)), paths);
    });
  }

  it('names what is no longer stated', () => {
    const { salary: _, ...rest } = base;
    assert.deepEqual(changedFields(open(rest), open(base)), ['record.salary']);
  });

  it('names the state', () => {
    assert.deepEqual(changedFields(open(base), { state: 'CLOSED', record: base }), ['state']);
  });

  it('has nothing to say of the first version', () => {
    assert.deepEqual(changedFields(open(base), undefined), []);
  });
});
