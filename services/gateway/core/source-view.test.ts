import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { sourceView, submissionSourceOf, type SourceRow } from './source-view.ts';

const row: SourceRow = {
  source_id: 'acme',
  state: 'SUSPENDED',
  definition: {
    displayName: 'Acme',
    baseUrl: 'https://acme.test/jobs',
    allowedHosts: ['acme.test'],
    allowedPathPrefixes: [],
    extraction: null,
    politeness: null,
    crawlDefaults: null,
    locale: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    country: 'CN',
  },
  revision: 2,
  authorization_record: { grantedBy: 'HR' },
  authorized_from: '2026-11-01T00:00:00Z',
  authorized_until: '2027-11-01T00:00:00Z',
  suspension: { reason: 'FAILURE_REASON_ACCESS_DENIED' },
  suspension_reason: 'FAILURE_REASON_ACCESS_DENIED',
  state_note: 'look at it',
  version: '7',
  last_success_time: null,
  last_failure_time: '2026-11-29T00:00:00Z',
  consecutive_failures: 3,
  last_failure: null,
  create_time: '2026-11-01T00:00:00Z',
  update_time: '2026-11-29T00:00:00Z',
  delete_time: null,
};

describe('core/source-view', () => {
  it('shows the definition with state, authorization, suspension and health', () => {
    const source = sourceView(row, (time) => (time === null ? null : { seconds: time, nanos: 0 }));
    assert.deepEqual(
      [source.name, source.state, source.baseUrl, source.revisionId, source.etag],
      ['sources/acme', 'STATE_SUSPENDED', 'https://acme.test/jobs', '2', '7'],
    );
    assert.equal(source.suspension?.reason, 'FAILURE_REASON_ACCESS_DENIED');
    assert.equal(source.authorization?.grantedBy, 'HR');
    assert.equal(source.health?.consecutiveFailures, 3);
    assert.equal(source.health?.lastFailureTime?.seconds, '2026-11-29T00:00:00Z');
  });

  it('gives a submission four attempts and six hours where the definition says nothing', () => {
    const source = submissionSourceOf(row);
    assert.deepEqual([source.maxPages, source.maxAttempts, source.wallSeconds], [0, 4, 21_600]);
  });

  it('gives a submission what the definition says', () => {
    const crawlDefaults = { maxPages: 7, maxAttempts: 2, wallTime: { seconds: '90', nanos: 0 } };
    const source = submissionSourceOf({
      ...row,
      definition: { ...row.definition, crawlDefaults },
    });
    assert.deepEqual([source.maxPages, source.maxAttempts, source.wallSeconds], [7, 2, 90]);
  });
});
