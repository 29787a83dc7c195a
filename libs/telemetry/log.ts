import { context, trace } from '@opentelemetry/api';
import { renderLogLine, type LogFields, type LogLevel } from './log-line.ts';

/** Writes JSON lines: constant words, fields aside, once per fact, with the active trace's ids. */
export const log = {
  debug: (message: string, fields?: LogFields): void => write('debug', { message, fields }),
  info: (message: string, fields?: LogFields): void => write('info', { message, fields }),
  warn: (message: string, fields?: LogFields): void => write('warn', { message, fields }),
  error: (message: string, fields?: LogFields): void => write('error', { message, fields }),
};

/** Names the service that every later line of this process belongs to. */
export function setLogService(name: string): void {
  service = name;
}

/** Drops lines below this level from now on; the start is `info`. */
export function setLogLevel(level: LogLevel): void {
  threshold = severity[level];
}

/** Sends lines elsewhere than to standard output, for tests; returns the way back. */
export function setLogSink(sink: (line: string) => void): () => void {
  const before = writeLine;
  writeLine = sink;
  return () => {
    writeLine = before;
  };
}

const severity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

let service = 'jobradar';
let threshold = severity.info;
let writeLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function write(
  level: LogLevel,
  { message, fields }: { readonly message: string; readonly fields: LogFields | undefined },
): void {
  if (severity[level] < threshold) return;
  const active = trace.getSpanContext(context.active());
  writeLine(
    renderLogLine({
      time: new Date().toISOString(),
      level,
      service,
      message,
      traceId: active?.traceId ?? '',
      spanId: active?.spanId ?? '',
      fields,
    }),
  );
}
