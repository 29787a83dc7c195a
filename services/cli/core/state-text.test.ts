import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { stoppedText } from './state-text.ts';

const source = { name: 'sources/acme', stateNote: '', suspension: null };

describe('core/state-text', () => {
  it('has nothing to say of a source that may be crawled', () => {
    assert.equal(stoppedText({ ...source, state: 'STATE_ACTIVE' }), '');
  });

  it('says of a paused source why, and which call resumes it', () => {
    assert.equal(
      stoppedText({ ...source, state: 'STATE_PAUSED', stateNote: 'undeleted' }),
      'it is paused (undeleted): nothing is fetched until SourceService/ResumeSource with ' +
        '{"name":"sources/acme"} resumes it\n',
    );
  });

  it('says of a suspended source which reason its resumption acknowledges', () => {
    const suspension = { reason: 'FAILURE_REASON_ACCESS_DENIED', message: '403' };
    assert.match(
      stoppedText({ ...source, state: 'STATE_SUSPENDED', suspension } as unknown as Source),
      /access denied: 403.*"acknowledgedSuspension":"FAILURE_REASON_ACCESS_DENIED"/,
    );
  });

  it('says of a paused source that it was suspended before, which resuming it acknowledges', () => {
    const suspension = { reason: 'FAILURE_REASON_CONTRACT_CHANGED', message: 'no list' };
    const paused = { ...source, state: 'STATE_PAUSED', suspension } as unknown as Source;
    assert.match(
      stoppedText(paused),
      /paused, and was suspended before \(contract changed: no list\)/,
    );
    assert.match(stoppedText(paused), /"acknowledgedSuspension":"FAILURE_REASON_CONTRACT_CHANGED"/);
  });

  it('says of a deleted source what takes that back', () => {
    assert.match(stoppedText({ ...source, state: 'STATE_DELETED' }), /UndeleteSource/);
  });
});
