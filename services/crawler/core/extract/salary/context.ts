/* What stands around an amount decides what it is: the nearest label of its clause wins. */
import type { PayText, Range } from './grammar.ts';
import type { Token } from './token.ts';

/** How far a label reaches, in tokens. */
const reachMax = 8;

/** True where the amounts are pay for the job; £5,000 car allowance and 250 employees are not. */
export function isPay(pay: PayText, range: Range): boolean {
  const { tokens } = pay;
  const next = tokens[range.end + 1];
  if (next?.kind === 'percent' || next?.billion === true) return false;
  if (next?.counted === true && !range.isMoney) return false;
  const before = labelBefore(tokens, range.start);
  const after = labelAfter(pay, range.end);
  if (before === 'other') return false;
  if (after.label === 'other' && (after.isAdjacent || before !== 'pay')) return false;
  if (range.isMoney) return true;
  if (isYear(pay, range)) return false;
  // A bare number needs a word of pay, or nothing else in the text that it could be about.
  if (before === 'pay' || after.label === 'pay' || after.hasPeriod) return true;
  return !saysMore(tokens);
}

/** True where a text has words that mean nothing here: the numbers may be theirs. */
export function saysMore(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'code' || (kind === 'other' && isWord(text)));
}

/** True for what is paid until a job is for good: 试用期4500元, €2,800 (probation). */
export function isOfTrial({ tokens, measures }: PayText, { start, end }: Range): boolean {
  const isStop = (token: Token, at: number): boolean => {
    if (token.kind === 'separator') return true;
    // "試用期間3ヶ月 時給1,100円": how long the trial is does not part it from its pay.
    return token.amount !== undefined && !measures.some((measure) => measure.at === at);
  };
  for (let at = start - 1; at >= Math.max(0, start - reachMax); at -= 1) {
    const token = tokens[at];
    if (token === undefined || isStop(token, at)) break;
    if (token.trial === true) return true;
  }
  for (let at = end + 1; at <= end + reachMax; at += 1) {
    const token = tokens[at];
    if (token === undefined || isStop(token, at)) break;
    if (token.trial === true) return tokens[at + 1]?.amount === undefined;
  }
  return false;
}

/** True where a word of pay or a period stands at the amounts. */
export function isLabelled(pay: PayText, range: Range): boolean {
  const after = labelAfter(pay, range.end);
  return labelBefore(pay.tokens, range.start) === 'pay' || after.label === 'pay' || after.hasPeriod;
}

/** 2026 alone is a year; in China it is a low pay as well. */
function isYear({ tokens, isCjk }: PayText, { start, end }: Range): boolean {
  return !isCjk && start === end && /^(?:19[89]|20[0-3])\d$/u.test(tokens[start]?.text ?? '');
}

function isWord(text: string): boolean {
  return /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])\p{L}/u.test(text);
}

type Label = 'pay' | 'other' | undefined;

function labelBefore(tokens: readonly Token[], start: number): Label {
  for (let at = start - 1; at >= Math.max(0, start - reachMax); at -= 1) {
    const token = tokens[at];
    if (token === undefined || endsClause(token)) return undefined;
    if (isOther(token)) return 'other';
    if (token.stipend === true || isOfPay(token)) return 'pay';
    if (token.unit !== undefined && tokens[at - 1]?.per === true) return 'pay';
  }
  return undefined;
}

interface LabelAfter {
  readonly label: Label;
  readonly isAdjacent: boolean;
  readonly hasPeriod: boolean;
}

function labelAfter({ tokens, isCjk }: PayText, end: number): LabelAfter {
  let hasPeriod = false;
  for (let at = end + 1; at <= end + reachMax; at += 1) {
    const token = tokens[at];
    const isAdjacent = at === end + 1;
    if (token === undefined || endsClause(token) || token.range === 'dash') break;
    // Where words are written without blanks, a blank parts what is said.
    if (isCjk && token.isSpaced && isOther(token)) break;
    // "$18.50/hr. 401(k) match": a plan stands for itself where the pay has its unit.
    if (hasPeriod && token.notPay === true && /^\d/u.test(token.text)) break;
    if (isOther(token) || token.stipend === true) return { label: 'other', isAdjacent, hasPeriod };
    if (token.pay === true || token.payKind !== undefined || token.gross !== undefined) {
      return { label: 'pay', isAdjacent, hasPeriod };
    }
    if (token.period !== undefined || token.unit !== undefined) {
      hasPeriod = true;
      if (isCjk || endsSentence(token)) break;
    }
  }
  return { label: undefined, isAdjacent: false, hasPeriod };
}

/** The dot of "hr." ends what it stands in, too: nothing is granted by the hour but pay. */
function endsSentence({ period, unit, text }: Token): boolean {
  return (period ?? unit) === 'PERIOD_HOUR' && text.endsWith('.');
}

function endsClause({ kind, amount, with: isWith, and }: Token): boolean {
  if (amount !== undefined || isWith === true || and === true) return true;
  return kind === 'plus' || kind === 'bracket' || kind === 'separator' || kind === 'code';
}

function isOther({ notPay, bonus, extra, billion }: Token): boolean {
  return notPay === true || bonus === true || extra?.isThing === true || billion === true;
}

function isOfPay({ pay, payKind, period, gross }: Token): boolean {
  return pay === true || payKind !== undefined || period !== undefined || gross !== undefined;
}

/** What the nearest word says of an amount: behind it first, else before it, else wherever. */
export function nearest<Answer>(
  { tokens, ranges }: PayText,
  range: Range,
  pick: (token: Token) => Answer | undefined,
): Answer | undefined {
  for (let at = range.start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isBehind = at > range.end;
    if (isBehind && (token.amount !== undefined || token.kind === 'separator')) break;
    const answer = pick(token);
    if (answer !== undefined && !(isBehind && leadsOther(tokens, at, pick))) return answer;
  }
  for (let at = range.start - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.amount !== undefined) break;
    const answer = pick(token);
    if (answer !== undefined) return answer;
  }
  // Where several amounts stand, a word far off may be that of any of them.
  if (ranges.length > 1) return undefined;
  const other = tokens.find((token) => pick(token) !== undefined);
  return other === undefined ? undefined : pick(other);
}

/**
 * The word leads the amount after it: the base of "(base $75K)". In "$50k OTE $100k" it does, as
 * the second amount has no such word behind it; in "£40k basic £60k OTE" it does not.
 */
function leadsOther(
  tokens: readonly Token[],
  at: number,
  pick: (token: Token) => unknown,
): boolean {
  const next = tokens[at + 1];
  if (next?.amount === undefined && next?.currency === undefined) return false;
  const before = tokens[at - 1]?.kind;
  if (before === 'bracket' || before === 'separator') return true;
  return !tokens.slice(at + 1).some((token) => pick(token) !== undefined);
}

/** True where the text speaks of pay at all; a period beside numbers may be theirs. */
export function isAboutPay(tokens: readonly Token[], hasNumber: boolean): boolean {
  return tokens.some(({ pay, payKind, gross, period }) => {
    const isStated = pay === true || payKind !== undefined || gross !== undefined;
    return isStated || (period !== undefined && !hasNumber);
  });
}
