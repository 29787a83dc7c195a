import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isOutgrown,
  revisionView,
  sourceView,
  submissionSourceOf,
  type SourceRow,
} from './source-view.ts';

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

const asIs = (time: string | null) => (time === null ? null : { seconds: time, nanos: 0 });

describe('core/source-view', () => {
  it('shows the definition with state, authorization, suspension and health', () => {
    const source = sourceView(row, { time: asIs, purgeDays: 30 });
    assert.deepEqual(
      [source.name, source.state, source.baseUrl, source.revisionId, source.etag],
      ['sources/acme', 'STATE_SUSPENDED', 'https://acme.test/jobs', '2', '7'],
    );
    assert.equal(source.suspension?.reason, 'FAILURE_REASON_ACCESS_DENIED');
    assert.equal(source.authorization?.grantedBy, 'HR');
    assert.equal(source.health?.consecutiveFailures, 3);
    assert.equal(source.health?.lastFailureTime?.seconds, '2026-11-29T00:00:00Z');
    assert.deepEqual([source.deleteTime, source.purgeTime], [null, null]);
  });

  it('tells when a deleted source is purged, by the days that it is kept', () => {
    const time = (text: string | null) => (text === null ? null : { seconds: '1000', nanos: 5 });
    const deleted = { ...row, state: 'DELETED', delete_time: '2026-11-30T00:00:00Z' } as const;
    const source = sourceView(deleted, { time, purgeDays: 2 });
    assert.deepEqual(source.purgeTime, { seconds: String(1_000 + 2 * 86_400), nanos: 5 });
  });

  it('shows a revision as the fields that its author set, under the name of the source', () => {
    const { definition } = row;
    const created = { revision: 3, definition, author: 'key:a', create_time: row.create_time };
    const revision = revisionView(created, { time: asIs, name: 'sources/acme' });
    assert.deepEqual([revision.revisionId, revision.author], ['3', 'key:a']);
    assert.deepEqual(
      [revision.snapshot?.name, revision.snapshot?.baseUrl, revision.snapshot?.revisionId],
      ['sources/acme', 'https://acme.test/jobs', '3'],
    );
    assert.equal(revision.snapshot?.state, undefined);
  });

  it('gives a submission four attempts and six hours where the definition says nothing', () => {
    const source = submissionSourceOf(row);
    assert.deepEqual([source.maxPages, source.maxAttempts, source.wallSeconds], [0, 4, 21_600]);
  });

  it('tells a submission of a definition that reaches beyond its authorization', () => {
    assert.equal(submissionSourceOf(row).isOutgrown, false);
    const beyond = { ...row, authorized_from: null, authorized_until: null };
    assert.equal(submissionSourceOf(beyond).isOutgrown, true);
    const revokeTime = { seconds: '1', nanos: 0 };
    assert.equal(isOutgrown({ ...beyond, authorization_record: { revokeTime } }), false);
    assert.equal(isOutgrown({ ...beyond, authorization_record: null }), false);
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
