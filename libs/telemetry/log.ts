import { context, trace } from '@opentelemetry/api';
import { renderLogLine, type LogFields, type LogLevel } from './log-line.ts';
import { currentTaskId } from './task-context.ts';

/** Writes JSON lines: constant words, fields aside, once per fact, with trace and task ids. */
export const log = {
  info: (message: string, fields?: LogFields): void => write('info', { message, fields }),
  warn: (message: string, fields?: LogFields): void => write('warn', { message, fields }),
  error: (message: string, fields?: LogFields): void => write('error', { message, fields }),
};

/** Names the service that every later line of this process belongs to. */
export function setLogService(name: string): void {
  service = name;
}

/** Sends lines elsewhere than to standard output, for tests; returns the way back. */
export function setLogSink(sink: (line: string) => void): () => void {
  const before = writeLine;
  writeLine = sink;
  return () => {
    writeLine = before;
  };
}

let service = 'jobradar';
let writeLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function write(
  level: LogLevel,
  { message, fields }: { readonly message: string; readonly fields: LogFields | undefined },
): void {
  const active = trace.getSpanContext(context.active());
  writeLine(
    renderLogLine({
      time: new Date().toISOString(),
      level,
      service,
      message,
      traceId: active?.traceId ?? '',
      spanId: active?.spanId ?? '',
      taskId: currentTaskId(),
      fields,
    }),
  );
}
