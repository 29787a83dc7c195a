import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { clip } from '../text.ts';
import type { Amount } from './amount.ts';
import { isAboutPay, isOfTrial, isPay, nearest } from './context.ts';
import { extrasOf } from './extras.ts';
import { parsePay, type PayText, type Range } from './grammar.ts';
import { isFortune, payOfRange } from './pay-of-range.ts';
import type { CurrencyMark, Period } from './token.ts';
import { tokenize } from './tokenizer.ts';

const textCharsMax = 500;

/** What is known from elsewhere; it wins over the text and over the size of the number. */
export interface SalaryHints {
  readonly currency?: CurrencyMark;
  readonly period?: Period;
  /** Two units were stated; the one given here is the inner one. */
  readonly isConflict?: boolean;
}

/** Reads a pay text; total: any text gives a result, and what it does not say stays unset. */
export function readSalary(text: string, locale: string, hints: SalaryHints = {}): Salary$Input {
  const kept = { text: clip(text, textCharsMax), origin: 'ORIGIN_TEXT', locale } as const;
  const shown = withoutIcons(text.slice(0, textCharsMax));
  // Private-use glyphs stand for digits of a page font: never guessed, never decoded.
  if (/\p{Co}/u.test(shown)) return { ...kept, flags: ['obfuscated'] };
  const tokens = tokenize(shown, locale);
  const isCjk = /^(?:zh|ja|ko)(?:[-_]|$)/iu.test(locale) || cjkPattern.test(shown);
  const pay = parsePay(tokens, isCjk);
  const range = chosenRange(pay, locale);
  const extras = extrasOf(pay);
  return {
    ...kept,
    ...(range === undefined ? withoutAmount(pay) : payOfRange(pay, range, { locale, hints })),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  };
}

const cjkPattern = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** An icon font's glyph stands apart, beside digits that can be read; one for a digit does not. */
function withoutIcons(text: string): string {
  if (!/\p{Co}/u.test(text)) return text;
  const shown = text.replace(/(?<!\S)\p{Co}(?!\S)/gu, ' ');
  return /\d/u.test(shown) ? shown : text;
}

/**
 * Money first: a bare number is pay only where nothing better is said. Beside the pay of a trial
 * that which stays stands for the job, and the base beside on-target earnings.
 */
function chosenRange(pay: PayText, locale: string): Range | undefined {
  const candidates = pay.ranges.filter((range) => {
    return isPay(pay, range) && !isFortune(pay, range, locale);
  });
  const all = candidates.filter(({ isMoney }) => isMoney);
  const lasting = all.length > 1 ? all.filter((range) => !isOfTrial(pay, range)) : all;
  const money = lasting.length > 0 ? lasting : all;
  const kindOf = (range: Range) => nearest(pay, range, ({ payKind }) => payKind);
  const [first] = money;
  if (first === undefined) return candidates[0];
  if (money.length === 1 || kindOf(first) !== 'KIND_OTE') return first;
  return money.find((range) => kindOf(range) === 'KIND_BASE') ?? first;
}

/** The pay of two amounts that a source gives as numbers; zero is no amount. */
export function salaryOfAmounts(
  amounts: { readonly min: Amount | undefined; readonly max: Amount | undefined },
  locale: string,
  hints: SalaryHints,
): Salary$Input {
  const boundOf = (number: Amount | undefined) => {
    return number === undefined ? undefined : { number, multiplier: undefined, rest: 0n };
  };
  const range: Range = {
    low: boundOf(amounts.min),
    high: boundOf(amounts.max),
    currencies: [],
    isMoney: true,
    start: 0,
    end: 0,
  };
  return { locale, ...payOfRange(parsePay([], false), range, { locale, hints }) };
}

/** Without an amount nothing is stated but that pay is open, or that it is spoken of. */
function withoutAmount(pay: PayText): Partial<Salary$Input> {
  const { tokens, ranges } = pay;
  const isNegotiable = tokens.some(({ negotiable }) => negotiable === true);
  const hasMoney = ranges.some(({ isMoney }) => isMoney);
  const hasNumber = tokens.some(({ kind, amount, notPay, text }) => {
    return amount !== undefined || kind === 'code' || (notPay === true && /^\d/u.test(text));
  });
  const speaksOfPay = isNegotiable || isAboutPay(tokens, hasNumber);
  const flags = [
    ...(hasMoney || (hasNumber && !speaksOfPay) ? ['not_salary'] : []),
    ...(speaksOfPay && !isNegotiable ? ['unspecified'] : []),
  ];
  return {
    ...(isNegotiable ? { negotiable: true } : {}),
    ...(flags.length === 0 ? {} : { flags }),
  };
}
