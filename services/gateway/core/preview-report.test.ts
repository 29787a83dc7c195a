import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import { reportForCaller } from './preview-report.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';

const failure = (reason: Failure['reason']): Failure => ({
  reason,
  stage: 'FAILURE_STAGE_FETCH_LIST',
  message: 'in words',
  retryable: false,
  url: 'https://board.test/jobs',
  httpStatus: 0,
  retryAfter: null,
  attempt: 0,
  traceId: '',
  snapshot: '',
  deadLetter: '',
  occurTime: null,
  class: 'FAILURE_CLASS_UNSPECIFIED',
  contractChanges: [],
});

const report = (changes: Partial<ExtractionReport> = {}): ExtractionReport => ({
  verdict: 'VERDICT_USABLE',
  records: [],
  fieldReports: [],
  failures: [],
  fetch: null,
  itemsFound: 2,
  nextPageUrl: '',
  rejected: [],
  ...changes,
});

describe('the report of a preview for its caller', () => {
  it('tells class and trace of every failure, those of items too', () => {
    const parsing = failure('FAILURE_REASON_PARSE_FAILED');
    const item = { id: '', externalId: 'a', page: 1, index: 3, violations: [] };
    const told = reportForCaller(
      report({
        failures: [failure('FAILURE_REASON_ACCESS_DENIED')],
        rejected: [
          { ...item, failure: parsing },
          { ...item, failure: null },
        ],
      }),
      traceId,
    );
    const facts = (one: Failure | null | undefined) => one && [one.class, one.traceId];
    assert.deepEqual(told.failures.map(facts), [['FAILURE_CLASS_REFUSED', traceId]]);
    assert.deepEqual(
      told.rejected.map((one) => facts(one.failure)),
      [['FAILURE_CLASS_PERMANENT', traceId], null],
    );
  });

  it('leaves a report without failures as it is', () => {
    assert.deepEqual(reportForCaller(report(), traceId), report());
  });
});
