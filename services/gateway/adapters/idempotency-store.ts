import { statement, type Queries } from '#libs/postgres/database.ts';
import { isLockTimeout } from '#libs/postgres/fault.ts';
import { AppError } from '#libs/runtime/errors.ts';
import type { TenantId } from '#libs/grpc/serve.ts';

/** An intent that a client may repeat: its id, what it asks, and the resource it would make. */
export interface Intent {
  readonly method: string;
  /** Empty where the client gave none: the intent is then never remembered. */
  readonly requestId: string;
  readonly fingerprint: Buffer;
  readonly resource: string;
}

/** Whether the intent is new, or was carried out before with this resource. */
export type IntentState =
  | { readonly kind: 'new' }
  | { readonly kind: 'repeat'; readonly resource: string };

/** A twin in flight is waited for this long; then the client is told to ask again. */
export const twinWaitMs = 2_000;

const insertIntent = statement<never>(
  'insert-intent',
  `insert into idempotency_keys (tenant_id, method, request_id, fingerprint, resource)
   values ($1, $2, $3, $4, $5) on conflict do nothing`,
);

const readIntent = statement<{ fingerprint: Buffer; resource: string }>(
  'read-intent',
  `select fingerprint, resource from idempotency_keys
    where tenant_id = $1 and method = $2 and request_id = $3`,
);

const changeResource = statement<never>(
  'change-intent-resource',
  `update idempotency_keys set resource = $4
    where tenant_id = $1 and method = $2 and request_id = $3`,
);

/**
 * Notes an intent, first thing in the transaction of its effect. The insert waits for a twin in
 * flight and takes over where that one rolls back; the transaction's lock timeout bounds the wait.
 */
export async function beginIntent(
  tenant: TenantId,
  { tx, intent }: { readonly tx: Queries; readonly intent: Intent },
): Promise<IntentState> {
  if (intent.requestId === '') return { kind: 'new' };
  const key = [tenant, intent.method, intent.requestId];
  if ((await insertOrWait(tx, [...key, intent.fingerprint, intent.resource])) > 0) {
    return { kind: 'new' };
  }
  const before = await tx.first(readIntent, key);
  if (before === undefined) throw inProgress();
  if (!before.fingerprint.equals(intent.fingerprint)) {
    throw new AppError(
      'failed_precondition',
      `The request_id "${intent.requestId}" was used with other arguments`,
      {
        reason: 'REQUEST_ID_REUSED',
        preconditions: [
          {
            type: 'REQUEST_ID',
            subject: intent.requestId,
            description: 'choose a new request_id for other arguments',
          },
        ],
      },
    );
  }
  return { kind: 'repeat', resource: before.resource };
}

/** Lets a noted intent answer its repeats with a resource that was there before. */
export async function answerWith(
  tenant: TenantId,
  {
    tx,
    intent,
    resource,
  }: { readonly tx: Queries; readonly intent: Intent; readonly resource: string },
): Promise<void> {
  if (intent.requestId === '') return;
  await tx.run(changeResource, [tenant, intent.method, intent.requestId, resource]);
}

async function insertOrWait(tx: Queries, values: readonly unknown[]): Promise<number> {
  try {
    return await tx.run(insertIntent, values);
  } catch (error) {
    throw isLockTimeout(error) ? inProgress(error) : error;
  }
}

function inProgress(cause?: unknown): AppError {
  return new AppError('aborted', 'The same request_id is being worked on; repeat it in a moment', {
    reason: 'REQUEST_IN_PROGRESS',
    retryAfterMs: 500,
    cause,
  });
}
