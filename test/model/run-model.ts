import { parseArgs } from 'node:util';
import { bounds, type NamedBound } from './bounds.ts';
import type { Explored } from './explore.ts';
import { patched } from './patch.ts';
import { tableOf } from './table.ts';
import { inThreads, runThread } from './run-thread.ts';
import type { Variant } from './variant.ts';
import { variants } from './variants.ts';

/*
 * `npm run model`: explores the protocol with the decisions of production, and sees whether every
 * broken variant is caught.
 *
 *   npm run model                            the short bounds and all variants, as in `npm test`
 *   npm run model -- --all                   all bounds, all variants, 10,000 random runs
 *   npm run model -- --random N [--seed S]   N random runs of large bounds
 *   npm run model -- --seed S --run N        one of them, with all its steps
 *   npm run model -- --bound WORDS           the bounds whose name has these words
 *   npm run model -- --variant WORDS         the variants whose name has these words, with traces
 */

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
    run: { type: 'string' },
    bound: { type: 'string' },
    variant: { type: 'string' },
  },
});

let passed = 0;
let failed = 0;
const seed = numberOf('seed', options.seed);
const isWhole = options.random === undefined && options.run === undefined;
const isNamed = options.bound !== undefined || options.variant !== undefined;

if (options.variant !== undefined || (isWhole && !isNamed)) await runVariants(chosenVariants());
if (options.all || options.random !== undefined) {
  await walkRandomly(numberOf('random', options.random ?? '10000'));
}
if (options.run !== undefined) await walkOne(numberOf('run', options.run));
if (options.bound !== undefined || (isWhole && !isNamed)) await exploreBounds(chosenBounds());
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function chosenBounds(): readonly NamedBound[] {
  const { bound } = options;
  if (bound !== undefined) return bounds.filter(({ name }) => name.includes(bound));
  return bounds.filter(({ isShort }) => options.all || isShort);
}

function chosenVariants(): readonly Variant[] {
  return variants.filter(({ name }) => name.includes(options.variant ?? ''));
}

async function exploreBounds(chosen: readonly NamedBound[]): Promise<void> {
  const results = new Map<NamedBound, Explored>();
  await inThreads(chosen, async (bound) => {
    const { name, changes } = bound;
    const explored = await runThread({ kind: 'explore', name, changes });
    results.set(bound, explored);
    const { violation, states, seconds } = explored;
    count(violation === undefined);
    say(`${mark(violation === undefined)}  ${name} (${states} states, ${seconds.toFixed(1)} s)`);
    if (violation !== undefined) tell(violation.rule, violation.trace);
  });
  say('');
  say(
    tableOf(
      ['bound', 'states', 'steps', 'seconds', 'result'],
      chosen.map((bound) => [bound.name, ...rowOf(results.get(bound))]),
    ),
  );
}

function rowOf(explored: Explored | undefined): readonly string[] {
  if (explored === undefined) return ['', '', '', 'not explored'];
  const { states, steps, seconds, violation } = explored;
  const numbers = [states.toLocaleString('en'), steps.toLocaleString('en'), seconds.toFixed(1)];
  return [...numbers, violation === undefined ? 'holds' : violation.rule];
}

async function runVariants(chosen: readonly Variant[]): Promise<void> {
  const rows = new Map<Variant, readonly string[]>();
  await inThreads(chosen, async (variant) => {
    const { name, bound: changes, file, from, to, caughtBy } = variant;
    const patch = { file, from, to };
    const { diff } = patched(patch);
    const { violation } = await runThread({ kind: 'explore', name, changes, patch });
    const isCaught = violation !== undefined && caughtBy.includes(violation.rule);
    count(isCaught);
    say(`${mark(isCaught)}  broken: ${name}\n${indented(diff)}`);
    const steps = violation?.trace.length ?? 0;
    say(`      caught as: ${violation?.rule ?? 'NOT CAUGHT'} (${steps} steps)`);
    if (violation !== undefined && (options.variant !== undefined || !isCaught)) {
      tell(violation.rule, violation.trace);
    }
    rows.set(variant, [name, violation?.rule ?? 'NOT CAUGHT', String(steps)]);
  });
  say('');
  const shown = chosen.map((variant) => rows.get(variant) ?? [variant.name, 'not run', '']);
  say(`${tableOf(['rule changed', 'caught as', 'steps'], shown)}\n`);
}

async function walkRandomly(runs: number): Promise<void> {
  const chunk = 250;
  const starts = Array.from({ length: Math.ceil(runs / chunk) }, (_, place) => place * chunk);
  const startedMs = performance.now();
  let walked = 0;
  let steps = 0;
  let faults = 0;
  let broken = 0;
  await inThreads(starts, async (from) => {
    const to = Math.min(runs, from + chunk);
    const done = await runThread({ kind: 'walk', seed, from, to });
    walked += done.runs;
    steps += done.steps;
    faults += done.faults;
    if (done.broken === undefined) return;
    broken += 1;
    say(`run ${done.broken.run} of seed ${seed}:`);
    tell(done.broken.rule, done.broken.trace);
  });
  count(broken === 0);
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  const what = `${walked} random runs of seed ${seed}, ${steps} steps, ${faults} faults`;
  say(`${mark(broken === 0)}  ${what} (${seconds} s)\n`);
}

async function walkOne(run: number): Promise<void> {
  const { walk } = await import('./random.ts');
  const { bound, steps, violation, names } = walk(seed, run);
  const { policy: _, ...shown } = bound;
  say(JSON.stringify(shown));
  tell(violation?.rule ?? `holds, after ${steps} steps`, names);
  count(violation === undefined);
}

function tell(rule: string, trace: readonly string[]): void {
  say(`      ${rule}`);
  trace.forEach((name, place) => say(`      ${String(place + 1).padStart(4)}  ${name}`));
}

function indented(text: string): string {
  return text.replace(/^/gmu, '      ');
}

function count(isGood: boolean): void {
  if (isGood) passed += 1;
  else failed += 1;
}

function mark(isGood: boolean): string {
  return isGood ? 'ok' : '!!';
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${name} is "${text}", it has to be a whole number`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
