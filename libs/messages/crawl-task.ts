import { z } from 'zod';
import { isUuid } from '#libs/runtime/ids.ts';

/*
 * The message that wakes a worker. It is a hint: everything but these four scalars is read at the
 * claim, which compares them with the row. The writer writes exactly four keys; the reader
 * ignores further ones, so that a later writer may add some.
 */

/** The body of a crawl message. */
export interface CrawlTaskMessage {
  readonly taskId: string;
  readonly seedUrl: string;
  readonly tenantId: string;
  readonly maxPages: number;
}

/** The properties of a message as the client library gives them: nothing of it is trusted. */
export interface MessageProperties {
  readonly contentType?: unknown;
  readonly type?: unknown;
  readonly messageId?: unknown;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

/** What a delivery turned out to be. */
export type ParsedDelivery =
  | {
      readonly kind: 'task';
      readonly message: CrawlTaskMessage;
      readonly dispatchId: string;
      /** Which publish of this dispatch, from 1. */
      readonly copy: number;
      /** How often the broker took this copy back. */
      readonly handout: number;
      readonly type: string;
      readonly attempt: number;
    }
  /** A version that this build does not know: the dead-letter queue keeps it for a newer one. */
  | { readonly kind: 'newer-type'; readonly type: string }
  | { readonly kind: 'invalid'; readonly complaint: string };

/** The AMQP type that this build writes. */
export const crawlTaskType = 'jobradar.crawl.v1';

/** No body is larger than this, written or read. */
export const crawlTaskBytesMax = 16 * 1024;

/** Writes the four scalars as JSON; refuses what the reader would refuse. */
export function encodeCrawlTask(message: CrawlTaskMessage): Buffer {
  const checked = body.parse({
    task_id: message.taskId,
    seed_url: message.seedUrl,
    tenant_id: message.tenantId,
    max_pages: message.maxPages,
  });
  const bytes = Buffer.from(JSON.stringify(checked), 'utf8');
  if (bytes.length > crawlTaskBytesMax) throw new RangeError('A crawl message passed 16 KiB');
  return bytes;
}

/** The AMQP properties and the body of one copy of a dispatch. */
export function crawlTaskEnvelope(dispatch: {
  readonly message: CrawlTaskMessage;
  readonly dispatchId: string;
  readonly copy: number;
  readonly attempt: number;
}) {
  return {
    messageId: dispatch.dispatchId,
    correlationId: dispatch.message.taskId,
    type: crawlTaskType,
    body: encodeCrawlTask(dispatch.message),
    headers: { 'jobradar-attempt': dispatch.attempt, 'jobradar-copy': dispatch.copy },
  } as const;
}

/**
 * Reads a delivery across the strict border: size, content type, type, JSON, schema, in this
 * order, so that nothing is parsed that an earlier check already refuses. Never throws.
 */
export function parseDelivery(input: {
  readonly content: Buffer;
  readonly properties: MessageProperties;
}): ParsedDelivery {
  const { content, properties } = input;
  if (content.length > crawlTaskBytesMax) {
    return invalid(`body: has ${content.length} bytes, at most ${crawlTaskBytesMax} are allowed`);
  }
  if (properties.contentType !== 'application/json') {
    return invalid(`content_type: is ${shown(properties.contentType)}, must be application/json`);
  }
  const version = versionOf(properties.type);
  if (version === undefined) {
    return invalid(`type: is ${shown(properties.type)}, must be ${crawlTaskType}`);
  }
  if (version > 1) return { kind: 'newer-type', type: `jobradar.crawl.v${version}` };
  return parseBody(content, properties);
}

/**
 * How often the broker took a message back: all returns on RabbitMQ 4.3 and later are counted
 * by x-acquired-count, before that by x-delivery-count.
 */
export function handoutOf(headers: Readonly<Record<string, unknown>> | undefined): number {
  return count(headers?.['x-acquired-count']) ?? count(headers?.['x-delivery-count']) ?? 0;
}

const body = z.object({
  task_id: z.string().refine(isUuid, 'must be a UUID in lower case'),
  seed_url: z.string().min(1).max(2048),
  tenant_id: z.string().min(1).max(64),
  max_pages: z.int().min(1).max(1000),
});

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parseBody(content: Buffer, properties: MessageProperties): ParsedDelivery {
  let json: unknown;
  try {
    json = JSON.parse(strictUtf8.decode(content));
  } catch {
    // The error would quote the body, which is not trusted.
    return invalid('body: is not JSON in UTF-8');
  }
  const parsed = body.safeParse(json);
  if (!parsed.success) return invalid(complaintOf(parsed.error));
  const dispatchId = properties.messageId;
  if (typeof dispatchId !== 'string' || !isUuid(dispatchId)) {
    return invalid(`message_id: is ${shown(dispatchId)}, must be a UUID in lower case`);
  }
  const copy = count(properties.headers?.['jobradar-copy']);
  if (copy === undefined || copy < 1)
    return invalid('jobradar-copy: must be a whole number from 1');
  const attempt = count(properties.headers?.['jobradar-attempt']);
  if (attempt === undefined) return invalid('jobradar-attempt: must be a whole number from 0');
  const { task_id: taskId, seed_url: seedUrl, tenant_id: tenantId, max_pages } = parsed.data;
  return {
    kind: 'task',
    message: { taskId, seedUrl, tenantId, maxPages: max_pages },
    dispatchId,
    copy,
    handout: handoutOf(properties.headers),
    type: crawlTaskType,
    attempt,
  };
}

function versionOf(type: unknown): number | undefined {
  const match = typeof type === 'string' ? /^jobradar\.crawl\.v([1-9]\d{0,3})$/u.exec(type) : null;
  return match === null ? undefined : Number(match[1]);
}

function complaintOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = ['body', ...(issue?.path ?? [])].join('.');
  return `${path}: ${issue?.message ?? 'is not valid'}`;
}

function count(value: unknown): number | undefined {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isCount && value <= 2_147_483_647 ? value : undefined;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 64)) : 'not text';
}

function invalid(complaint: string): ParsedDelivery {
  return { kind: 'invalid', complaint };
}
