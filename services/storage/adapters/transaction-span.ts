import { attributes } from '#libs/telemetry/names.ts';
import { inSpan } from '#libs/telemetry/spans.ts';

/** What a transaction does, in words without values. */
export interface TransactionName {
  readonly operation: 'SELECT' | 'INSERT' | 'UPDATE';
  /** Statement and tables, such as `INSERT jobs`: the name of the span. */
  readonly summary: string;
}

/** Runs one database transaction in a span of its own; values never stand in it. */
export async function inTransactionSpan<T>(
  { operation, summary }: TransactionName,
  work: () => Promise<T>,
): Promise<T> {
  const span = {
    kind: 'client',
    attributes: {
      [attributes.dbSystem]: 'postgresql',
      [attributes.dbNamespace]: 'storage',
      [attributes.dbOperation]: operation,
      [attributes.dbSummary]: summary,
    },
  } as const;
  return await inSpan(summary, span, work);
}
