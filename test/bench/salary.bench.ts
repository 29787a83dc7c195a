/*
 * Pay texts per core: the reader of pay against the one pattern that job projects usually have, on
 * the same texts in the same run. Rounds of the two alternate, and CPU time is counted, so that a
 * busy machine slows both alike. "Right" is how many texts get amounts, currency and period as
 * test/cases/salary.json has them. Needs no servers: node test/bench/salary.bench.ts [rounds], or
 * `npm run bench -- salary [rounds]` beside the others.
 */
import { readFileSync } from 'node:fs';
import { remembering } from '../../services/crawler/core/extract/remember.ts';
import { readSalary } from '../../services/crawler/core/extract/salary/read-salary.ts';

interface Case {
  readonly input: { readonly locale: string; readonly text?: string };
  readonly expected: Readonly<Record<string, unknown>>;
}

interface Pay {
  readonly min: string | null;
  readonly max: string | null;
  readonly currency: string | null;
  readonly period: string | null;
}

interface Text {
  readonly locale: string;
  readonly text: string;
  readonly expected: Case['expected'];
}

const file = new URL('../cases/salary.json', import.meta.url);
const { cases }: { readonly cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
const texts: readonly Text[] = cases.flatMap(({ input: { locale, text }, expected }) => {
  return text === undefined ? [] : [{ locale, text, expected }];
});
const rounds = Number(process.argv[2] ?? 5);
const usARound = 60_000;
const textsMax = 20;

const readers = {
  pattern: ({ text }: Text): Pay => readByPattern(text),
  ours: ({ text, locale }: Text): Pay => payOf(readSalary(text, locale)),
  again: (() => {
    const read = remembering(5_000, (text, locale) => payOf(readSalary(text, locale)));
    return ({ text, locale }: Text): Pay => read(text, locale);
  })(),
} as const;

const amountPattern = String.raw`\d[\d.,]*`;
const pattern = new RegExp(
  String.raw`(?<sign>[$€£¥₹])?\s*(?<low>${amountPattern})\s*(?<lowScale>k)?\s*` +
    String.raw`(?:(?:-|–|~|to)\s*[$€£¥₹]?\s*(?<high>${amountPattern})\s*(?<highScale>k)?)?\s*` +
    String.raw`(?:\/|per|an?)?\s*(?<unit>hour|hr|day|week|month|year|月|年)?`,
  'iu',
);
const currencies = new Map(
  Object.entries({ $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'CNY', '₹': 'INR' }),
);
const periods = new Map(
  Object.entries({
    hour: 'HOUR',
    hr: 'HOUR',
    day: 'DAY',
    week: 'WEEK',
    month: 'MONTH',
    月: 'MONTH',
  }),
);

type Name = keyof typeof readers;
const names = ['pattern', 'ours', 'again'] as const;

const groups = [
  ...Map.groupBy(texts, ({ locale }) => locale.slice(0, 2)),
  ['all', texts] as const,
  ['500 characters', texts.slice(0, textsMax).map(filled)] as const,
];
const row = (cells: readonly (string | number)[]): void => {
  const [first = '', ...rest] = cells;
  console.log(String(first).padEnd(18) + rest.map((cell) => String(cell).padStart(12)).join(''));
};
row(['CPU µs per text', 'texts', 'pattern', 'ours', 'ours, again', 'right', 'right, ours']);
for (const [name, group] of groups) {
  const us = alternate(group);
  const cells = [us.pattern, us.ours, us.again].map((cost) => cost.toFixed(1));
  // A text that was drawn out is no longer the case.
  const isCase = texts.includes(group[0] ?? { locale: '', text: '', expected: {} });
  const right = isCase ? [rightOf(group, 'pattern'), rightOf(group, 'ours')] : [];
  row([name, group.length, ...cells, ...right]);
}

/** A text as long as one may be. */
function filled(given: Text): Text {
  return { ...given, text: `${given.text} `.repeat(200).slice(0, 500) };
}

/** CPU time per text of each reader: the median of rounds that take turns. */
function alternate(group: readonly Text[]): Readonly<Record<Name, number>> {
  const seen: Readonly<Record<Name, number[]>> = { pattern: [], ours: [], again: [] };
  for (let round = -2; round < rounds; round += 1) {
    for (const name of names) {
      const cost = costOf(group, readers[name]);
      // The first rounds are for the compiler.
      if (round >= 0) seen[name].push(cost);
    }
  }
  const median = (costs: readonly number[]): number => {
    return costs.toSorted((one, other) => one - other)[costs.length >> 1] ?? 0;
  };
  return { pattern: median(seen.pattern), ours: median(seen.ours), again: median(seen.again) };
}

/** As often as it takes to be long beside the ticks of the clock of CPU time. */
function costOf(group: readonly Text[], read: (text: Text) => Pay): number {
  const before = process.threadCpuUsage();
  for (let done = 0; ;) {
    for (let count = 0; count < 2_000; count += group.length) {
      for (const text of group) read(text);
      done += group.length;
    }
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= usARound) return (user + system) / done;
  }
}

function rightOf(group: readonly Text[], name: Name): number {
  return group.filter((text) => {
    const pay = readers[name](text);
    return Object.entries(pay).every(([key, value]) => text.expected[key] === value);
  }).length;
}

function payOf(salary: ReturnType<typeof readSalary>): Pay {
  return {
    min: salary.minAmount ?? null,
    max: salary.maxAmount ?? null,
    currency: salary.currencyCode ?? null,
    period: salary.period === undefined ? null : String(salary.period).replace('PERIOD_', ''),
  };
}

/** What a job project usually has: one pattern for all, a dollar and a year for want of a word. */
function readByPattern(text: string): Pay {
  const match = pattern.exec(text)?.groups;
  if (match === undefined) return { min: null, max: null, currency: null, period: null };
  const scale = match['highScale'] ?? match['lowScale'];
  const amount = (digits: string | undefined): string | null => {
    if (digits === undefined) return null;
    return String(Number(digits.replace(/,/gu, '')) * (scale === undefined ? 1 : 1_000));
  };
  const low = amount(match['low']);
  return {
    min: low,
    max: amount(match['high']) ?? low,
    currency: currencies.get(match['sign'] ?? '$') ?? 'USD',
    period: periods.get(match['unit']?.toLowerCase() ?? 'year') ?? 'YEAR',
  };
}
