/* `npm run check`: every part with its time; the output of those that failed. */
import { runChecks } from './checks.ts';

const results = await runChecks(({ name, isPassed, seconds, output }) => {
  if (!isPassed) console.log(output.trimEnd());
  console.log(`${isPassed ? 'ok' : '!!'}  ${name} (${seconds.toFixed(1)} s)`);
});
const failed = results.filter(({ isPassed }) => !isPassed);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
