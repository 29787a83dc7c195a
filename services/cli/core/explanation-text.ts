import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { ExplainedAnswer } from '#libs/proto/gen/jobradar/v1/ExplainedAnswer.ts';
import type { ExplainedPacing } from '#libs/proto/gen/jobradar/v1/ExplainedPacing.ts';
import type { ExplainedRobots } from '#libs/proto/gen/jobradar/v1/ExplainedRobots.ts';
import type { ExplainedSource } from '#libs/proto/gen/jobradar/v1/ExplainedSource.ts';
import type { PlannedLimits } from '#libs/proto/gen/jobradar/v1/PlannedLimits.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { UrlExplanation } from '#libs/proto/gen/jobradar/v1/UrlExplanation.ts';
import { bytesText, durationText, lower, timeText } from './quantity-text.ts';

/* An explanation as people read it: a section for each question, and at the end what came of it. */

interface Section {
  readonly title: string;
  readonly answer: ExplainedAnswer;
  readonly lines: readonly (string | undefined)[];
}

const unasked = 'EXPLAINED_ANSWER_UNSPECIFIED';
const titleWidth = 15;
const answerWidth = 9;

/** The whole text, with a line end. */
export function renderExplanation(told: UrlExplanation): string {
  const { url, source, authorization, robots, pacing, address, request, limits } = told;
  const sections: readonly Section[] = [
    {
      title: 'URL',
      answer: url?.answer ?? unasked,
      lines: [url?.normalized, url?.reason],
    },
    { title: 'Source', answer: source?.answer ?? unasked, lines: sourceLines(source) },
    {
      title: 'Authorization',
      answer: authorization?.answer ?? unasked,
      lines: [authorization?.reason, ...authorizationLines(authorization?.authorization ?? null)],
    },
    {
      title: 'Address',
      answer: address?.answer ?? unasked,
      lines: [
        address === null ? undefined : endpointText(address),
        address?.reason,
        ...(address?.addresses ?? []).map(
          ({ address: text, allowed, reason }) =>
            `${text}: ${allowed ? 'may be contacted' : 'refused'} (${reason})`,
        ),
      ],
    },
    { title: 'robots.txt', answer: robots?.answer ?? unasked, lines: robotsLines(robots) },
    { title: 'Pacing', answer: pacing?.answer ?? unasked, lines: pacingLines(pacing) },
    {
      title: 'Request',
      answer: unasked,
      lines: [
        request === null ? undefined : `${request.method} ${request.url}`,
        ...(request?.headers ?? []).map(({ name, value }) => `${name}: ${value}`),
      ],
    },
    { title: 'Limits', answer: unasked, lines: limitLines(limits) },
  ];
  const body = sections.flatMap(renderSection).join('\n');
  return `${body}\n\n${conclusion(told)}\n`;
}

/** The last line: would it be fetched now, when, or why not. */
export function conclusion({ answer, reason, wait }: UrlExplanation): string {
  switch (answer) {
    case 'EXPLAINED_ANSWER_YES':
      return 'It would be fetched now.';
    case 'EXPLAINED_ANSWER_LATER':
      return `It would be fetched in ${durationText(wait)}: ${reason}`;
    case 'EXPLAINED_ANSWER_UNKNOWN':
      return `Nobody knows yet whether it would be fetched: ${reason}`;
    case 'EXPLAINED_ANSWER_NO':
    case 'EXPLAINED_ANSWER_UNSPECIFIED':
      return `It would not be fetched: ${reason}`;
  }
}

function renderSection({ title, answer, lines }: Section): readonly string[] {
  const shown = lines.filter((line) => line !== undefined && line !== '');
  const word = answerWord(answer);
  if (shown.length === 0) return [`${title.padEnd(titleWidth)}${word || '-'}`];
  const indent = ' '.repeat(titleWidth + answerWidth);
  return shown.map((line, index) =>
    index === 0
      ? `${title.padEnd(titleWidth)}${word.padEnd(answerWidth)}${line}`
      : `${indent}${line}`,
  );
}

function answerWord(answer: ExplainedAnswer): string {
  return answer === unasked ? '' : lower(answer, 'EXPLAINED_ANSWER_');
}

function sourceLines(source: ExplainedSource | null): Section['lines'] {
  if (source === null) return [];
  const { name, state, suspension, reason, candidates } = source;
  return [
    name === '' ? reason : `${name}, ${lower(state, 'STATE_')}`,
    suspension === null
      ? undefined
      : `stopped: ${lower(suspension.reason, 'FAILURE_REASON_')}: ${suspension.message}`,
    ...candidates.map(({ name: other, fit, detail }) => `${other} ${fits[fit]} (${detail})`),
  ];
}

const fits: Readonly<Record<ExplainedSource['candidates'][number]['fit'], string>> = {
  FIT_UNSPECIFIED: 'was looked at',
  FIT_CHOSEN: 'covers it',
  FIT_WEAKER: 'covers it too, less closely',
  FIT_TIED: 'covers it as well as another one',
  FIT_OTHER_PATH: 'has its host and port, not its path',
  FIT_OTHER_PORT: 'has its host on another port',
  FIT_OTHER_HOST: 'has another host of its domain',
  FIT_NONE: 'covers nothing of it',
};

function authorizationLines(authorization: SourceAuthorization | null): Section['lines'] {
  if (authorization === null) return [];
  const { basis, grantedBy, contact, evidenceUri, maxRequestsPerSecond: rate } = authorization;
  const { validFromTime, expireTime, recordedBy, recordTime, revokeTime } = authorization;
  return [
    `${lower(basis, 'BASIS_')}, granted by ${grantedBy} (${contact}), ${evidenceUri}`,
    `from ${timeText(validFromTime)} until ${timeText(expireTime)}`,
    rate > 0 ? `at most ${rate} requests per second` : 'no rate of its own',
    `recorded by ${recordedBy} at ${timeText(recordTime)}`,
    revokeTime === null ? undefined : `revoked at ${timeText(revokeTime)}`,
  ];
}

function endpointText(at: { host: string; port: number; practiceHost: boolean }): string {
  return `${at.host} port ${at.port}${at.practiceHost ? ', a practice host' : ''}`;
}

function robotsLines(robots: ExplainedRobots | null): Section['lines'] {
  if (robots === null) return [];
  const { origin, reason, decision, sha256, age, expiresIn, unreachableFor } = robots;
  const { crawlDelay, sitemaps, httpStatus, flags } = robots;
  const isStored = decision !== 'DECISION_UNSPECIFIED';
  return [
    reason,
    isStored
      ? `${origin}/robots.txt: ${lower(decision, 'DECISION_')}, answered ${httpStatus}`
      : `${origin}/robots.txt`,
    sha256 === '' ? undefined : `sha256 ${sha256}`,
    isStored ? `fetched ${durationText(age)} ago, ${expiryText(expiresIn)}` : undefined,
    unreachableFor === null ? undefined : `cannot be reached for ${durationText(unreachableFor)}`,
    crawlDelay === null ? undefined : `crawl-delay ${durationText(crawlDelay)}`,
    sitemaps.length === 0 ? undefined : `sitemaps ${sitemaps.join(', ')}`,
    flags.length === 0 ? undefined : `flags ${flags.join(', ')}`,
  ];
}

function expiryText(expiresIn: Duration | null): string {
  return expiresIn === null ? 'due to be fetched again' : `kept for ${durationText(expiresIn)}`;
}

function pacingLines(pacing: ExplainedPacing | null): Section['lines'] {
  if (pacing === null) return [];
  const { reason, wait, key, askedPerSecond, authorizedPerSecond, gap, robotsGap } = pacing;
  const { robotsGapOrigin, slowdown, effectiveGap, burst, inFlight, maxInFlight } = pacing;
  const { notBeforeTime, breaker, pacedBy } = pacing;
  const cap = authorizedPerSecond > 0 ? `${authorizedPerSecond}/s` : 'no cap';
  return [
    `${reason}${wait === null ? '' : `: in ${durationText(wait)}`}`,
    `key ${key}${pacedBy === '' ? '' : `, paced by ${pacedBy}`}`,
    `asked ${askedPerSecond}/s, authorized ${cap}: one in ${durationText(gap)}`,
    robotsGap === null
      ? 'robots.txt sets no floor'
      : `robots.txt of ${robotsGapOrigin}: one in ${durationText(robotsGap)}`,
    `slowed down by ${slowdown.toFixed(2)}: one in ${durationText(effectiveGap)} now`,
    `burst ${burst}, in flight ${inFlight} of ${maxInFlight}`,
    notBeforeTime === null ? undefined : `not before ${timeText(notBeforeTime)}`,
    breaker === 'BREAKER_UNSPECIFIED' ? undefined : `breaker ${lower(breaker, 'BREAKER_')}`,
  ];
}

function limitLines(limits: PlannedLimits | null): Section['lines'] {
  if (limits === null) return [];
  const { wireBytes, decodedBytes, ratio, headerBytes, encodings, redirects } = limits;
  const { dns, connect, headers, idle, total } = limits;
  return [
    `${bytesText(wireBytes)} on the wire, ${bytesText(decodedBytes)} decoded, ratio ${ratio}`,
    `${bytesText(String(headerBytes))} of header, ${encodings} encodings, ${redirects} redirects`,
    `lookup ${durationText(dns)}, connect ${durationText(connect)}, ` +
      `header ${durationText(headers)}`,
    `idle ${durationText(idle)}, total ${durationText(total)}`,
  ];
}
