import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { judgeResume } from './resume.ts';

const nowMs = Date.parse('2026-11-30T02:00:00Z');
const suspended = {
  sourceId: 'acme',
  state: 'SUSPENDED',
  suspensionReason: 'FAILURE_REASON_CAPTCHA_CHALLENGE',
  authorizedFrom: '2026-11-01T00:00:00Z',
  authorizedUntil: '2027-11-01T00:00:00Z',
  baseUrl: 'https://acme.test/',
  maxPages: 0,
  maxAttempts: 4,
  wallSeconds: 21_600,
} as const;
const acknowledged = 'FAILURE_REASON_CAPTCHA_CHALLENGE';

describe('core/resume', () => {
  it('resumes a suspended source for one who names the reason', () => {
    assert.equal(judgeResume(suspended, { acknowledged, nowMs }), undefined);
  });

  for (const [what, other] of [
    ['nothing', 'FAILURE_REASON_UNSPECIFIED'],
    ['another reason', 'FAILURE_REASON_ACCESS_DENIED'],
  ] as const) {
    it(`refuses one who names ${what}, and says which it is`, () => {
      const refusal = judgeResume(suspended, { acknowledged: other, nowMs });
      assert.equal(refusal?.reason, 'STATE_FORBIDS');
      assert.match(refusal?.message ?? '', /CAPTCHA_CHALLENGE/);
    });
  }

  it('refuses a suspended source without a valid authorization', () => {
    const bare = { ...suspended, authorizedFrom: null, authorizedUntil: null };
    const refusal = judgeResume(bare, { acknowledged, nowMs });
    assert.equal(refusal?.reason, 'SOURCE_NOT_AUTHORIZED');
  });

  it('asks the same of a paused source that was deleted while it was suspended', () => {
    const paused = { ...suspended, state: 'PAUSED' as const };
    assert.equal(judgeResume(paused, { acknowledged: '', nowMs })?.reason, 'STATE_FORBIDS');
    assert.equal(judgeResume(paused, { acknowledged, nowMs }), undefined);
  });

  it('asks nothing of a paused source', () => {
    const paused = { ...suspended, state: 'PAUSED' as const, suspensionReason: null };
    assert.equal(judgeResume(paused, { acknowledged: '', nowMs }), undefined);
  });
});
