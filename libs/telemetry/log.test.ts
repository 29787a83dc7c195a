import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { log, setLogSink } from './log.ts';
import { withTask } from './spans.ts';
import { forTask } from './task-context.ts';

function linesOf(work: () => void): readonly Readonly<Record<string, unknown>>[] {
  const lines: string[] = [];
  const restore = setLogSink((line) => lines.push(line));
  try {
    work();
  } finally {
    restore();
  }
  return lines.map((line) => JSON.parse(line));
}

describe('log', () => {
  it('names the crawl that is worked for, also without telemetry', () => {
    const [inside, none, outside] = linesOf(() => {
      withTask('task-1', () => {
        log.info('began');
        forTask('', () => log.info('for nobody'));
      });
      log.warn('ended');
    });
    assert.deepEqual([inside?.['task_id'], inside?.['level']], ['task-1', 'info']);
    assert.equal(none?.['task_id'], undefined);
    assert.deepEqual([outside?.['task_id'], outside?.['level']], [undefined, 'warn']);
  });
});
