import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { SourceRow } from './source-view.ts';
import { concludeUrl, explainAuthorization, type ExplainedParts } from './url-explanation.ts';

const duration = (ms: number) => ({ seconds: '0', nanos: ms * 1e6 });
const yes = { answer: 'EXPLAINED_ANSWER_YES' } as const;
const no = { answer: 'EXPLAINED_ANSWER_NO', reason: 'because' } as const;
const later = { answer: 'EXPLAINED_ANSWER_LATER', reason: 'not yet' } as const;
const unknown = { answer: 'EXPLAINED_ANSWER_UNKNOWN', reason: 'who knows' } as const;

const all: ExplainedParts = {
  url: yes,
  source: yes,
  authorization: yes,
  robots: yes,
  pacing: yes,
  address: yes,
};
const noWaits = { authorizationMs: undefined, robotsMs: undefined, pacingMs: 0 };

describe('concludeUrl', () => {
  it('says yes where nothing stands against it', () => {
    assert.equal(concludeUrl(all, noWaits, duration).answer, 'EXPLAINED_ANSWER_YES');
  });

  for (const name of ['url', 'source', 'authorization', 'robots', 'address'] as const) {
    it(`says no where ${name} does, whatever else there is to wait for`, () => {
      const told = concludeUrl(
        { ...all, pacing: later, [name]: no },
        { ...noWaits, pacingMs: 50 },
        duration,
      );
      assert.equal(told.answer, 'EXPLAINED_ANSWER_NO');
      assert.match(told.reason ?? '', /: because$/);
    });
  }

  it('names the first no of several', () => {
    const told = concludeUrl({ ...all, source: no, address: no }, noWaits, duration);
    assert.equal(told.reason, 'source: because');
  });

  it('does not know where robots.txt is not known', () => {
    const told = concludeUrl({ ...all, robots: unknown }, noWaits, duration);
    assert.deepEqual(
      [told.answer, told.reason, told.wait],
      ['EXPLAINED_ANSWER_UNKNOWN', 'robots.txt: who knows', null],
    );
  });

  it('waits for the longest wait, and names what it waits for', () => {
    const told = concludeUrl(
      { ...all, robots: later, pacing: later },
      { authorizationMs: undefined, robotsMs: 7, pacingMs: 3 },
      duration,
    );
    assert.deepEqual(
      [told.answer, told.wait?.nanos, told.reason],
      ['EXPLAINED_ANSWER_LATER', 7e6, 'robots.txt: not yet; pacing: not yet'],
    );
  });
});

describe('explainAuthorization', () => {
  const now = '2026-06-01T00:00:00Z';
  const row: SourceRow = {
    source_id: 'acme',
    state: 'ACTIVE',
    definition: {
      displayName: '',
      baseUrl: 'https://acme.test/',
      allowedHosts: ['acme.test'],
      allowedPathPrefixes: [],
      extraction: null,
      politeness: null,
      crawlDefaults: null,
      locale: 'en',
      timeZone: 'UTC',
      country: '',
    },
    revision: 1,
    authorization_record: { grantedBy: 'Acme' },
    authorized_from: '2026-01-01T00:00:00Z',
    authorized_until: '2027-01-01T00:00:00Z',
    suspension: null,
    suspension_reason: null,
    state_note: '',
    version: '1',
    last_success_time: null,
    last_failure_time: null,
    consecutive_failures: 0,
    last_failure: null,
    create_time: now,
    update_time: now,
    delete_time: null,
  };

  for (const { when, changes, answer, waitMs } of [
    { when: 'it holds', changes: {}, answer: 'YES', waitMs: undefined },
    {
      when: 'it begins in a second',
      changes: { authorized_from: '2026-06-01T00:00:01Z' },
      answer: 'LATER',
      waitMs: 1_000,
    },
    {
      when: 'it has ended',
      changes: { authorized_until: '2026-05-01T00:00:00Z' },
      answer: 'NO',
      waitMs: undefined,
    },
    {
      when: 'there is none',
      changes: { authorized_from: null, authorized_until: null },
      answer: 'NO',
      waitMs: undefined,
    },
    {
      when: 'the source is suspended',
      changes: { state: 'SUSPENDED' },
      answer: 'NO',
      waitMs: undefined,
    },
  ] as const) {
    it(`says ${answer} when ${when}`, () => {
      const found = explainAuthorization({ ...row, ...changes }, now);
      assert.deepEqual([found.told.answer, found.waitMs], [`EXPLAINED_ANSWER_${answer}`, waitMs]);
      assert.equal(found.told.authorization?.grantedBy, 'Acme');
      assert.equal(found.told.reason === undefined, answer === 'YES');
    });
  }
});
