import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import { attributeOf, compileSelector, findFirst, visibleText, type Document } from './dom.ts';

/** A page that stands in the way of the one that was asked for. */
export interface Gate {
  readonly reason: FailureReason;
  /** What it was recognised by. */
  readonly evidence: string;
}

/** Marks of challenges: widgets and scripts of the providers, and the words of their pages. */
const challengeMarks = [
  '.g-recaptcha',
  '.h-captcha',
  '.cf-turnstile',
  '#challenge-form',
  '#cf-challenge-running',
  '.geetest_holder',
  '#nc_1_wrapper',
  'script[src*="challenges.cloudflare.com"]',
  'script[src*="captcha"]',
  'iframe[src*="captcha"]',
] as const;
const challenges = challengeMarks.map((mark) => ({ mark, test: compileSelector(mark) }));
const challengeWords = new RegExp(
  [
    'verify (?:that )?you are (?:a )?human|unusual traffic|checking your browser',
    'enable javascript and cookies|安全验证|滑动验证|请完成验证|人机验证|访问过于频繁',
  ].join('|'),
  'iu',
);

const passwordField = compileSelector('input[type="password" i]');
const loginPath = /\/(?:login|log-in|signin|sign-in|passport|account\/auth|sso)(?:[/.?]|$)/iu;
const loginWords =
  /please (?:log|sign) in|(?:log|sign) in to (?:continue|view)|请(?:先)?登录|登录后查看|会员登录/iu;

/** Text that is looked at for words: gates are short pages. */
const wordsCharsMax = 5_000;

/**
 * Recognises a login page or a challenge. Ask only where a page does not hold what it should: a
 * job page may well have a login form in its header.
 */
export function recognizeGate(document: Document, url: string): Gate | undefined {
  const challenge = challenges.find(({ test }) => findFirst(document, test) !== undefined);
  if (challenge !== undefined) return captcha(`element ${challenge.mark}`);
  const text = visibleText(document).slice(0, wordsCharsMax);
  const words = challengeWords.exec(text)?.[0];
  if (words !== undefined) return captcha(`words "${words}"`);
  const field = findFirst(document, passwordField);
  if (field !== undefined) {
    return denied(`password field "${attributeOf(field, 'name') ?? ''}"`);
  }
  const login = loginWords.exec(text)?.[0];
  if (login !== undefined) return denied(`words "${login}"`);
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return loginPath.test(path) ? denied(`path ${path}`) : undefined;
}

function captcha(evidence: string): Gate {
  return { reason: 'FAILURE_REASON_CAPTCHA_CHALLENGE', evidence };
}

function denied(evidence: string): Gate {
  return { reason: 'FAILURE_REASON_ACCESS_DENIED', evidence };
}
