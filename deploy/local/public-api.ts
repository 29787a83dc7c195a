/* The public API as a client of an installation uses it: the clients, and the first steps that
 * everybody takes. Nothing here knows anything that an outside client would not. */
import { connect, type RpcClient } from '#libs/grpc/connect.ts';
import type { CrawlServiceDefinition } from '#libs/proto/gen/jobradar/v1/CrawlService.ts';
import type { DeadLetterServiceDefinition } from '#libs/proto/gen/jobradar/v1/DeadLetterService.ts';
import type { JobServiceDefinition } from '#libs/proto/gen/jobradar/v1/JobService.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceServiceDefinition } from '#libs/proto/gen/jobradar/v1/SourceService.ts';
import type { SystemServiceDefinition } from '#libs/proto/gen/jobradar/v1/SystemService.ts';
import {
  CrawlService,
  DeadLetterService,
  JobService,
  SourceService,
  SystemService,
} from '#libs/proto/services.ts';

/** Clients of the public services, with one API key. */
export interface PublicApi extends Disposable {
  readonly crawls: RpcClient<CrawlServiceDefinition>;
  readonly deadLetters: RpcClient<DeadLetterServiceDefinition>;
  readonly jobs: RpcClient<JobServiceDefinition>;
  readonly sources: RpcClient<SourceServiceDefinition>;
  readonly system: RpcClient<SystemServiceDefinition>;
}

/** What an operator's key may do. */
export const operatorScopes: readonly string[] = [
  'crawls.read',
  'crawls.write',
  'deadletters.read',
  'deadletters.write',
  'jobs.read',
  'sources.authorize',
  'sources.read',
  'sources.write',
  'system.read',
];

/** Connects with the first call. */
export function openPublicApi(address: string, apiKey: string): PublicApi {
  const api = {
    crawls: connect(CrawlService, address, { apiKey }),
    deadLetters: connect(DeadLetterService, address, { apiKey }),
    jobs: connect(JobService, address, { apiKey }),
    sources: connect(SourceService, address, { apiKey }),
    system: connect(SystemService, address, { apiKey }),
  };
  return {
    ...api,
    [Symbol.dispose]() {
      for (const client of Object.values(api)) client.close();
    },
  };
}

const authorizedDays = 365;

/** Registers a practice source and authorises it; gives its name. */
export async function registerSource(
  api: PublicApi,
  { sourceId, source }: { sourceId: string; source: Source$Input },
): Promise<string> {
  const name = `sources/${sourceId}`;
  await api.sources.CreateSource({ sourceId, source });
  const untilSeconds = Math.floor(Date.now() / 1000) + authorizedDays * 86_400;
  await api.sources.GrantSourceAuthorization({
    name,
    authorization: {
      basis: 'BASIS_OWN_SITE',
      grantedBy: 'TargetLab',
      contact: 'operator@jobradar.example',
      evidenceUri: 'https://jobradar.example/targetlab',
      scopeNote: 'Our own practice board',
      expireTime: { seconds: String(untilSeconds), nanos: 0 },
    },
  });
  return name;
}
