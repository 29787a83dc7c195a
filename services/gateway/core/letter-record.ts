import { hash } from 'node:crypto';
import type { QueueMessage$Input } from '#libs/proto/gen/jobradar/v1/QueueMessage.ts';
import type { DeathReason } from './letter.ts';

/*
 * What is kept of a letter. Nothing in it is trusted: any type may stand in any header, and text
 * may hold what PostgreSQL refuses in JSON (NUL, half a surrogate pair). Whatever cannot be read
 * is left out; nothing here throws.
 */

/** The properties of a letter that are kept. */
export interface LetterProperties {
  readonly messageId?: unknown;
  readonly correlationId?: unknown;
  readonly type?: unknown;
  readonly contentType?: unknown;
  readonly timestamp?: unknown;
}

/** A letter as the client library gives it. */
export interface RawLetter {
  readonly content: Buffer;
  readonly properties: LetterProperties;
  readonly headers: Readonly<Record<string, unknown>>;
  /** A letter comes under the name of the queue that it left. */
  readonly routingKey: string;
  readonly handout: number;
}

/** A letter as its row holds it. */
export interface LetterRecord {
  /**
   * The same letter has the same key: its dispatch, its copy and the digest of its body, for what
   * somebody forged under the ids of another must not keep that one out.
   */
  readonly key: string;
  /** As it came, the first 16 KiB. */
  readonly body: Buffer;
  readonly message: QueueMessage$Input;
  readonly deathReason: DeathReason;
}

const bodyBytesMax = 16 * 1024;
const textMax = 256;
const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const timestampMax = 253_402_300_799;

/** Reads everything of a letter that is kept. */
export function recordOf(letter: RawLetter): LetterRecord {
  const { content, properties, headers } = letter;
  const dispatchId = textOf(properties.messageId);
  const copy = countOf(headers['jobradar-copy']);
  const death = deathOf(headers);
  const digest = `sha256:${digestOf(content)}`;
  const isNamed = uuidPattern.test(dispatchId) && copy > 0;
  return {
    key: isNamed ? `${dispatchId}/${copy}/${digest}` : digest,
    body: content.subarray(0, bodyBytesMax),
    message: {
      dispatchId,
      dispatchCopy: copy,
      queue: death.queue === '' ? textOf(letter.routingKey) : death.queue,
      type: textOf(properties.type),
      bodyTruncated: content.length > bodyBytesMax,
      headers: knownHeaders(headers, properties),
      handout: letter.handout,
      deathReason: death.reason,
      traceId: traceIdOf(headers['traceparent']),
      publishTime: timeOf(properties.timestamp),
    },
    deathReason:
      death.reason === 'rejected' || death.reason === 'delivery_limit' ? death.reason : 'other',
  };
}

/** The queue and the reason of the last death, by the headers of any version of the broker. */
function deathOf(headers: RawLetter['headers']): { reason: string; queue: string } {
  const deaths = headers['x-death'];
  // The newest entry stands first.
  const newest: unknown = Array.isArray(deaths) ? deaths[0] : undefined;
  const entry = isTable(newest) ? newest : {};
  const pick = (...values: readonly unknown[]): string =>
    values.map(textOf).find((text) => text !== '') ?? '';
  return {
    reason: pick(headers['x-last-death-reason'], entry['reason'], headers['x-first-death-reason']),
    queue: pick(headers['x-last-death-queue'], entry['queue'], headers['x-first-death-queue']),
  };
}

function knownHeaders(
  headers: RawLetter['headers'],
  properties: LetterProperties,
): Record<string, string> {
  const known: readonly (readonly [string, string])[] = [
    ['traceparent', textOf(headers['traceparent'])],
    ['jobradar-attempt', textOf(headers['jobradar-attempt'])],
    ['jobradar-copy', textOf(headers['jobradar-copy'])],
    ['content-type', textOf(properties.contentType)],
    ['correlation-id', textOf(properties.correlationId)],
    ['x-death', summaryOf(headers['x-death'])],
  ];
  return Object.fromEntries(known.filter(([, text]) => text !== ''));
}

// "2 × delivery_limit in jobradar.crawl.http", the newest first.
function summaryOf(deaths: unknown): string {
  if (!Array.isArray(deaths)) return '';
  const parts = deaths
    .slice(0, 3)
    .filter(isTable)
    .map((death) => {
      const count = countOf(death['count']) || 1;
      return `${count} × ${textOf(death['reason'])} in ${textOf(death['queue'])}`;
    });
  return textOf(parts.join(', '));
}

function traceIdOf(traceparent: unknown): string {
  const match = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(textOf(traceparent));
  return match?.[1] ?? '';
}

// AMQP has whole seconds; the library gives the bare number, within headers a tagged one.
function timeOf(timestamp: unknown): { seconds: string; nanos: number } | null {
  const isTime = typeof timestamp === 'number' && Number.isSafeInteger(timestamp);
  if (!isTime || timestamp <= 0 || timestamp > timestampMax) return null;
  return { seconds: String(timestamp), nanos: 0 };
}

/** Text that any JSON of any database takes; numbers as text; empty where it is neither. */
function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.slice(0, textMax).toWellFormed().replaceAll('\u0000', '\uFFFD');
}

function countOf(value: unknown): number {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value > 0;
  return isCount && value <= 2_147_483_647 ? value : 0;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function digestOf(content: Buffer): string {
  return hash('sha256', content, 'hex');
}
