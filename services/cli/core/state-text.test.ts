import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
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
      stoppedText({ ...source, state: 'STATE_SUSPENDED', suspension } as unknown as Parameters<
        typeof stoppedText
      >[0]),
      /access denied: 403.*"acknowledgedSuspension":"FAILURE_REASON_ACCESS_DENIED"/,
    );
  });

  it('says of a deleted source what takes that back', () => {
    assert.match(stoppedText({ ...source, state: 'STATE_DELETED' }), /UndeleteSource/);
  });
});
