import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isGone,
  noteLook,
  type PublishedFacts,
  type QueueLook,
  type QueueLooks,
} from './rescue.ts';

const policy = { rescueAfterMs: 30_000, looksApartMs: 5_000 };
const nowMs = 100_000;

interface Case {
  readonly when: string;
  readonly facts?: Partial<PublishedFacts>;
  /** Seconds before now, and what waited in the queue. */
  readonly looks: readonly (readonly [secondsAgo: number, messages: number])[];
  readonly isGone: boolean;
}

const cases: readonly Case[] = [
  {
    when: 'the queue was empty at two looks far enough apart',
    looks: [
      [5, 0],
      [0, 0],
    ],
    isGone: true,
  },
  {
    when: 'the two looks were too close',
    looks: [
      [4.9, 0],
      [0, 0],
    ],
    isGone: false,
  },
  { when: 'there was one look', looks: [[0, 0]], isGone: false },
  { when: 'there was no look', looks: [], isGone: false },
  {
    when: 'something waited in the queue at the last look',
    looks: [
      [8, 0],
      [3, 0],
      [0, 1],
    ],
    isGone: false,
  },
  {
    when: 'something waited between two looks at the empty queue',
    looks: [
      [6, 0],
      [3, 1],
      [0, 0],
    ],
    isGone: false,
  },
  {
    when: 'something waited before the two looks',
    looks: [
      [9, 7],
      [6, 0],
      [3, 0],
      [0, 0],
    ],
    isGone: true,
  },
  {
    when: 'its newest copy is too young',
    facts: { publishedMs: nowMs - 29_999 },
    looks: [
      [20, 0],
      [0, 0],
    ],
    isGone: false,
  },
  {
    when: 'the first look was not after its newest copy',
    facts: { publishedMs: nowMs - 30_000 },
    looks: [
      [30, 0],
      [0, 0],
    ],
    isGone: false,
  },
  {
    when: 'a later one was started long ago, though the queue is full',
    facts: { laterStartedMs: nowMs - 30_000 },
    looks: [
      [5, 900],
      [0, 900],
    ],
    isGone: true,
  },
  {
    when: 'a later one was started a moment ago',
    facts: { laterStartedMs: nowMs - 29_999 },
    looks: [
      [5, 900],
      [0, 900],
    ],
    isGone: false,
  },
  {
    when: 'a later one was started long ago and its own newest copy is young',
    facts: { laterStartedMs: nowMs - 30_000, publishedMs: nowMs - 10_000 },
    looks: [
      [5, 900],
      [0, 900],
    ],
    isGone: false,
  },
  {
    when: 'a later one was started long ago and the session has just begun',
    facts: { laterStartedMs: nowMs - 40_000 },
    looks: [[0, 900]],
    isGone: false,
  },
];

describe('a published dispatch', () => {
  for (const { when, facts = {}, looks, ...then } of cases) {
    it(`is ${then.isGone ? 'gone' : 'left alone'} when ${when}`, () => {
      const asked = { publishedMs: nowMs - 60_000, laterStartedMs: undefined, ...facts };
      assert.equal(isGone(asked, { looks: looks.map(toLook), nowMs }, policy), then.isGone);
    });
  }
});

describe('looks at a queue', () => {
  it('stand beside those of the same session, until they are too old to decide anything', () => {
    const looks = noteAll([
      { generation: 1, atMs: 0, messages: 4 },
      { generation: 1, atMs: 10_000, messages: 0 },
      { generation: 1, atMs: 20_000, messages: 0 },
      { generation: 1, atMs: 30_000, messages: 0 },
      { generation: 1, atMs: 30_001, messages: 0 },
    ]);
    assert.deepEqual(timesOf(looks), [10_000, 20_000, 30_000, 30_001]);
  });

  it('reach over the time that is asked for also where a dispatch may be gone sooner', () => {
    const hasty = { ...policy, rescueAfterMs: 1_000 };
    let noted: QueueLooks | undefined;
    for (const atMs of [1_000, 3_510, 6_020]) {
      noted = noteLook(noted, { generation: 1, atMs, messages: 0 }, hasty);
    }
    const facts = { publishedMs: 500, laterStartedMs: undefined };
    assert.ok(isGone(facts, { looks: noted?.looks ?? [], nowMs: 6_020 }, hasty));
  });

  it('begin anew with another session', () => {
    const looks = noteAll([
      { generation: 1, atMs: 0, messages: 0 },
      { generation: 2, atMs: 6_000, messages: 0 },
    ]);
    assert.deepEqual(timesOf(looks), [6_000]);
  });

  it('begin anew after one that failed', () => {
    const look = { generation: 1, atMs: 0, messages: 0 };
    assert.equal(noteAll([look, undefined]), undefined);
    assert.deepEqual(timesOf(noteAll([look, undefined, { ...look, atMs: 6_000 }])), [6_000]);
  });

  it('begin anew after a gap, in which this process saw nothing', () => {
    const looks = noteAll([
      { generation: 1, atMs: 0, messages: 0 },
      { generation: 1, atMs: 15_001, messages: 0 },
    ]);
    assert.deepEqual(timesOf(looks), [15_001]);
  });

  it('begin anew when the clock of the database went back', () => {
    const looks = noteAll([
      { generation: 1, atMs: 9_000, messages: 0 },
      { generation: 1, atMs: 8_000, messages: 0 },
    ]);
    assert.deepEqual(timesOf(looks), [8_000]);
  });
});

function toLook([secondsAgo, messages]: readonly [number, number]): QueueLook {
  return { atMs: nowMs - secondsAgo * 1_000, messages };
}

function noteAll(looks: readonly Parameters<typeof noteLook>[1][]): QueueLooks | undefined {
  let noted: QueueLooks | undefined;
  for (const look of looks) noted = noteLook(noted, look, policy);
  return noted;
}

function timesOf(noted: QueueLooks | undefined): readonly number[] {
  return (noted?.looks ?? []).map((look) => look.atMs);
}
