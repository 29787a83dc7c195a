import { isSecretKey, safeText } from './redact.ts';

/** How serious a line is, from least to most. */
export type LogLevel = 'info' | 'warn' | 'error';

/** What a line says beside its constant words. */
export type LogFields = Readonly<Record<string, unknown>>;

/** One line before it is written. */
export interface LogRecord {
  readonly time: string;
  readonly level: LogLevel;
  readonly service: string;
  readonly message: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly taskId: string;
  readonly fields: LogFields | undefined;
}

const textLengthMax = 2048;
const stackLengthMax = 8192;
const depthMax = 4;
const entriesMax = 50;

const ownKeys = new Set(['time', 'level', 'service', 'message', 'trace_id', 'span_id']);

/** Renders a record as one line of JSON: bounded, without secrets, whatever the fields hold. */
export function renderLogLine(record: LogRecord): string {
  const line: Record<string, unknown> = {
    time: record.time,
    level: record.level,
    service: record.service,
    message: safeText(record.message, textLengthMax),
  };
  if (record.traceId !== '') {
    line['trace_id'] = record.traceId;
    line['span_id'] = record.spanId;
  }
  // A field of this name says more: a duty works for many crawls.
  if (record.taskId !== '') line['task_id'] = record.taskId;
  for (const [key, value] of Object.entries(record.fields ?? {}).slice(0, entriesMax)) {
    // A field never replaces what the line itself says.
    line[ownKeys.has(key) ? `field_${key}` : key] = shown(key, { value, depth: 0 });
  }
  return JSON.stringify(line);
}

function shown(key: string, { value, depth }: { value: unknown; depth: number }): unknown {
  if (isSecretKey(key) && value !== undefined && value !== null) return '[redacted]';
  switch (typeof value) {
    case 'string':
      return safeText(value, textLengthMax);
    case 'bigint':
      return value.toString();
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'symbol':
    case 'function':
      return `[${typeof value}]`;
    default:
      return value === null || typeof value !== 'object' ? null : shownObject(value, depth);
  }
}

function shownObject(value: object, depth: number): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (depth >= depthMax) return '[deeper]';
  if (value instanceof Error) return shownError(value, depth);
  if (value instanceof URL) return safeText(value.href, textLengthMax);
  if (Array.isArray(value)) {
    return value.slice(0, entriesMax).map((entry) => shown('', { value: entry, depth: depth + 1 }));
  }
  const entries = Object.entries(value).slice(0, entriesMax);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, shown(key, { value: entry, depth: depth + 1 })]),
  );
}

function shownError(error: Error, depth: number): unknown {
  const code = 'code' in error ? { code: shown('code', { value: error.code, depth }) } : {};
  const reason =
    'reason' in error ? { reason: shown('reason', { value: error.reason, depth }) } : {};
  const cause =
    error.cause === undefined
      ? {}
      : { cause: shown('cause', { value: error.cause, depth: depth + 1 }) };
  return {
    type: error.name,
    message: safeText(error.message, textLengthMax),
    ...code,
    ...reason,
    stack: safeText(error.stack ?? '', stackLengthMax),
    ...cause,
  };
}
