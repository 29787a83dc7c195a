/* What a feed or structured data states in single fields: one number, one currency, one unit. */
import { amountOf, type Amount } from './amount.ts';
import { currencyCodeOf } from './currency.ts';
import { currenciesIn, numbersIn, type Period } from './token.ts';
import { tokenize } from './tokenizer.ts';

/** The amount of a JSON number, or of a text that holds exactly one number. */
export function statedAmount(
  value: number | string | undefined,
  locale: string,
): Amount | undefined {
  if (typeof value === 'number') return amountOf(String(value));
  if (value === undefined) return undefined;
  const numbers = numbersIn(tokenize(value, locale));
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** The ISO 4217 code of a code, a sign or a word. */
export function statedCurrency(text: string | undefined, locale: string): string | undefined {
  if (text === undefined) return undefined;
  return currencyCodeOf(text, currenciesIn(tokenize(text, locale)));
}

/** The period of a unit word, a UN/CEFACT code or an ISO 8601 duration. */
export function statedPeriod(text: string | undefined): Period | undefined {
  const word = text
    ?.trim()
    .toLowerCase()
    .replace(/^(?:per[\s_-]*|\/\s*|1\s+)/u, '');
  return word === undefined ? undefined : units.get(word);
}

const units: ReadonlyMap<string, Period> = new Map([
  ...words('PERIOD_HOUR', 'hour hours hourly hur h hr pt1h'),
  ...words('PERIOD_DAY', 'day days daily p1d'),
  ...words('PERIOD_WEEK', 'week weeks weekly wee p1w'),
  ...words('PERIOD_BIWEEK', 'biweek biweekly bi-weekly fortnight p2w'),
  ...words('PERIOD_MONTH', 'month months monthly mon mth p1m'),
  ...words('PERIOD_YEAR', 'year years yearly annual annually annum ann yr p1y'),
  ...words('PERIOD_PIECE', 'piece task visit lesson project'),
]);

function words(period: Period, list: string): readonly (readonly [string, Period])[] {
  return list.split(' ').map((word) => [word, period] as const);
}
