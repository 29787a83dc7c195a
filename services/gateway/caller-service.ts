import type { Handlers } from '#libs/grpc/serve.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { CallerServiceDefinition } from '#libs/proto/gen/jobradar/v1/CallerService.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { readCaller } from './adapters/caller-reader.ts';

/** What the service is made of. */
export interface CallerServiceDeps {
  readonly database: Database;
  readonly sourcesMax: number;
  readonly version: string;
}

/** The handlers of CallerService. */
export function callerService(deps: CallerServiceDeps): Handlers<CallerServiceDefinition> {
  return {
    async GetCaller({ caller }) {
      const keyId = caller.subject.replace(/^key:/, '');
      const row = await readCaller(caller.tenant, { queries: deps.database, keyId });
      const quota = (metric: string, limit: number | undefined, used: number | undefined) => ({
        metric,
        limit: String(limit ?? 0),
        used: String(used ?? 0),
      });
      return {
        tenant: caller.tenant,
        subject: caller.subject,
        credentialKind: 'CREDENTIAL_KIND_API_KEY',
        credentialId: keyId,
        scopes: [...caller.scopes].toSorted(),
        expireTime: toTimestamp(row?.expire_time),
        quotas: [
          quota('crawls_not_ended', row?.backlog_max, row?.not_ended),
          quota('crawls_running', row?.slots, row?.used),
          quota('sources', deps.sourcesMax, row?.sources),
        ],
        serverVersion: deps.version,
        serverTime: toTimestamp(row?.now),
      };
    },
  };
}
