import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { policyOf } from './policy.ts';
import { CrawlService, Health } from './services.ts';

describe('the policy of a method', () => {
  it('is what its option says', () => {
    assert.deepEqual(policyOf(CrawlService.definition.CreateCrawl), {
      scope: 'crawls.write',
      needsCredential: true,
      idempotency: 'request-id',
      defaultDeadlineMs: 5_000,
      maxDeadlineMs: 30_000,
      maxRequestBytes: 65_536,
      audit: true,
      cost: 1,
    });
  });

  it('asks no credential for health', () => {
    const { needsCredential, maxRequestBytes, maxDeadlineMs } = policyOf(Health.definition.Check);
    assert.deepEqual([needsCredential, maxRequestBytes, maxDeadlineMs], [false, 4_096, 5_000]);
  });

  it('has to be there, and whole', () => {
    const bare = {
      path: '/x.Y/Z',
      responseStream: false,
      options: CrawlService.definition.GetCrawl.options,
    };
    const key = '(jobradar.options.v1.policy)';
    const whole = {
      idempotency: 'IDEMPOTENCY_READ',
      default_deadline: { seconds: 1 },
      max_deadline: { seconds: 1 },
      max_request_bytes: 1,
    };
    const withPolicy = (policy: object | undefined) => ({
      ...bare,
      options: Object({ [key]: policy }),
    });
    assert.equal(policyOf(withPolicy(whole)).maxDeadlineMs, 1_000);
    for (const missing of Object.keys(whole)) {
      assert.throws(() => policyOf(withPolicy({ ...whole, [missing]: undefined })), /not complete/);
    }
    assert.throws(() => policyOf(withPolicy(undefined)), /no policy/);
  });
});
