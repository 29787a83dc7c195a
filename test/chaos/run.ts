import { openArena, type Arena } from './arena.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { Struck } from './faults.ts';
import { makePlan } from './plan.ts';
import {
  countersOf,
  failureText,
  logTails,
  reproduction,
  roundLine,
  strikeTable,
} from './report.ts';
import { playRound, type RoundResult } from './round.ts';

/** What to play. */
export interface ChaosOptions {
  readonly seed: number;
  readonly rounds: number;
  /** The round to begin with; those before it are left out. */
  readonly first?: number;
  /** Hears each line of the run's account. */
  readonly onLine: (line: string) => void;
}

/** How a run went. */
export interface ChaosResult {
  readonly passed: number;
  readonly failed: number;
  /** The auditor's four counters over all rounds: lost, orphaned, twice, stuck. */
  readonly counters: string;
  readonly missing: readonly FaultKind[];
}

/** Plays rounds in one arena until they are over, or one went wrong. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, rounds, first = 1, onLine } = options;
  const struck: Struck[] = [];
  const totals = { lost: 0, orphaned: 0, double_effect: 0, stuck: 0 };
  let passed = 0;
  let failed = 0;
  await using arena = await openArena();
  for (const plan of makePlan({ seed, rounds }).slice(first - 1)) {
    const result = await playOrTell(arena, { seed, plan, onLine });
    if (result === undefined) {
      failed += 1;
      break;
    }
    struck.push(...result.struck);
    for (const kind of ['lost', 'orphaned', 'double_effect', 'stuck'] as const) {
      totals[kind] += result.report.totals[kind];
    }
    onLine(roundLine(result));
    if (result.complaints.length > 0) {
      failed += 1;
      onLine(failureText(arena, seed, result));
      break;
    }
    passed += 1;
  }
  const { text, missing } = strikeTable(struck);
  onLine(text);
  return { passed, failed, counters: countersOf(totals), missing };
}

async function playOrTell(
  arena: Arena,
  { seed, plan, onLine }: Pick<ChaosOptions, 'seed' | 'onLine'> & { plan: RoundResult['plan'] },
): Promise<RoundResult | undefined> {
  try {
    return await playRound(arena, plan);
  } catch (error) {
    onLine(`!!  round ${plan.round} broke off: ${String(error)}`);
    onLine(`plan: ${JSON.stringify(plan)}`);
    for (const tail of logTails(arena)) onLine(tail);
    onLine(reproduction(seed, plan.round));
    return undefined;
  }
}
