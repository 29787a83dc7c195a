/* `npm run test:chaos -- --seed S --rounds N [--first K]`, as a process of its own under
 * deploy/local. `--first` leaves out the rounds before K, to look at one that was slow. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos } from './run.ts';

// With fewer rounds not every kind is dealt.
const roundsForAllKinds = 10;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
  },
});
const seed = wholeNumber('seed', values.seed ?? String(randomInt(1_000_000)));
const rounds = wholeNumber('rounds', values.rounds);
const first = wholeNumber('first', values.first);
const beganMs = performance.now();
print(`seed ${seed}, rounds ${first} to ${rounds}`);
const { passed, failed, counters, missing } = await runChaos({
  seed,
  rounds,
  first,
  onLine: print,
});
const isIncomplete = failed === 0 && rounds - first >= roundsForAllKinds && missing.length > 0;
if (isIncomplete) print(`never struck: ${missing.join(', ')}`);
const seconds = Math.round((performance.now() - beganMs) / 1000);
print(`${passed + failed} rounds, auditor ${counters} (seed ${seed}, ${seconds} s)`);
print(`${passed} passed, ${failed + (isIncomplete ? 1 : 0)} failed`);
// A round that broke off leaves waits behind.
process.exit(failed === 0 && !isIncomplete ? 0 : 1);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 4_294_967_295) return number;
  print(`--${name}: is "${text}", must be a whole number from 0 to 4294967295`);
  process.exit(2);
}
