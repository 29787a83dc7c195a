/*
 * Texts that no person would write: cut, doubled, turned, joined, spiked with what breaks readers,
 * or wholly random. The same seed gives the same texts on every machine.
 */
import assert from 'node:assert/strict';

import { seeded } from './random-robots.ts';

/** A whole number from 0 up to below `below`. */
export type Dice = (below: number) => number;

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  const random = seeded(seed);
  return (below) => Math.floor(random() * below);
}

/** On how many texts a property is tried: JOBRADAR_TEST_PROPERTY_RUNS, or what is usual. */
export function propertyRuns(usual: number): number {
  const setting = process.env['JOBRADAR_TEST_PROPERTY_RUNS'];
  if (setting === undefined || setting === '') return usual;
  const runs = Number(setting);
  assert.ok(
    Number.isSafeInteger(runs) && runs > 0,
    `JOBRADAR_TEST_PROPERTY_RUNS is "${setting}"; a whole number above 0 would be right`,
  );
  return runs;
}

/** What mutated texts are made of. */
export interface Mutations {
  readonly seed: number;
  readonly count: number;
  /** Right texts of the kind under test. */
  readonly from: readonly string[];
  /** Bits of the kind's own language, strewn in beside the ones that break any reader. */
  readonly bits?: readonly string[];
}

/** `count` texts: an eighth as they stand, an eighth random, the others bent one to four times. */
export function* mutatedTexts({ seed, count, from, bits = [] }: Mutations): Generator<string> {
  const dice = diceOf(seed);
  const spikes = [...hostileBits, ...bits];
  for (let made = 0; made < count; made += 1) {
    const kind = dice(8);
    if (kind === 0) yield randomText(dice, dice(40));
    else if (kind === 1) yield pick(from, dice);
    else yield mutateText(pick(from, dice), { dice, from, bits: spikes });
  }
}

/** Text of any characters: ASCII, digits, marks, all planes, halves of surrogate pairs. */
export function randomText(dice: Dice, length: number): string {
  let text = '';
  for (let at = 0; at < length; at += 1) text += randomCharacter(dice);
  return text;
}

/** One text bent one to four times. */
export function mutateText(text: string, by: Bending): string {
  let bent = text;
  for (let times = 1 + by.dice(4); times > 0; times -= 1) bent = bend(bent, by);
  return bent;
}

/** With what a text is bent. */
export interface Bending {
  readonly dice: Dice;
  readonly from: readonly string[];
  readonly bits: readonly string[];
}

/**
 * CPU time of the work on 1 MB over that on 50 kB of the same text; linear work gives about 20. The
 * best of a few rounds, so that what else the machine does hardly counts.
 */
export function growth(work: (text: string) => unknown, unit: string): number {
  const large = unit.repeat(Math.ceil(1_000_000 / unit.length));
  // Twenty different small ones are as much text, and as much for the collector, as a large one.
  const small = Array.from({ length: 20 }, (_, at) => `${at} ${large.slice(0, 50_000)}`);
  const smalls = best(() => small.map((text) => work(text)), 3);
  return (20 * best(() => work(`x ${large}`), 3)) / Math.max(smalls, 1_000);
}

// Whatever has broken readers of text before: white space of every kind, marks that turn text
// around, half characters, numbers at the edges, markup, escapes, names of prototypes.
const hostileBits: readonly string[] = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\u3000',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u0301',
  'İ',
  'ß',
  'ſ',
  'K',
  '１２',
  '٣',
  '0',
  '-0',
  '00000000000000000000',
  '99999999999999999999',
  '1e309',
  '-1',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '..',
  ',,,',
  '---',
  '///',
  '((((',
  '))))',
  '<b>',
  '</',
  '&amp;',
  '&#x0;',
  '\\u0000',
  '%00',
  '${1}',
  '\'"`',
];

function bend(text: string, { dice, from, bits }: Bending): string {
  const at = dice(text.length + 1);
  const end = at + dice(text.length - at + 1);
  switch (dice(9)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + pick(bits, dice) + text.slice(at);
    case 2:
      return text.slice(0, at) + randomCharacter(dice) + text.slice(at + 1);
    case 3:
      return text.slice(0, end) + text.slice(at, end) + text.slice(end);
    case 4:
      return text.slice(0, at) + pick(from, dice).slice(dice(8));
    case 5:
      return dice(2) === 0 ? text.toUpperCase() : text.toLowerCase();
    case 6:
      return text.replaceAll(/\d/gu, () => String(dice(10)));
    case 7:
      return text.slice(end) + pick(bits, dice) + text.slice(0, end);
    default:
      return (text.slice(at, end) + pick(bits, dice)).repeat(1 + dice(6)).slice(0, 2_000);
  }
}

function randomCharacter(dice: Dice): string {
  const kind = dice(10);
  if (kind < 3) return String.fromCharCode(0x20 + dice(0x5f));
  if (kind < 5) return String(dice(10));
  if (kind < 6) return pick(hostileBits, dice);
  if (kind < 7) return String.fromCharCode(0x4e00 + dice(0x51a5));
  if (kind < 8) return String.fromCharCode(0x80 + dice(0x780));
  if (kind < 9) return String.fromCodePoint(dice(0x11_0000));
  return String.fromCharCode(dice(0x1_0000));
}

// Work that is not linear takes long: after a quarter of a second one round is enough.
function best(work: () => unknown, roundsMax: number): number {
  let [least, spent] = [Infinity, 0];
  for (let round = 0; round < roundsMax && spent < 250_000; round += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
    spent += user + system;
  }
  return least;
}

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice(items.length)];
  assert.ok(item !== undefined, 'There is nothing to pick from');
  return item;
}
