import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { isNode, listOf, propertyOf, textOf, type Node } from '../structured/node.ts';
import { clip } from '../text.ts';
import type { Amount } from './amount.ts';
import { readSalary, salaryOfAmounts, type SalaryHints } from './read-salary.ts';
import { statedAmount, statedCurrency, statedPeriod } from './stated.ts';
import type { CurrencyMark, Period } from './token.ts';

/** Reads the pay of a JobPosting; undefined where it names none. An estimate is not its word. */
export function readSalaryData(posting: Node, locale: string): Salary$Input | undefined {
  const base = listOf(propertyOf(posting, 'baseSalary'))[0];
  if (base === undefined) return undefined;
  const outside = currencyOf(propertyOf(posting, 'salaryCurrency'), locale);
  const salary = isNode(base)
    ? readNode(base, locale, outside)
    : readPlain(base, locale, outside === undefined ? {} : { currency: outside });
  return salary === undefined ? undefined : { ...salary, origin: 'ORIGIN_STRUCTURED' };
}

/** A number or a pay text in the place of a node. */
function readPlain(value: unknown, locale: string, hints: SalaryHints): Salary$Input | undefined {
  if (typeof value === 'number') {
    const amount = amountIn(value, locale);
    const text = String(value);
    return { text, ...salaryOfAmounts({ min: amount, max: amount }, locale, hints) };
  }
  const text = textOf(value);
  return text === undefined ? undefined : readSalary(text, locale, hints);
}

/** MonetaryAmount with any kind of value, QuantitativeValue, PriceSpecification. */
function readNode(
  node: Node,
  locale: string,
  outside: CurrencyMark | undefined,
): Salary$Input | undefined {
  const outer = valuesOf(node);
  // A list of one is that one.
  const [only] = outer;
  const inner = outer.length === 1 && isNode(only) ? only : node;
  const hints = hintsOf(node, inner, { locale, outside });
  // A value that says only its unit leaves the amounts to the node around it.
  const holder = hasAmounts(inner) ? inner : node;
  const list = holder === node ? outer : valuesOf(inner);
  if (list.length === 2) {
    const [min, max] = list.map((item) => amountIn(item, locale));
    return keepText(node, salaryOfAmounts({ min, max }, locale, hints));
  }
  const min = firstOf(holder, lowNames);
  const max = firstOf(holder, highNames);
  if (min !== undefined || max !== undefined) {
    const amounts = { min: amountIn(min, locale), max: amountIn(max, locale) };
    return keepText(node, salaryOfAmounts(amounts, locale, hints));
  }
  const single = listOf(firstOf(holder, singleNames))[0];
  return single === undefined || isNode(single) ? undefined : readPlain(single, locale, hints);
}

const lowNames = ['minValue', 'minPrice'];
const highNames = ['maxValue', 'maxPrice'];
const singleNames = ['value', 'price', 'amount'];

function hasAmounts(node: Node): boolean {
  return firstOf(node, [...lowNames, ...highNames, ...singleNames]) !== undefined;
}

function valuesOf(node: Node): readonly unknown[] {
  return listOf(propertyOf(node, 'value'));
}

function keepText(node: Node, salary: Salary$Input): Salary$Input {
  return { text: clip(JSON.stringify(node), 500), ...salary };
}

function firstOf(node: Node, names: readonly string[]): unknown {
  for (const name of names) {
    const value = propertyOf(node, name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** A number, or a text that holds exactly one. */
function amountIn(value: unknown, locale: string): Amount | undefined {
  return statedAmount(typeof value === 'number' ? value : textOf(value), locale);
}

function hintsOf(
  outer: Node,
  inner: Node,
  { locale, outside }: { readonly locale: string; readonly outside: CurrencyMark | undefined },
): SalaryHints {
  const named = ['currency', 'priceCurrency'];
  const currency =
    currencyOf(firstOf(inner, named), locale) ??
    currencyOf(firstOf(outer, named), locale) ??
    outside;
  // schema.org puts the unit inside; one outside counts where there is no other.
  const names = ['unitText', 'unitCode', 'duration'];
  const within = periodOf(firstOf(inner, names), locale);
  const around = periodOf(firstOf(outer, names), locale);
  const period = within ?? around;
  const isConflict = within !== undefined && around !== undefined && within !== around;
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(period === undefined ? {} : { period }),
    ...(isConflict ? { isConflict } : {}),
  };
}

function currencyOf(value: unknown, locale: string): CurrencyMark | undefined {
  return statedCurrency(textOf(value), locale);
}

function periodOf(value: unknown, locale: string): Period | undefined {
  return statedPeriod(textOf(value), locale);
}
