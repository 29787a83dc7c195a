import { watchedFields, type Shape, type WatchedField } from './run-shape.ts';

/*
 * Whether a source still shows what it used to. A selector that no longer matches costs no item,
 * only a field of every record: seen one by one it is a record without pay, seen together it is a
 * page that changed. A run is held against the runs before it of the same revision of the
 * definition; a jump that chance does not make fails closed.
 */

/** One share that jumped, as a change of the contract. */
export interface Drift {
  /** `items[].salary`, or the part of the list that jumped. */
  readonly path: string;
  readonly reason:
    | 'field_faded'
    | 'duplicates_jumped'
    | 'rejected_jumped'
    | 'empty_pages_jumped'
    | 'details_gone_jumped'
    | 'no_records';
  /** In numbers, for people. */
  readonly evidence: string;
}

// Fewer runs say nothing of what is usual, nor do runs of a few records.
const runsMin = 3;
const recordsMin = 10;
// Three postings that left at once stand together at the head of a list; they are no change of it.
const risenMin = 5;
// Two-sided 99.9 %; the ratios below make a false alarm rarer still.
const z = 3.29;
// A share fell that is surely below half of the lowest before; it rose that is surely more than a
// fifth beyond twice the highest.
const fallRatio = 0.5;
const riseRatio = 2;
const riseMargin = 0.2;
// How much further than a run before this one may be and still be held against it.
const reachRatio = 1.5;

/**
 * The shares of this run that jumped against the usual ones; empty where too little is known. Of a
 * run that is not whole yet, only what no order of the usual ones could have begun with.
 */
export function judgeDrift(
  shape: Shape,
  usual: readonly Shape[],
  { isWhole }: { readonly isWhole: boolean },
): readonly Drift[] {
  const judged = { shape, usual, isWhole };
  return [...fadedFields(judged), ...risenShares(judged)];
}

/** How far a run has come: on its way, cut by a limit of the crawl, or at the end of its list. */
export type RunStage = 'under-way' | 'cut' | 'over';

// Fewer may well be the last postings of a site, which are about to leave it; where a limit cut the
// run, those at the head of the list. A sitemap may begin with pages that are no postings: beyond
// so many nothing is worth the visits.
const recordlessMin = { over: 3, cut: recordsMin, 'under-way': 100 } as const;

/**
 * A run of which every item or page is rejected shows no posting at all, whatever earlier runs did:
 * nobody sees it item by item, and as a success it would say that the source is well. It is none
 * where a run that had records rejected as many: pages that never were postings are no change.
 */
export function judgeRecordless(
  { records, rejected, details, items, duplicates }: Shape,
  { stage, usual }: { readonly stage: RunStage; readonly usual: readonly Shape[] },
): readonly Drift[] {
  // Postings that the source itself calls closed make no record, and are read well.
  const seen = Math.max(details, items - duplicates);
  const isRecordless = records === 0 && rejected * 2 > seen;
  if (!isRecordless || rejected < recordlessMin[stage]) return [];
  if (usual.some((run) => run.records > 0 && run.rejected >= rejected)) return [];
  const evidence = `none of ${rejected} items or pages made a record; its failures say why`;
  return [{ path: 'items', reason: 'no_records', evidence }];
}

/** Fields that most records of this run have and no usual run had: told, no reason to stop. */
export function newFields(shape: Shape, usual: readonly Shape[]): readonly WatchedField[] {
  const runs = usual.filter(({ records }) => records >= recordsMin);
  if (runs.length < runsMin || shape.records < recordsMin) return [];
  return watchedFields.filter((field) => {
    const isNew = runs.every((run) => !run.fields.has(field));
    return isNew && (shape.fields.get(field) ?? 0) > shape.records / 2;
  });
}

/** The drift in one sentence: it names a few shares, and the failure's changes hold all. */
export function driftMessage(drifts: readonly Drift[]): string {
  const isRecordless = drifts.some(({ reason }) => reason === 'no_records');
  const what = isRecordless ? 'shows no posting' : 'no longer shows what it used to';
  const named = drifts.slice(0, namedMax).map(({ evidence }) => evidence);
  const more = drifts.length > namedMax ? ` (and ${drifts.length - namedMax} more)` : '';
  return `The source ${what}: ${named.join('. ')}${more}`;
}

const namedMax = 3;

interface Judged {
  readonly shape: Shape;
  readonly usual: readonly Shape[];
  readonly isWhole: boolean;
}

function fadedFields({ shape, usual, isWhole }: Judged): readonly Drift[] {
  const { records } = shape;
  const runs = comparable(usual, records, (run) => run.records).filter(
    (run) => run.records >= recordsMin,
  );
  if (runs.length < runsMin) return [];
  const drifts: Drift[] = [];
  for (const field of watchedFields) {
    const found = shape.fields.get(field) ?? 0;
    const counts = runs.map((run) => ({ part: run.fields.get(field) ?? 0, whole: run.records }));
    const seen = isWhole ? undefined : records;
    const lowest = Math.min(...counts.map((count) => leastOf(count, seen)));
    if (upperBound(found, records) >= lowest * fallRatio) continue;
    const usually = Math.min(...counts.map(({ part, whole }) => part / whole));
    drifts.push({
      path: `items[].${field}`,
      reason: 'field_faded',
      evidence:
        `${field} is in ${found} of ${records} records; ` +
        `each of the last ${runs.length} runs had it in at least ${percent(usually)}`,
    });
  }
  return drifts;
}

interface Share {
  readonly path: string;
  readonly reason: Drift['reason'];
  readonly words: string;
  readonly part: (shape: Shape) => number;
  readonly whole: (shape: Shape) => number;
}

const shares: readonly Share[] = [
  {
    path: 'items',
    reason: 'duplicates_jumped',
    words: 'items were named before',
    part: ({ duplicates }) => duplicates,
    whole: ({ items }) => items,
  },
  {
    path: 'items',
    reason: 'rejected_jumped',
    words: 'items or pages made no record',
    part: ({ rejected }) => rejected,
    whole: ({ records, rejected }) => records + rejected,
  },
  {
    path: 'pages',
    reason: 'empty_pages_jumped',
    words: 'list pages had no item',
    part: ({ emptyPages }) => emptyPages,
    whole: ({ listPages }) => listPages,
  },
  {
    path: 'details',
    reason: 'details_gone_jumped',
    words: 'detail pages are gone',
    part: ({ detailsGone }) => detailsGone,
    whole: ({ details }) => details,
  },
];

function risenShares({ shape, usual, isWhole }: Judged): readonly Drift[] {
  return shares.flatMap(({ path, reason, words, part, whole }): readonly Drift[] => {
    const [count, all] = [part(shape), whole(shape)];
    if (count < risenMin) return [];
    const runs = comparable(usual, all, whole).filter((run) => whole(run) > 0);
    if (runs.length < runsMin) return [];
    const counts = runs.map((run) => ({ part: part(run), whole: whole(run) }));
    const seen = isWhole ? undefined : all;
    const highest = Math.max(...counts.map((one) => mostOf(one, seen)));
    if (lowerBound(count, all) <= highest * riseRatio + riseMargin) return [];
    const usually = Math.max(...counts.map((one) => one.part / one.whole));
    const evidence =
      `${count} of ${all} ${words}; ` +
      `none of the last ${runs.length} runs had more than ${percent(usually)}`;
    return [{ path, reason, evidence }];
  });
}

// A run that ended long before where this one is says nothing of what comes there.
function comparable(
  usual: readonly Shape[],
  seen: number,
  whole: (shape: Shape) => number,
): readonly Shape[] {
  return usual.filter((run) => whole(run) * reachRatio >= seen);
}

interface Counted {
  readonly part: number;
  readonly whole: number;
}

// A list has an order: half of the records may well be its second half. What is on its way is held
// against the first so many of a run before it, in the worst order.
function leastOf({ part, whole }: Counted, seen = whole): number {
  const first = Math.min(seen, whole);
  return first === 0 ? 0 : Math.max(part - (whole - first), 0) / first;
}

function mostOf({ part, whole }: Counted, seen = whole): number {
  const first = Math.min(seen, whole);
  return first === 0 ? 1 : Math.min(part, first) / first;
}

// Wilson's interval: also right for few trials and for shares near 0 and 1.
function upperBound(count: number, trials: number): number {
  return trials === 0 ? 1 : interval(count, trials, 1);
}

function lowerBound(count: number, trials: number): number {
  return trials === 0 ? 0 : interval(count, trials, -1);
}

function interval(count: number, trials: number, side: 1 | -1): number {
  const share = count / trials;
  const spread = Math.sqrt((share * (1 - share) + z ** 2 / (4 * trials)) / trials);
  return (share + z ** 2 / (2 * trials) + side * z * spread) / (1 + z ** 2 / trials);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
