import type { PeriodRead } from './around-amount.ts';
import { readPayments } from './counts.ts';
import type { PayText, Range } from './grammar.ts';
import type { SalaryHints } from './read-salary.ts';
import type { Period, Token } from './token.ts';

/** The period that stands nearest behind the amounts, else the nearest before them. */
export function statedPeriod(
  pay: PayText,
  range: Range,
  hints: SalaryHints,
): { readonly period: Period | undefined; readonly isConflict: boolean } {
  if (hints.period !== undefined) {
    return { period: hints.period, isConflict: hints.isConflict === true };
  }
  let before: Period | undefined;
  let after: Period | undefined;
  for (const read of pay.periods) {
    const { period, start, end } = read;
    if (start < range.start) {
      if (!hasNumber(pay, end + 1, range.start) && !trailsOther(pay, range, read)) before = period;
    } else if (after === undefined && !leadsRange(pay, end + 1)) {
      if (hasNumber(pay, range.end + 1, start) || leadsPayments(pay, range, read)) continue;
      // "Annual salary $50,000, paid weekly"
      if (before !== undefined && !pay.isCjk && isParted(pay, range.end + 1, start)) continue;
      if (tellsOfOther(pay, range, read)) continue;
      after = period;
    }
  }
  const isConflict = after !== undefined && before !== undefined && after !== before;
  return { period: after ?? before, isConflict };
}

/** 日給8,000円（時給1,000円）: a word that leads the next amount belongs to that one. */
function leadsRange({ ranges }: PayText, at: number): boolean {
  return ranges.some(({ start }) => start === at);
}

/** "36,000元，保障年薪14個月": in a clause of its own it belongs to the payments a year. */
function leadsPayments(pay: PayText, range: Range, { start, end }: PeriodRead): boolean {
  if (!isParted(pay, range.end + 1, start)) return false;
  return readPayments(pay.tokens, end + 1) !== undefined;
}

/** 時給1,200円、1日8時間: in a clause of its own a unit that leads further words is of those. */
function tellsOfOther(pay: PayText, range: Range, { start, end }: PeriodRead): boolean {
  const { tokens, isCjk } = pay;
  const isClause = isParted(pay, range.end + 1, start);
  const next = tokens[end + 1];
  if (!isCjk) return isClause && next?.amount !== undefined;
  // 時給1,180円/1日5時間
  if (tokens[end - 1]?.text === '1' && next?.amount !== undefined) return true;
  // Without blanks between words, a blank parts what is said.
  const isApart = isClause || tokens[start]?.isSpaced === true;
  if (!isApart && tokens[start - 1]?.kind !== 'bracket') return false;
  return next !== undefined && !endsClause(next) && !isOfPay(next);
}

function endsClause({ kind }: Token): boolean {
  return kind === 'separator' || kind === 'bracket' || kind === 'plus';
}

function isOfPay({ pay, payKind, gross, negotiable }: Token): boolean {
  return (pay ?? payKind ?? gross ?? negotiable) !== undefined;
}

/** "$5,250 per year. Pay: $16": a unit in the clause of another amount is that one's. */
function trailsOther(pay: PayText, range: Range, { start, end }: PeriodRead): boolean {
  if (!isParted(pay, end + 1, range.start)) return false;
  return pay.ranges.some((other) => {
    const from = other.end + 1;
    return from <= start && !hasNumber(pay, from, start) && !isParted(pay, from, start);
  });
}

function isParted({ tokens }: PayText, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'separator');
}

/** Beyond another number a unit belongs to that one. */
function hasNumber({ tokens }: PayText, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (tokens[at]?.amount !== undefined) return true;
  return false;
}
