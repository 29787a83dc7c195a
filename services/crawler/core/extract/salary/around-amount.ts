/* The words around an amount: its unit, what leads it, what stands at it. */
import type { Period, Token } from './token.ts';

/** A period and the places where it stands. */
export interface PeriodRead {
  readonly period: Period;
  readonly start: number;
  readonly end: number;
}

/** `/hr`, `per month`, `a year`, `每一小时`, `1時間`. */
export function readPerUnit(tokens: readonly Token[], start: number): PeriodRead | undefined {
  let at = start;
  while (at < start + 3 && (tokens[at]?.per === true || tokens[at]?.range === 'weak')) at += 1;
  const count = at === start && tokens[at]?.text !== '1' ? undefined : tokens[at];
  if (count?.amount !== undefined) at += 1;
  const unit = tokens[at];
  const period = periodOf(
    unit?.unit ?? unit?.period,
    count?.amount === undefined ? '1' : count.text,
  );
  return at === start || period === undefined ? undefined : { period, start, end: at };
}

/** So many of a unit as one period: two weeks are one, three are none. */
function periodOf(unit: Period | undefined, count: string): Period | undefined {
  if (count === '1') return unit;
  const isTwoWeeks =
    unit === 'PERIOD_WEEK' ? count === '2' : unit === 'PERIOD_DAY' && count === '14';
  return isTwoWeeks ? 'PERIOD_BIWEEK' : undefined;
}

/** The place after gross, per-unit and like words that stand at an amount. */
export function afterQualities(tokens: readonly Token[], start: number): number {
  let at = start;
  for (let steps = 0; steps < 4; steps += 1) {
    const token = tokens[at];
    const unit = readPerUnit(tokens, at);
    if (unit !== undefined && token?.range === undefined) at = unit.end + 1;
    else if (isQuality(token)) at += 1;
    else if (isRemark(tokens, at)) at += 3;
    else break;
  }
  return at;
}

/** "$50,000 (min) - $70,000 (max)": one word in brackets that says which bound it is, or gross. */
export function isRemark(tokens: readonly Token[], at: number): boolean {
  const [open, word, close] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (open?.kind !== 'bracket' || close?.kind !== 'bracket') return false;
  return isQuality(word) || word?.from === true || word?.upTo === true;
}

/** A word that says of an amount what it is: gross, or its period. */
export function isQuality(token: Token | undefined): boolean {
  if (token === undefined || token.range !== undefined || token.amount !== undefined) return false;
  return token.gross !== undefined || token.period !== undefined;
}

/** The word that leads an amount; a word of pay may stand between, and "of" before one amount. */
export function leadOf(tokens: readonly Token[], start: number, isOne = false): Token | undefined {
  for (let at = start - 1; at >= Math.max(0, start - 4); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const isLead = token.from ?? token.upTo ?? token.range;
    if (isLead !== undefined || (token.between === true && !isOne)) return token;
    // "un minimum de 2 000 €", "ein Gehalt von 48.000 €".
    if (token.between === true) continue;
    const isPassed =
      token.pay ?? token.period ?? token.gross ?? token.payKind ?? token.approx ?? token.proRata;
    if (isPassed === undefined) return undefined;
  }
  return undefined;
}
