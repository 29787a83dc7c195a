import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import type { CallContext } from '#libs/grpc/serve.ts';
import { log } from '#libs/telemetry/log.ts';

/** What one call did, or was refused. */
export interface AuditEvent {
  readonly tenant: string;
  readonly actor: string;
  readonly method: string;
  /** Full resource name: //jobradar/tenants/{tenant}/sources/{id}; empty where there is none. */
  readonly resource: string;
  readonly requestId?: string;
  readonly code: string;
  readonly reason?: string;
  readonly peer: string;
  readonly traceId: string;
  readonly changedFields?: readonly string[];
}

/** A call of which the audit tells what it was about. */
export type AuditedCall = Pick<CallContext, 'caller' | 'method' | 'peer' | 'traceId'>;

const insertEvent = statement<never>(
  'insert-audit-event',
  `insert into audit_events (tenant_id, actor, method, resource, request_id, code, reason, peer,
                             trace_id, changed_fields)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** Writes an event, in the transaction of the effect that it tells of. */
export async function recordAudit(queries: Queries, event: AuditEvent): Promise<void> {
  await queries.run(insertEvent, [
    event.tenant,
    event.actor,
    event.method,
    event.resource,
    event.requestId ?? '',
    event.code,
    event.reason ?? '',
    event.peer,
    event.traceId,
    event.changedFields ?? [],
  ]);
}

/** The event of a call that took effect. */
export function auditOf(
  call: AuditedCall,
  about: {
    readonly resource: string;
    readonly requestId?: string;
    readonly changedFields?: readonly string[];
  },
): AuditEvent {
  const { caller, method, peer, traceId } = call;
  return {
    tenant: caller.tenant,
    actor: caller.subject,
    method,
    peer,
    traceId,
    code: 'ok',
    ...about,
    resource: `//jobradar/tenants/${caller.tenant}/${about.resource}`,
  };
}

/** Refused calls, written after their answer. */
export interface RefusalAudit extends AsyncDisposable {
  note(event: AuditEvent): void;
}

const pendingMax = 100;

/**
 * Writes refused calls one after another; in a flood, or while the database is away, what does not
 * fit into a short queue is only counted.
 */
export function createRefusalAudit(database: Database): RefusalAudit {
  const pending: AuditEvent[] = [];
  let dropped = 0;
  let writing: Promise<void> | undefined;
  return {
    note(event) {
      if (pending.length >= pendingMax) {
        dropped += 1;
        return;
      }
      pending.push(event);
      writing ??= writeAll().finally(() => {
        writing = undefined;
      });
    },
    async [Symbol.asyncDispose]() {
      await writing;
    },
  };

  async function writeAll(): Promise<void> {
    try {
      for (let event = pending.shift(); event !== undefined; event = pending.shift()) {
        await recordAudit(database, event);
      }
      if (dropped > 0) log.warn('refused calls left out of the audit', { dropped });
      dropped = 0;
    } catch (error) {
      dropped += pending.splice(0).length + 1;
      log.warn('refused calls could not be written to the audit', { dropped, error });
    }
  }
}
