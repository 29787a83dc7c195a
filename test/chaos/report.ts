/* What a chaos run prints: a line for each round, all that helps where one went wrong, and in the
 * end how often each kind of fault really struck. */
import { renderReport } from '../../scripts/audit/render.ts';
import type { Arena } from './arena.ts';
import { faultKinds, type FaultKind } from './fault-kinds.ts';
import type { Struck } from './faults.ts';
import type { RoundResult } from './round.ts';

/** One line that says how a round went, and why it took long if it did. */
export function roundLine(result: RoundResult): string {
  const { plan, ms, tailMs, struck, ends, report, complaints, story } = result;
  const states = Object.entries(ends).map(([state, count]) => `${count} ${state.toLowerCase()}`);
  const faults = struck.map(({ kind, what }) => `${kind} (${what})`);
  const line = [
    `${complaints.length === 0 ? 'ok' : '!!'}  round ${plan.round}`,
    `${seconds(ms)} s, ${seconds(tailMs)} after the last heal`,
    `${plan.crawls.length} crawls: ${states.join(', ')}`,
    `auditor ${countersOf(report.totals)}`,
    faults.join(', '),
  ].join(' · ');
  return [line, ...story].join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

/** The auditor's four counters: lost, orphaned, twice, stuck. */
export function countersOf(totals: RoundResult['report']['totals']): string {
  return [totals.lost, totals.orphaned, totals.double_effect, totals.stuck].join('/');
}

/** Everything about a round that went wrong. */
export function failureText(arena: Arena, seed: number, result: RoundResult): string {
  const { plan, complaints, report } = result;
  return [
    `seed ${seed}, round ${plan.round}`,
    `plan: ${JSON.stringify(plan)}`,
    ...complaints.slice(0, 20),
    renderReport(report),
    ...logTails(arena),
    reproduction(seed, plan.round),
  ].join('\n');
}

/** How to see the same round again. */
export function reproduction(seed: number, rounds: number): string {
  return `again: npm run test:chaos -- --seed ${seed} --rounds ${rounds}`;
}

/** The newest lines of every process. */
export function logTails(arena: Arena): readonly string[] {
  const services = (['gateway', 'crawler', 'storage'] as const).flatMap((service) =>
    arena.processesOf(service).map((one, index) => `${service} ${index}:\n${one.tail(12)}`),
  );
  return [...services, `postgres:\n${arena.postgres.logTail()}`].map((text) => clipped(text));
}

/** How often each kind was planned and struck; `missing` lists those that never did. */
export function strikeTable(all: readonly Struck[]): {
  readonly text: string;
  readonly missing: readonly FaultKind[];
} {
  const rows = faultKinds.map((kind) => {
    const own = all.filter((struck) => struck.kind === kind);
    const hits = own.reduce((sum, struck) => sum + struck.hits, 0);
    return { kind, planned: own.length, struck: own.filter((one) => one.hits > 0).length, hits };
  });
  const cells = (values: readonly (string | number)[]): string =>
    `${String(values[0]).padEnd(18)}${values
      .slice(1)
      .map((value) => String(value).padStart(9))
      .join('')}`;
  const places = new Set(all.flatMap(({ probe }) => probe ?? []));
  return {
    text: [
      cells(['fault', 'planned', 'struck', 'hits']),
      ...rows.map(({ kind, planned, struck, hits }) => cells([kind, planned, struck, hits])),
      `killed at ${places.size} boundaries: ${[...places].sort().join(', ')}`,
    ].join('\n'),
    missing: rows.filter(({ struck }) => struck === 0).map(({ kind }) => kind),
  };
}

const charsMax = 4_000;

function clipped(text: string): string {
  return text.length <= charsMax ? text : `${text.slice(0, charsMax)} …`;
}
