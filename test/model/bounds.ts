import { elevenKinds, faultKinds, type Bound } from './bound.ts';

/*
 * The bounds that are explored whole. The short ones are part of `npm test`; all of them are seen
 * by `npm run model -- --all`.
 */

/** A bound of the table. */
export interface NamedBound {
  readonly name: string;
  readonly changes: Partial<Bound>;
  readonly isShort: boolean;
}

const anywhere = { cancels: 1, expiries: 1, sitePauses: 1 } as const;

const short: readonly (readonly [string, Partial<Bound>])[] = [
  [
    'no fault; cancel, expiry and a pause of the site anywhere, 1 slice',
    { slices: 1, ...anywhere },
  ],
  ['1 fault of all 12 kinds', { faults: 1, kinds: faultKinds }],
  ['1 fault of 11 kinds, cancel, 1 slice', { faults: 1, slices: 1, cancels: 1 }],
  [
    '1 fault of 11 kinds, cancel, 1 slice; reads apart from writes, 1 relay',
    { faults: 1, slices: 1, cancels: 1, splits: true, relays: 1 },
  ],
  [
    '2 faults around letters: refusal, crash, wipe, relay, reconciler; no hand-out, 1 slice',
    {
      faults: 2,
      slices: 1,
      handoutsMax: 0,
      kinds: ['refusal', 'crash', 'wipe', 'relay', 'reconciler'],
    },
  ],
  ['3 crashes, 1 slice, 1 relay', { faults: 3, slices: 1, relays: 1, kinds: ['crash'] }],
  [
    '1 failure; wall time and a pause of the source anywhere, 1 attempt, 1 relay',
    { faults: 1, relays: 1, attemptsMax: 1, wallTimes: 1, sourceStops: 1, kinds: ['failure'] },
  ],
  [
    '2 tasks that share a slot, 1 fault of 11 kinds, 1 slice, 1 relay',
    { tasks: 2, slots: 1, faults: 1, slices: 1, relays: 1 },
  ],
];

const long: readonly (readonly [string, Partial<Bound>])[] = [
  ['no fault; cancel, expiry and a pause of the site anywhere', anywhere],
  [
    'no fault; cancel, wall time, a pause of the site and of the source anywhere',
    { cancels: 1, wallTimes: 1, sitePauses: 1, sourceStops: 1 },
  ],
  ['1 fault of 11 kinds', { faults: 1 }],
  ['1 fault of 11 kinds, cancel', { faults: 1, cancels: 1 }],
  ['1 fault of 11 kinds, cancel; reads apart from writes', { faults: 1, cancels: 1, splits: true }],
  [
    '1 fault of 11 kinds, expiry and a pause of the site',
    { faults: 1, expiries: 1, sitePauses: 1 },
  ],
  ['2 faults of 11 kinds, 1 slice', { faults: 2, slices: 1 }],
  ['2 faults: crash, cut, lost answer', { faults: 2, kinds: ['crash', 'cut', 'lost-answer'] }],
  ['2 faults: late request, stall, cut', { faults: 2, kinds: ['late-request', 'stall', 'cut'] }],
  [
    '2 faults: failure, drain, reconciler, crash; cancel; 1 hand-out',
    {
      faults: 2,
      cancels: 1,
      handoutsMax: 1,
      kinds: ['failure', 'drain', 'reconciler', 'crash'],
    },
  ],
  ['2 faults of 11 kinds', { faults: 2 }],
  ['2 faults of 11 kinds, cancel, 1 slice', { faults: 2, cancels: 1, slices: 1 }],
  [
    '2 faults of 11 kinds, 1 slice, without re-attachment',
    { faults: 2, slices: 1, reattaches: false },
  ],
  ['3 crashes', { faults: 3, kinds: ['crash'] }],
  [
    '3 faults around letters: refusal, crash, reconciler; no hand-out, 1 slice',
    { faults: 3, slices: 1, handoutsMax: 0, kinds: ['refusal', 'crash', 'reconciler'] },
  ],
  ['2 tasks that share a slot, 1 fault of 11 kinds', { tasks: 2, slots: 1, faults: 1 }],
  [
    '2 tasks side by side, 1 fault of 11 kinds, 1 slice, 1 relay',
    { tasks: 2, faults: 1, slices: 1, relays: 1 },
  ],
];

/** All bounds; those that are not said to be otherwise have 2 workers, 2 relays and 2 slices. */
export const bounds: readonly NamedBound[] = [
  ...short.map(([name, changes]) => named(name, changes, true)),
  ...long.map(([name, changes]) => named(name, changes, false)),
];

function named(name: string, changes: Partial<Bound>, isShort: boolean): NamedBound {
  return { name, changes: { kinds: elevenKinds, ...changes }, isShort };
}
