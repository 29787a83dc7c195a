/* What happens in which round, made from the seed alone: no clock, no dice of the machine. */
import { probeNames, type ProbeName } from '#libs/runtime/probe.ts';
import { between, pick, seededRandom, type Random } from '../../services/targetlab/core/random.ts';
import { linkNames, type LinkName } from '../support/world-links.ts';
import { faultKinds, faultRules, type FaultKind } from './fault-kinds.ts';

/** One fault of a round; times are counted from the round's beginning. */
export interface PlannedFault {
  readonly kind: FaultKind;
  readonly atMs: number;
  /** How long it lasts before it is healed; 0: it is over at once. */
  readonly forMs: number;
  /** Kills: the boundary to kill at, or undefined for right now. */
  readonly probe: ProbeName | undefined;
  /** The link that is cut or stalled. */
  readonly link: LinkName;
  /** Which of several: processes, ways to stop, directions. */
  readonly variant: number;
}

export interface PlannedCrawl {
  readonly board: number;
  readonly atMs: number;
  /** When it is cancelled, if it is. */
  readonly cancelAtMs: number | undefined;
}

/** What the boards answer wrongly in a round. */
export interface PlannedSiteFault {
  readonly board: number;
  readonly what: 'error' | 'delay' | 'cut-off';
  readonly times: number;
}

export interface RoundPlan {
  readonly round: number;
  readonly crawls: readonly PlannedCrawl[];
  readonly siteFaults: readonly PlannedSiteFault[];
  readonly faults: readonly PlannedFault[];
}

/** Boundaries that no crawl of a round comes by. */
const elsewhere = /source-|replayed|discarded|rows-deleted/u;
export const boardCount = 4;
const crawlsMin = 20;
const crawlsMax = 26;
const faultsMin = 3;
const faultsMax = 5;
const crawlsWithinMs = 1_000;
const faultsWithinMs = 2_000;
const cancelsMax = 4;
const siteFaultsMax = 2;

/** The plan of a run; the same seed gives the same rounds, however many are wanted. */
export function makePlan({ seed, rounds }: { seed: number; rounds: number }): readonly RoundPlan[] {
  const deal = dealer(seededRandom(mixed(seed, 0)));
  return Array.from({ length: rounds }, (_entry, index) => {
    const round = index + 1;
    const random = seededRandom(mixed(seed, round));
    return { round, ...planRound(random, dealRound(random, deal)) };
  });
}

/* A stream of numbers of its own for each round. */
function mixed(seed: number, round: number): number {
  return (Math.imul(seed ^ 0x9e3779b1, 0x85ebca6b) ^ Math.imul(round + 1, 0xc2b2ae35)) >>> 0;
}

function shuffled<T>(random: Random, all: readonly T[]): readonly T[] {
  return all
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/* Kinds come from a bag that holds each as often as it weighs, and first from one that holds each
 * once: none is ever left out for long. */
function dealer(random: Random): () => FaultKind {
  const full = faultKinds.flatMap((kind) =>
    Array.from({ length: faultRules[kind].weight }, () => kind),
  );
  let bag = [...shuffled(random, faultKinds)];
  return () => {
    if (bag.length === 0) bag = [...shuffled(random, full)];
    return bag.pop() ?? 'kill-crawler';
  };
}

function dealRound(random: Random, deal: () => FaultKind): readonly FaultKind[] {
  const kinds = Array.from({ length: between(random, faultsMin, faultsMax) }, deal);
  // Two faults overlap in every round, so one of them has to last.
  while (!kinds.some((kind) => lasts(kind))) kinds.push(deal());
  return kinds;
}

function lasts(kind: FaultKind): boolean {
  return (faultRules[kind].lastsMs?.[0] ?? 0) > 0;
}

function planRound(random: Random, kinds: readonly FaultKind[]): Omit<RoundPlan, 'round'> {
  const crawls = Array.from({ length: between(random, crawlsMin, crawlsMax) }, (_entry, index) => ({
    board: index % boardCount,
    atMs: between(random, 0, crawlsWithinMs),
    cancelAtMs: undefined,
  }));
  const cancelled = new Set(
    Array.from({ length: between(random, 0, cancelsMax) }, () => between(random, 0, crawlsMin - 1)),
  );
  const siteFaults = Array.from({ length: between(random, 0, siteFaultsMax) }, () => ({
    board: between(random, 0, boardCount - 1),
    what: pick(random, ['error', 'delay', 'cut-off'] as const),
    times: between(random, 1, 3),
  }));
  return {
    crawls: crawls.map((crawl, index) =>
      cancelled.has(index) ? { ...crawl, cancelAtMs: between(random, 200, 3_000) } : crawl,
    ),
    siteFaults,
    faults: overlapping(
      random,
      kinds.map((kind) => planFault(random, kind)),
    ),
  };
}

function planFault(random: Random, kind: FaultKind): PlannedFault {
  const [from, to] = faultRules[kind].lastsMs ?? [0, 0];
  const service = /^kill-(?<service>crawler|gateway|storage)$/u.exec(kind)?.groups?.['service'];
  const probes = probeNames.filter(
    (name) => name.startsWith(`${service}.`) && !elsewhere.test(name),
  );
  const isAtProbe = probes.length > 0 && random() < 0.75;
  return {
    kind,
    atMs: between(random, 100, faultsWithinMs),
    forMs: between(random, from, to),
    probe: isAtProbe ? pick(random, probes) : undefined,
    link: pick(random, linkNames),
    variant: between(random, 0, 999),
  };
}

/* Moves one fault into the time of the one that lasts longest. */
function overlapping(random: Random, faults: readonly PlannedFault[]): readonly PlannedFault[] {
  const [longest, other, ...rest] = [...faults].sort((a, b) => b.forMs - a.forMs);
  if (longest === undefined || other === undefined) return faults;
  const atMs = longest.atMs + between(random, 0, longest.forMs - 1);
  return [longest, { ...other, atMs }, ...rest].sort((a, b) => a.atMs - b.atMs);
}
