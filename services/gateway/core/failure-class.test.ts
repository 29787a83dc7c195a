import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { classOf, failureClasses } from './failure-class.ts';

const proto = readFileSync(
  new URL('../../../proto/jobradar/v1/crawl.proto', import.meta.url),
  'utf8',
);
const documented = [
  ...proto.matchAll(
    /\/\/ \[([A-Z]+)\](?:(?!FAILURE_REASON_)[\s\S])*?(FAILURE_REASON_\w+) = \d+;/gu,
  ),
];

describe('the class of a failure', () => {
  it('is the one in brackets at the reason in crawl.proto, for every reason', () => {
    const table = Object.entries(failureClasses)
      .filter(([reason]) => reason !== 'FAILURE_REASON_UNSPECIFIED')
      .map(([reason, name]) => [reason, name.replace('FAILURE_CLASS_', '')]);
    assert.deepEqual(
      documented.map((match) => [match[2], match[1]]),
      table,
    );
  });

  it('is DEFECT for a reason that this build does not know', () => {
    assert.equal(classOf('FAILURE_REASON_FROM_THE_FUTURE' as never), 'FAILURE_CLASS_DEFECT');
  });
});
