import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import type { Amount } from './amount.ts';

export type Period = Exclude<Salary$Input['period'], number | undefined | 'PERIOD_UNSPECIFIED'>;

/** How a currency is named: by a code or word of its own, or by a sign that several share. */
export type CurrencyMark =
  | { readonly kind: 'own'; readonly code: string }
  | { readonly kind: 'shared'; readonly sign: '$' | '¥' | '元' | 'kr' };

/** What a word of a pay text means. */
export type Meaning =
  | {
      readonly kind: 'multiplier';
      readonly factor: bigint;
      readonly notation: 'k' | 'han' | 'lakh' | 'large';
      readonly isYearly?: true;
    }
  | { readonly kind: 'currency'; readonly mark: CurrencyMark }
  /** Between two amounts; a weak word also means other things. */
  | { readonly kind: 'range'; readonly form: 'dash' | 'word' | 'weak' }
  | { readonly kind: 'per' }
  /** A unit of time that needs a "per" before it: year, 月. */
  | { readonly kind: 'unit'; readonly period: Period }
  /** A word that states the period by itself: annually, 月薪. */
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'from' }
  | { readonly kind: 'up-to' }
  | { readonly kind: 'and-more' }
  | { readonly kind: 'at-most' }
  | { readonly kind: 'payments' }
  | { readonly kind: 'spread-over' }
  | { readonly kind: 'times' }
  | { readonly kind: 'gross'; readonly gross: 'GROSS_GROSS' | 'GROSS_NET' }
  | { readonly kind: 'pay-kind'; readonly payKind: 'KIND_BASE' | 'KIND_OTE' | 'KIND_TOTAL' }
  | { readonly kind: 'mark'; readonly mark: 'negotiable' | 'approx' | 'pro_rata' | 'pay' }
  | {
      readonly kind: 'extra';
      readonly key: string;
      readonly value: string;
      readonly opensTop?: true;
    }
  | { readonly kind: 'bonus' }
  | { readonly kind: 'bonus-months' }
  | { readonly kind: 'overtime' }
  | { readonly kind: 'hours' }
  /** What an amount before it is, when it is no pay for the job. */
  | { readonly kind: 'not-pay' };

export type Token =
  | Meaning
  | { readonly kind: 'number'; readonly amount: Amount; readonly isInteger: boolean }
  | { readonly kind: 'plus' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'bracket' }
  /** Words and marks without a meaning here. */
  | { readonly kind: 'other'; readonly text: string };

/** The numbers among the tokens, in order. */
export function numbersIn(tokens: readonly Token[]): readonly Amount[] {
  return tokens.flatMap((token) => (token.kind === 'number' ? [token.amount] : []));
}

/** The currencies that the tokens name, in order. */
export function currenciesIn(tokens: readonly Token[]): readonly CurrencyMark[] {
  return tokens.flatMap((token) => (token.kind === 'currency' ? [token.mark] : []));
}
