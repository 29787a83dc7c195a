/* Mocha's spec report with a plain last line: "N passed, N failed". Under `npm test`, which adds
 * up several runs, the counts go to the file that JOBRADAR_TEST_COUNTS names instead. */
import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import Mocha from 'mocha';

class PlainReport extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const { constants } = Mocha.Runner;
    const failures: string[] = [];
    runner.on(constants.EVENT_TEST_BEGIN, (test) => {
      test.title = printable(test.title);
    });
    runner.on(constants.EVENT_TEST_FAIL, (test, error: unknown) => {
      if (error instanceof SuppressedError) error.stack = storyOf(error);
      failures.push(test.fullTitle());
    });
    runner.once(constants.EVENT_RUN_END, () => {
      const { passes: passed, pending: skipped } = this.stats;
      // Mocha counts a run in which no test was found as one that failed, and has no test for it.
      if (this.stats.failures === 0 && runner.failures > 0) failures.push('no test was found');
      const failed = Math.max(this.stats.failures, runner.failures);
      // As the services do (libs/runtime/stop.ts). A test that leaves something behind is still
      // seen: this comes only when nothing holds the process any more.
      process.once('exit', () => process.exit(Math.min(failed, 255)));
      const file = process.env['JOBRADAR_TEST_COUNTS'];
      if (file !== undefined) {
        writeFileSync(file, JSON.stringify({ passed, failed, skipped, failures }));
        return;
      }
      const alsoSkipped = skipped === 0 ? '' : `, ${skipped} skipped`;
      process.stdout.write(`${passed} passed, ${failed} failed${alsoSkipped}\n`);
    });
  }
}

// What failed first is the reason; what failed while things were taken down comes behind it.
function storyOf(error: unknown): string {
  if (!(error instanceof SuppressedError)) return inspect(error);
  return `${storyOf(error.suppressed)}\n  and then, at the end: ${storyOf(error.error)}`;
}

// A control character makes the whole log a binary file to those who search it.
function printable(title: string): string {
  return title.replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

// oxlint-disable-next-line import/no-default-export -- Mocha asks a reporter's module for it.
export { PlainReport as default };
