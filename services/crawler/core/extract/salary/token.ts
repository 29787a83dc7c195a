import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import type { Amount } from './amount.ts';

export type Period = Exclude<Salary$Input['period'], number | undefined | 'PERIOD_UNSPECIFIED'>;

/** Signs and words that several currencies share. */
export type SharedSign = '$' | '¥' | '元' | 'kr' | 'rs';

/** How a currency is named: by a code or word of its own, or by a sign that several share. */
export type CurrencyMark =
  | { readonly kind: 'own'; readonly code: string }
  | { readonly kind: 'shared'; readonly sign: SharedSign };

/** A word that multiplies the number before it. */
export interface Multiplier {
  readonly factor: bigint;
  readonly notation: 'k' | 'han' | 'lakh' | 'large';
  readonly isYearly?: true;
  /** TEUR, т.р.: thousands of this currency. */
  readonly currency?: CurrencyMark;
}

/** What is paid beside the base, or a condition on it. */
export interface Extra {
  readonly key: string;
  readonly value: string;
  /** It has no upper end: base plus commission is a floor. */
  readonly opensTop?: true;
  /** An amount at such a word is that thing, and no pay: £5,000 car allowance. */
  readonly isThing?: true;
}

/**
 * What a word of a pay text may mean. One word often means several things ("bis" joins two amounts
 * and is a ceiling before one); the grammar asks for the meaning that its place allows.
 */
export interface Word {
  /** Between two amounts; a weak word also means other things. */
  readonly range?: 'dash' | 'tilde' | 'word' | 'weak';
  readonly between?: true;
  readonly and?: true;
  readonly from?: true;
  readonly upTo?: true;
  readonly andMore?: true;
  readonly atMost?: true;
  readonly multiplier?: Multiplier;
  readonly currency?: CurrencyMark;
  readonly per?: true;
  /** A unit of time that needs a "per" before it: year, 月. */
  readonly unit?: Period;
  /** A word that states the period by itself: annually, 月薪. */
  readonly period?: Period;
  readonly payments?: true;
  readonly spreadOver?: true;
  readonly times?: true;
  /** A word that names the thirteenth or fourteenth payment. */
  readonly fixedPayments?: 13 | 14;
  readonly gross?: 'GROSS_GROSS' | 'GROSS_NET';
  readonly payKind?: 'KIND_BASE' | 'KIND_OTE' | 'KIND_TOTAL';
  readonly negotiable?: true;
  readonly approx?: true;
  readonly proRata?: true;
  readonly pay?: true;
  readonly extra?: Extra;
  readonly bonus?: true;
  readonly bonusMonths?: true;
  readonly overtime?: true;
  readonly hours?: true;
  readonly vat?: true;
  /** What follows comes beside the pay: plus, inkl. */
  readonly with?: true;
  readonly billion?: true;
  readonly notPay?: true;
  readonly stipend?: true;
  readonly trial?: true;
  readonly counted?: true;
  readonly label?: true;
}

type Facets = { readonly [Facet in keyof Word]-?: Word[Facet] | undefined };

/** A piece of a pay text; only words have meanings, only numbers have amounts. */
export interface Token extends Facets {
  readonly kind:
    | 'word'
    | 'number'
    | 'plus'
    | 'percent'
    | 'bracket'
    | 'separator'
    /** 13. or 13th: the mark behind the number. */
    | 'ordinal'
    /** A telephone number, a date, a time of day. */
    | 'code'
    /** Words and marks without a meaning here. */
    | 'other';
  readonly text: string;
  readonly amount: Amount | undefined;
  readonly isInteger: boolean | undefined;
  /** A blank stands before it. */
  readonly isSpaced: boolean;
}

/** What a token is, without what it lacks. */
export interface TokenParts extends Word {
  readonly kind: Token['kind'];
  readonly text: string;
  readonly amount?: Amount;
  readonly isInteger?: boolean;
  readonly isSpaced: boolean;
}

/** A token with all that it lacks as undefined: tokens of one shape are read much faster. */
export function tokenOf(parts: TokenParts): Token {
  return {
    kind: parts.kind,
    text: parts.text,
    isSpaced: parts.isSpaced,
    amount: parts.amount,
    isInteger: parts.isInteger,
    range: parts.range,
    between: parts.between,
    and: parts.and,
    from: parts.from,
    upTo: parts.upTo,
    andMore: parts.andMore,
    atMost: parts.atMost,
    multiplier: parts.multiplier,
    currency: parts.currency,
    per: parts.per,
    unit: parts.unit,
    period: parts.period,
    payments: parts.payments,
    spreadOver: parts.spreadOver,
    times: parts.times,
    fixedPayments: parts.fixedPayments,
    gross: parts.gross,
    payKind: parts.payKind,
    negotiable: parts.negotiable,
    approx: parts.approx,
    proRata: parts.proRata,
    pay: parts.pay,
    extra: parts.extra,
    bonus: parts.bonus,
    bonusMonths: parts.bonusMonths,
    overtime: parts.overtime,
    hours: parts.hours,
    vat: parts.vat,
    with: parts.with,
    billion: parts.billion,
    notPay: parts.notPay,
    stipend: parts.stipend,
    trial: parts.trial,
    counted: parts.counted,
    label: parts.label,
  };
}

/** The numbers among the tokens, in order. */
export function numbersIn(tokens: readonly Token[]): readonly Amount[] {
  return tokens.flatMap(({ amount }) => amount ?? []);
}

/** The currencies that the tokens name, in order. */
export function currenciesIn(tokens: readonly Token[]): readonly CurrencyMark[] {
  return tokens.flatMap(({ currency }) => currency ?? []);
}
