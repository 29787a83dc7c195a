import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { cancelledVerdict } from './follow-up.ts';
import { refusingOrigin, robotsChangeFailure, robotsRefusals } from './robots-change.ts';
import type { Settlement } from './settle.ts';

const seedUrl = 'https://a.test/jobs';
const disallowed = 'FAILURE_REASON_ROBOTS_DISALLOWED';
const verdict = cancelledVerdict('');
const none = { seedUrl, checkpoint: null, itemFailures: [] };

function failure(reason: FailureReason, url = seedUrl): Failure {
  return { reason, url, message: 'robots.txt disallows it by line 2' } as Failure;
}

function fail(reason: FailureReason): Settlement {
  return { kind: 'fail', failure: failure(reason), retryAfterMs: undefined, partial: verdict };
}

const complete: Settlement = { kind: 'complete', verdict };
const gap = (reason: FailureReason) => ({ gaps: [{ page: 2, reason }] });

describe('refusals of robots.txt', () => {
  it('are a failure of the crawl that says so', () => {
    assert.deepEqual(robotsRefusals(fail(disallowed), none), [failure(disallowed)]);
    assert.deepEqual(robotsRefusals(fail('FAILURE_REASON_ACCESS_DENIED'), none), []);
  });

  it('are gaps of a list that was read to another end, by the address of the page', () => {
    const page = failure(disallowed, 'https://b.test/2');
    const facts = {
      seedUrl,
      checkpoint: gap(disallowed),
      itemFailures: [{ failure: failure('FAILURE_REASON_PARSE_FAILED') }, { failure: page }],
    };
    assert.deepEqual(robotsRefusals(complete, facts), [page]);
    const [told] = robotsRefusals(complete, { ...facts, itemFailures: [] });
    assert.equal(told?.url, seedUrl);
  });

  it('are no other gaps, and no detail pages', () => {
    const itemFailures = [{ failure: failure(disallowed) }];
    for (const checkpoint of [{ gaps: [] }, gap('FAILURE_REASON_PARSE_FAILED')]) {
      assert.deepEqual(robotsRefusals(complete, { seedUrl, checkpoint, itemFailures }), []);
    }
    const release: Settlement = { kind: 'release', cause: 'SLICE_ENDED', waitMs: 0 };
    const facts = { ...none, checkpoint: gap(disallowed) };
    assert.deepEqual(robotsRefusals(release, facts), []);
    assert.deepEqual(robotsRefusals({ kind: 'cancel' }, facts), []);
  });

  it('name the origin', () => {
    assert.equal(refusingOrigin(failure(disallowed, 'http://a.test:81/x?y')), 'http://a.test:81');
    assert.equal(refusingOrigin({ url: '' }), undefined);
  });

  it('become evidence that keeps the rule, and its length', () => {
    const { message = '' } = robotsChangeFailure(failure(disallowed));
    assert.match(message, /changed since the last success: .*line 2/u);
    const long = { ...failure(disallowed), message: 'x'.repeat(500) };
    assert.equal(robotsChangeFailure(long).message?.length, 500);
  });
});
