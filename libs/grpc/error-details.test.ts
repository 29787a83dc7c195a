import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import grpc from '@grpc/grpc-js';
import { AppError } from '#libs/runtime/errors.ts';
import { errorStatus, readErrorDetails } from './error-details.ts';

const origin = { traceId: '0af7651916cd43dd8448eb211c80319c', tenant: 'acme' };
const bytesOf = (metadata: grpc.Metadata): number =>
  metadata.get('grpc-status-details-bin').reduce((sum, one) => sum + one.length, 0);

describe('error details', () => {
  it('come back as they were told', () => {
    const error = new AppError('aborted', 'Read again', {
      reason: 'ETAG_MISMATCH',
      metadata: { etag: 'x' },
      retryAfterMs: 250,
      violations: [{ field: 'source.etag', description: 'is old' }],
      resource: { type: 'jobradar.v1.Source', name: 'sources/acme' },
    });
    const { code, details, metadata } = errorStatus(error, origin);
    assert.deepEqual([code, details], [grpc.status.ABORTED, 'Read again']);
    const read = readErrorDetails(metadata);
    assert.equal(read.reason, 'ETAG_MISMATCH');
    assert.deepEqual({ ...read.metadata }, { etag: 'x' });
    assert.equal(read.retryAfterMs, 250);
    assert.equal(read.violations[0]?.description, 'is old');
    assert.deepEqual(read.resource, error.resource);
    assert.equal(read.traceId, origin.traceId);
  });

  it('are empty for an error that is not ours', () => {
    const foreign = new grpc.Metadata();
    foreign.set('grpc-status-details-bin', Buffer.from('not a status'));
    for (const metadata of [undefined, new grpc.Metadata(), foreign]) {
      assert.equal(readErrorDetails(metadata).reason, '');
    }
  });

  it('name as many fields as fit into 4 KiB, 20 at most', () => {
    for (const length of [1, 50, 300, 5_000]) {
      const violations = Array.from({ length: 100 }, (_, at) => ({
        field: `requests[${at}].${'字'.repeat(length)}`,
        description: 'x'.repeat(length),
      }));
      const error = new AppError('invalid_argument', 'x', { reason: 'FIELD_INVALID', violations });
      const { metadata } = errorStatus(error, origin);
      const told = readErrorDetails(metadata).violations.length;
      assert.ok(bytesOf(metadata) <= 4_096);
      assert.ok(told > 0 && told <= 20, `${told} of length ${length}`);
    }
  });

  it('never make grpc-js stumble over half a character', () => {
    const error = new AppError('not_found', `\uD800${'😀'.repeat(900)}`, { reason: 'X' });
    const { details } = errorStatus(error, origin);
    assert.ok(encodeURI(details).length > 0);
    assert.ok(Buffer.byteLength(details) <= 400);
    assert.match(details, /^\uFFFD(😀)+…$/u);
  });
});
