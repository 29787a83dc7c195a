/* What a feed or structured data states in single fields: one number, one currency, one unit. */
import { amountOf, type Amount } from './amount.ts';
import { boundAmount, readAmount } from './amounts.ts';
import { namedCurrency } from './currency.ts';
import { currenciesIn, numbersIn, type CurrencyMark, type Period } from './token.ts';
import { tokenize } from './tokenizer.ts';

/** The amount of a JSON number, or of a text that holds exactly one number. */
export function statedAmount(
  value: number | string | undefined,
  locale: string,
): Amount | undefined {
  if (typeof value === 'number') return amountOf(String(value));
  if (value === undefined) return undefined;
  // A machine writes a decimal point in every country; three digits behind it are a group only
  // where people write a comma.
  const plain = /^\d+\.\d{1,2}$/u.exec(value.trim())?.[0];
  if (plain !== undefined) return amountOf(plain);
  const tokens = tokenize(value, locale);
  const [number, ...more] = numbersIn(tokens);
  if (number === undefined || more.length > 0) return undefined;
  const at = tokens.findIndex(({ amount }) => amount !== undefined);
  const isMarked = tokens[at - 1]?.currency !== undefined;
  const read = readAmount(tokens, isMarked ? at - 1 : at);
  return read === undefined ? number : boundAmount(read.bound, undefined);
}

/** The currency of a code, a sign or a word; a sign that several share is that of the locale. */
export function statedCurrency(text: string | undefined, locale: string): CurrencyMark | undefined {
  if (text === undefined) return undefined;
  return namedCurrency(text, currenciesIn(tokenize(text, locale)));
}

/** The period of a unit word, a UN/CEFACT code or an ISO 8601 duration. */
export function statedPeriod(text: string | undefined, locale = 'en'): Period | undefined {
  const word = text
    ?.trim()
    .toLowerCase()
    .replace(/^(?:per[\s_-]*|\/\s*|1[\s_-]+)/u, '');
  if (word === undefined) return undefined;
  return (
    units.get(word.replace(/s$|\(s\)$/u, '')) ?? periodInWords(word.replace(/_/gu, ' '), locale)
  );
}

/** What feeds call a unit beside the words of a language. */
const units: ReadonlyMap<string, Period> = new Map([
  ...codes('PERIOD_HOUR', 'hour hur pt1h'),
  ...codes('PERIOD_DAY', 'day p1d'),
  ...codes('PERIOD_WEEK', 'week wee p1w p7d'),
  ...codes('PERIOD_BIWEEK', 'biweek p2w p14d'),
  ...codes('PERIOD_MONTH', 'month mon p1m'),
  ...codes('PERIOD_YEAR', 'year ann ana p1y p12m'),
  ...codes('PERIOD_PIECE', 'piece'),
]);

function codes(period: Period, list: string): readonly (readonly [string, Period])[] {
  return list.split(' ').map((code) => [code, period] as const);
}

/** One period, however often it is said; two different ones are none. */
function periodInWords(text: string, locale: string): Period | undefined {
  const periods = tokenize(text, locale).flatMap(({ period, unit }) => period ?? unit ?? []);
  return new Set(periods).size === 1 ? periods[0] : undefined;
}
