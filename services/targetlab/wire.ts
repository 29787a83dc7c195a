import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer } from './core/answer.ts';
import type { FaultKind } from './core/fault.ts';

/** Sends an answer as the fault lets it arrive; returns once everything that will go is out. */
export async function send(
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  answer: Answer,
  fault: FaultKind | undefined,
): Promise<void> {
  const { request, response } = exchange;
  const text = Buffer.from(answer.body, 'utf8');
  const body = answer.isPacked === true ? gzipSync(text) : text;
  const head = { 'content-type': answer.contentType, ...answer.headers };
  switch (fault?.kind) {
    case 'drip':
      response.writeHead(answer.status, { ...head, 'content-length': body.length });
      return await drip(response, body, fault);
    case 'cut-off':
      response.writeHead(answer.status, { ...head, 'content-length': body.length });
      return cutOff(response, body.subarray(0, fault.afterBytes));
    case 'gzip-bomb': {
      const bomb = gzipSync(Buffer.alloc(fault.bytes));
      const type = { ...head, 'content-type': 'application/gzip' };
      return sendWhole(exchange, bomb, { status: answer.status, head: type });
    }
    case 'truncated-gzip':
      return sendTruncatedGzip(response, body, { status: answer.status, head });
    default:
      break;
  }
  if (fault?.kind === 'delay') await wait(fault.delayMs, undefined, { ref: false });
  if (response.destroyed) return;
  sendWhole(exchange, body, { status: answer.status, head });
  if (request.method === 'HEAD') return;
}

interface Head {
  readonly status: number;
  readonly head: Readonly<Record<string, string>>;
}

function sendWhole(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  body: Buffer,
  { status, head }: Head,
): void {
  response.writeHead(status, { ...head, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function drip(
  response: ServerResponse,
  body: Buffer,
  fault: { readonly chunkBytes: number; readonly everyMs: number },
): Promise<void> {
  for (let start = 0; start < body.length; start += fault.chunkBytes) {
    if (response.destroyed) return;
    response.write(body.subarray(start, start + fault.chunkBytes));
    await wait(fault.everyMs, undefined, { ref: false });
  }
  response.end();
}

/** The length is promised and not kept: the connection breaks in the middle of the body. */
function cutOff(response: ServerResponse, part: Buffer): void {
  response.write(part, () => response.destroy());
}

/** The connection ends well, but the compressed stream has no end. */
function sendTruncatedGzip(response: ServerResponse, body: Buffer, { status, head }: Head): void {
  const whole = gzipSync(body);
  const part = whole.subarray(0, Math.floor(whole.length / 2));
  response.writeHead(status, {
    ...head,
    'content-encoding': 'gzip',
    'content-length': part.length,
  });
  response.end(part);
}
