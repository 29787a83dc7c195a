/** What a word of pay can be; the name says where it stands or what it does. */
export type WordKind =
  | 'hour'
  | 'day'
  | 'week'
  | 'biweek'
  | 'month'
  | 'year'
  | 'piece'
  /* Words that state the period by themselves: hourly, 月薪. */
  | 'hourly'
  | 'daily'
  | 'weekly'
  | 'biweekly'
  | 'monthly'
  | 'yearly'
  | 'pieceRate'
  | 'per'
  | 'thousand'
  /* A hundred thousand, as India counts. */
  | 'lakh'
  | 'million'
  | 'billion'
  /* Between two amounts: before a single one the word means "up to". */
  | 'range'
  /* Between two amounts only. */
  | 'weakRange'
  /* The pair of "between 3 and 4". */
  | 'between'
  | 'and'
  | 'from'
  | 'upTo'
  | 'andMore'
  | 'atMost'
  /* Counted by payments a year: 14 pagas, 13薪. */
  | 'payments'
  | 'spreadOver'
  | 'times'
  | 'thirteenth'
  | 'fourteenth'
  | 'gross'
  | 'net'
  | 'base'
  | 'onTarget'
  | 'total'
  | 'negotiable'
  | 'approx'
  | 'proRata'
  | 'pay'
  /* What comes beside the base. */
  | 'commission'
  | 'equity'
  | 'carAllowance'
  | 'bonus'
  | 'vat'
  | 'with'
  /* An amount at such a word is no pay for the job. */
  | 'notPay'
  /* Pay of a trainee before an amount, an allowance behind one. */
  | 'stipend'
  /* The time before a job is for good, which has a pay of its own. */
  | 'trial'
  /* A number before such a word counts it; a number behind such a label is its name. */
  | 'counted'
  | 'label';

/** The words of pay of one language; several words of a kind are separated by bars. */
export interface LanguageWords {
  /** BCP 47 languages that these words belong to. */
  readonly languages: readonly string[];
  readonly words: Readonly<Partial<Record<WordKind, string>>>;
  /** Words for currencies by ISO 4217 code or shared sign, beside codes and signs. */
  readonly currencies?: Readonly<Record<string, string>>;
  /** Words for a thousand of a currency: teur, т.р. */
  readonly thousandsOf?: Readonly<Record<string, string>>;
}

/** Kinds of words without which a language is not complete. */
export const neededKinds: readonly WordKind[] = [
  'hour',
  'day',
  'week',
  'month',
  'year',
  'hourly',
  'monthly',
  'yearly',
  'per',
  'thousand',
  'range',
  'from',
  'upTo',
  'andMore',
  'payments',
  'gross',
  'net',
  'base',
  'negotiable',
  'approx',
  'pay',
  'commission',
  'bonus',
  'with',
  'notPay',
  'counted',
];
