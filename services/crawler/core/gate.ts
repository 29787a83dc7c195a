import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { challengePathOf, isLoginHost, leadsBack, loginPathOf } from './gate-paths.ts';
import { blockMarks, challengeMarks, gateHeaders, rateMark, widgetMarks } from './gate-rules.ts';
import { challengePhrase, kindOfTitle, standsAsChallenge } from './gate-words.ts';
import { titleOf, wordsOf } from './page-words.ts';

/*
 * What stands in the way of a page: a login, a captcha, a challenge, a block. Rules are data and
 * name structures (headers, the providers' own elements, paths) before words: a job may be about
 * security verification, and a page that was moved may well hold a login form.
 */

/** A thing that stands in the way of the page that was asked for. */
export interface Gate {
  readonly reason: FailureReason;
  /** What it was recognised by; at most 200 characters. */
  readonly evidence: string;
}

/** The head of an answer; headers are read by their lower-case name. */
export interface GateHead {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
}

/** What is looked at of a page. */
export interface GatePage {
  /** Elements with their attributes, and the text of scripts. */
  readonly markup: string;
  readonly title: string;
  /** What a reader sees, blocks on lines of their own. */
  readonly words: string;
}

const bodyCharsMax = 16_384;
const evidenceCharsMax = 200;

/** Gates are short: on a long page neither a phrase nor a widget says anything. */
const wordsMax = 2_000;
const widgetWordsMax = 600;

/** Recognises a challenge, captcha or block by the headers of an answer of any status. */
export function gateOfHead({ status, header }: GateHead): Gate | undefined {
  for (const rule of gateHeaders) {
    if (!(rule.statuses?.includes(status) ?? true)) continue;
    const value = header(rule.name);
    if (value === undefined || !rule.value.test(value)) continue;
    return gateOf(rule.kind, `header ${rule.name}: ${value} with status ${status}`);
  }
  return undefined;
}

/**
 * Recognises a redirect to a login or a challenge. Ask before the scope is asked: a login mostly
 * stands on another host, and to say so is worth more than that the redirect leaves the source.
 */
export function gateOfRedirect(from: URL, to: URL): Gate | undefined {
  const challenge = challengePathOf(to);
  if (challenge !== undefined && challengePathOf(from) === undefined) {
    return gateOf('challenge', `redirect to ${to.host}${challenge}`);
  }
  const login = loginPathOf(to, { leadsBack: leadsBack(from, to) });
  if (login !== undefined && loginPathOf(from, { leadsBack: true }) === undefined) {
    return gateOf('denied', `redirect to ${to.host}${login}`);
  }
  const isOther = from.hostname !== to.hostname && !isLoginHost(from);
  return isOther && isLoginHost(to) ? gateOf('denied', `redirect to ${to.host}`) : undefined;
}

/**
 * Recognises a challenge or a block in the decoded body of an answer of 4xx or 5xx, of which the
 * first 16 KiB are read. Login forms say nothing here: any error page may have one in its head.
 */
export function gateOfErrorPage(text: string): Gate | undefined {
  const markup = text.slice(0, bodyCharsMax);
  // To be asked to come slower is no gate, whatever the page is called.
  if (rateMark.test(markup)) return undefined;
  const found = gateOfPage({ markup, title: titleOf(markup), words: wordsOf(markup) });
  if (found !== undefined) return found;
  const block = firstMark(blockMarks, markup);
  return block === undefined ? undefined : gateOf('denied', block);
}

/**
 * Recognises a page that is a challenge or names itself a login or a refusal. What only challenges
 * hold counts on any page; a widget that a contact form has too, only where little else is.
 */
export function gateOfPage({ markup, title, words }: GatePage): Gate | undefined {
  const mark = firstMark(challengeMarks, markup);
  if (mark !== undefined) return gateOf('challenge', mark);
  const kind = kindOfTitle(title);
  if (kind !== undefined) return gateOf(kind, `title "${title}"`);
  if (words.length > wordsMax) return undefined;
  const said = challengePhrase.exec(words)?.[0] ?? words.split('\n').find(standsAsChallenge);
  if (said !== undefined) return gateOf('challenge', `words "${said.trim()}"`);
  const widget = words.length > widgetWordsMax ? undefined : firstMark(widgetMarks, markup);
  return widget === undefined ? undefined : gateOf('challenge', widget);
}

/** Makes a gate; the evidence is cut to its length. */
export function gateOf(kind: 'challenge' | 'denied', evidence: string): Gate {
  const reason =
    kind === 'challenge' ? 'FAILURE_REASON_CAPTCHA_CHALLENGE' : 'FAILURE_REASON_ACCESS_DENIED';
  return { reason, evidence: evidence.slice(0, evidenceCharsMax) };
}

function firstMark(
  marks: readonly { readonly of: string; readonly pattern: RegExp }[],
  markup: string,
): string | undefined {
  for (const { of, pattern } of marks) {
    const found = pattern.exec(markup)?.[0];
    if (found !== undefined) return `${of}: ${found}`;
  }
  return undefined;
}
