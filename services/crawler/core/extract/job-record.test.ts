import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { assembleRecord, type RecordContext } from './job-record.ts';
import type { RawField, RawJob } from './raw-job.ts';

const context: RecordContext = {
  locale: 'zh-CN',
  zone: 'Asia/Shanghai',
  country: 'CN',
  observedAtMs: Date.parse('2026-11-30T02:00:00Z'),
  pageUrl: 'http://board.test/jobs/1?utm_source=list',
  linkUrl: 'http://board.test/jobs/1',
  isDetail: true,
  requiredFields: [],
};

function job(fields: Partial<Record<RawField, string>>): RawJob {
  return {
    values: Object.entries(fields).map(([field, value]) => ({
      field: field as RawField,
      key: '',
      values: [value],
      method: 'METHOD_SELECTOR',
      path: `.${field}`,
    })),
    flags: [],
    repairs: [],
  };
}

const whole = { external_id: '1', title: '工程师', company: '星河科技' };

describe('job record', () => {
  it('leaves unset what is not known', () => {
    const assembly = assembleRecord(job(whole), context);
    assert.ok(assembly.kind === 'record');
    const { origins, ...record } = assembly.record;
    assert.deepEqual(record, {
      externalId: '1',
      title: '工程师',
      company: { name: '星河科技' },
      sourceUrl: 'http://board.test/jobs/1',
    });
    assert.deepEqual(origins?.[2], {
      field: 'company.name',
      method: 'METHOD_SELECTOR',
      path: '.company',
    });
  });

  it('names the final URL only where it is another page', () => {
    const moved = { ...context, pageUrl: 'http://board.test/positions/1' };
    const assembly = assembleRecord(job(whole), moved);
    assert.ok(assembly.kind === 'record');
    assert.equal(assembly.record.sourceUrl, 'http://board.test/jobs/1');
    assert.equal(assembly.record.finalUrl, 'http://board.test/positions/1');
  });

  it('takes the URL that the page names, without tracking', () => {
    const named = { ...whole, source_url: '/jobs/one?gclid=1', apply_url: '/apply?x=1' };
    const assembly = assembleRecord(job(named), context);
    assert.ok(assembly.kind === 'record');
    assert.equal(assembly.record.sourceUrl, 'http://board.test/jobs/one');
    assert.equal(assembly.record.applyUrl, 'http://board.test/apply?x=1');
  });

  it('names every field that is missing', () => {
    const assembly = assembleRecord(job({ title: ' ' }), {
      ...context,
      requiredFields: ['salary'],
    });
    assert.ok(assembly.kind === 'rejected');
    assert.deepEqual(
      assembly.violations.map(({ field, description }) => `${field} ${description}`),
      ['external_id required', 'title required', 'company required', 'salary required'],
    );
  });

  it('refuses an identity that cannot be stored as it is, and one that is too long', () => {
    const broken = assembleRecord(job({ ...whole, external_id: '1\u00002' }), context);
    assert.ok(broken.kind === 'rejected');
    assert.deepEqual(broken.violations, [{ field: 'external_id', description: 'invalid_text' }]);
    const long = assembleRecord(job({ ...whole, external_id: 'x'.repeat(201) }), context);
    assert.ok(long.kind === 'rejected');
    assert.deepEqual(long.violations, [{ field: 'external_id', description: 'too_long' }]);
  });

  it('marks each kind of trouble once', () => {
    const dirty = {
      ...job({ ...whole, department: 'A\u0000', industry: 'B\u0000' }),
      flags: ['x', 'x'],
    };
    const assembly = assembleRecord(dirty, context);
    assert.ok(assembly.kind === 'record');
    assert.deepEqual(assembly.record.flags, ['x', 'text_cleaned']);
  });

  it('keeps the title as on the page where it was changed', () => {
    const assembly = assembleRecord(job({ ...whole, title: 'SENIOR BACKEND ENGINEER' }), context);
    assert.ok(assembly.kind === 'record');
    assert.equal(assembly.record.title, 'Senior Backend Engineer');
    assert.equal(assembly.record.titleText, 'SENIOR BACKEND ENGINEER');
  });
});
