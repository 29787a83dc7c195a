import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Job$Input } from '#libs/proto/gen/jobradar/v1/Job.ts';
import { fullMask, listMask, readMask, type ReadMask } from './read-mask.ts';

const job: Job$Input = {
  name: 'jobs/1',
  state: 'STATE_OPEN',
  lastSeenTime: { seconds: '1', nanos: 0 },
  record: {
    title: 'Engineer',
    descriptionText: 'Long.',
    descriptionHtml: '<p>Long.</p>',
    salary: { text: '15k', minAmount: '15000' },
    places: [{ city: '杭州' }],
  },
  evidence: [{ externalId: 'a' }],
};

function maskOf(...paths: readonly string[]): ReadMask {
  const read = readMask(paths, fullMask);
  assert.ok('mask' in read);
  return read.mask;
}

describe('readMask', () => {
  it('gives what the paths name, whole messages and single fields', () => {
    const mask = maskOf('name', 'record.title', 'record.salary.min_amount', 'last_seen_time');
    assert.deepEqual(mask.apply(job), {
      name: 'jobs/1',
      lastSeenTime: { seconds: '1', nanos: 0 },
      record: { title: 'Engineer', salary: { minAmount: '15000' } },
    });
    assert.deepEqual(maskOf('record.salary', 'record.places').apply(job), {
      record: { salary: { text: '15k', minAmount: '15000' }, places: [{ city: '杭州' }] },
    });
  });

  it('takes a whole message with some of its fields as the whole', () => {
    for (const paths of [
      ['record', 'record.title'],
      ['record.title', 'record'],
    ]) {
      assert.deepEqual(maskOf(...paths).apply(job), { record: job.record });
    }
  });

  it('gives everything for a star, and what is usual for no path', () => {
    assert.deepEqual(maskOf('*', 'name').apply(job), job);
    assert.deepEqual(readMask([], listMask), { mask: listMask });
  });

  it('leaves evidence and descriptions out of a list', () => {
    assert.deepEqual(listMask.apply(job), {
      name: 'jobs/1',
      state: 'STATE_OPEN',
      lastSeenTime: { seconds: '1', nanos: 0 },
      record: {
        title: 'Engineer',
        salary: { text: '15k', minAmount: '15000' },
        places: [{ city: '杭州' }],
      },
    });
  });

  for (const path of [
    '',
    'titel',
    'record.titel',
    'record.sourceUrl',
    'record.places.city',
    'evidence.kind',
    'name.x',
    'record.',
    '__proto__',
    'record.constructor',
  ]) {
    it(`refuses the path "${path}"`, () => {
      const read = readMask(['name', path], fullMask);
      assert.equal('violations' in read && read.violations[0]?.field, 'read_mask');
    });
  }

  it('knows whether something is asked for', () => {
    const mask = maskOf('record.salary', 'name');
    assert.equal(mask.includes('record'), true);
    assert.equal(mask.includes('record', 'salary', 'text'), true);
    assert.equal(mask.includes('record', 'title'), false);
    assert.equal(mask.includes('evidence'), false);
    assert.equal(fullMask.includes('evidence'), true);
    assert.equal(listMask.includes('record', 'descriptionText'), false);
  });
});
