import type { CallContext } from '#libs/grpc/serve.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { ExplainedRobots$Input } from '#libs/proto/gen/jobradar/v1/ExplainedRobots.ts';
import type { ExplainedSource$Input } from '#libs/proto/gen/jobradar/v1/ExplainedSource.ts';
import type { ExplainUrlRequest } from '#libs/proto/gen/jobradar/v1/ExplainUrlRequest.ts';
import type { UrlExplanation$Input } from '#libs/proto/gen/jobradar/v1/UrlExplanation.ts';
import { toDuration, toTimestamp } from '#libs/proto/timestamps.ts';
import { notFound } from '#libs/runtime/errors.ts';
import { hostPairOf } from '#libs/sources/check-source.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import { judgeUrl, readUrl } from '#libs/sources/url-policy.ts';
import { isWithinScope } from '#libs/sources/url-scope.ts';
import {
  nearSourcesStatement,
  siteNowOf,
  siteNowStatement,
  type SiteNowRow,
} from './adapters/explain-sql.ts';
import type { ResolveName } from './adapters/resolve-name.ts';
import type { RobotsStore } from './adapters/robots-store.ts';
import type { SourceStore } from './adapters/source-store.ts';
import { idOf } from './core/crawl-view.ts';
import { explainPacing, pacingWaitMs, type PacingQuestion } from './core/explained-pacing.ts';
import { explainRobots, robotsWaitMs } from './core/explained-robots.ts';
import { paceOf, usualPerSecond } from './core/pace.ts';
import type { SourceRow } from './core/source-view.ts';
import { coverageOf } from './core/url-coverage.ts';
import { concludeUrl, explainAuthorization } from './core/url-explanation.ts';
import { explainAddress } from './explain-address.ts';
import { plannedLimits, plannedRequest, type PlanSettings } from './explain-request.ts';
import { explainStoredRobots } from './robots.ts';

/*
 * Explains what would become of a URL: the questions of a crawl, asked in its order, answered from
 * the gateway's own tables and a lookup of the name. Nothing is sent to the site, and nothing is
 * booked.
 */

/** What explaining needs. */
export interface ExplainDeps {
  readonly database: Database;
  readonly sources: SourceStore;
  readonly robots: RobotsStore;
  readonly practiceHosts: ReadonlySet<string>;
  readonly resolveName: ResolveName;
  readonly plan: PlanSettings;
}

/** Answers every question about a URL, as far as the one before leaves something to ask. */
export async function explainUrl(
  deps: ExplainDeps,
  { context, request }: { readonly context: CallContext; readonly request: ExplainUrlRequest },
): Promise<UrlExplanation$Input> {
  const read = readUrl(request.url);
  if (read.kind === 'refused') {
    const { now } = await siteNow(deps, context, '');
    const reason = read.evidence;
    const url = { answer: 'EXPLAINED_ANSWER_NO', reason, normalized: '' } as const;
    return concluded({ time: toTimestamp(now), url });
  }
  const { url } = read;
  const found = await findSource(deps, context, { url, named: request.source });
  const { row, told: source } = found;
  const { practiceHosts } = deps;
  // Without a source there is no entry that could name the port.
  const allowedHosts = row?.definition.allowedHosts ?? [url.host];
  const verdict = judgeUrl(url, { allowedHosts, practiceHosts });
  const urlAnswer = {
    answer: verdict.kind === 'allowed' ? 'EXPLAINED_ANSWER_YES' : 'EXPLAINED_ANSWER_NO',
    reason: verdict.kind === 'allowed' ? '' : verdict.evidence,
    normalized: url.href,
  } as const;
  const address = await explainAddress(deps, {
    url,
    isCovered: row !== undefined,
    msLeft: context.msLeft(),
  });
  if (row === undefined) {
    const { now } = await siteNow(deps, context, '');
    return concluded({ time: toTimestamp(now), url: urlAnswer, source, address });
  }
  return {
    ...(await explainOf(deps, context, { url, row, parts: { url: urlAnswer, source, address } })),
  };
}

async function explainOf(
  deps: ExplainDeps,
  context: CallContext,
  about: {
    readonly url: URL;
    readonly row: SourceRow;
    readonly parts: Pick<UrlExplanation$Input, 'url' | 'source' | 'address'>;
  },
): Promise<UrlExplanation$Input> {
  const { url, row, parts } = about;
  const { definition } = row;
  const { siteKey = 'SITE_KEY_UNSPECIFIED', provider = '' } = definition.politeness ?? {};
  const key = politenessKey(url, { siteKey, provider });
  const site = await siteNow(deps, context, key);
  const robots = await robotsOf(deps, url);
  const authorization = explainAuthorization(row, site.now);
  const pacing = pacingQuestion(row, key, site);
  return concluded(
    {
      ...parts,
      time: toTimestamp(site.now),
      authorization: authorization.told,
      robots: robots.told,
      pacing: explainPacing(pacing, { time: toTimestamp, duration: toDuration }),
      request: plannedRequest(url, definition, deps.plan),
      limits: plannedLimits(url, definition, deps.plan),
    },
    {
      authorizationMs: authorization.waitMs,
      robotsMs: robots.waitMs,
      pacingMs: pacingWaitMs(pacing),
    },
  );
}

function concluded(
  parts: UrlExplanation$Input,
  waits: Parameters<typeof concludeUrl>[1] = {
    authorizationMs: undefined,
    robotsMs: undefined,
    pacingMs: 0,
  },
): UrlExplanation$Input {
  return { ...parts, ...concludeUrl(parts, waits, toDuration) };
}

async function findSource(
  { database, sources }: ExplainDeps,
  { caller }: CallContext,
  { url, named }: { readonly url: URL; readonly named: string },
): Promise<{ readonly row: SourceRow | undefined; readonly told: ExplainedSource$Input }> {
  const namedId = named === '' ? undefined : idOf(named);
  const { query, bind } = nearSourcesStatement;
  const rows = await database.rows(
    query,
    bind({
      tenant_id: caller.tenant,
      host_pair: hostPairOf(url),
      hostname: url.hostname,
      domain: domainOf(url),
      source_id: namedId ?? null,
    }),
  );
  if (namedId !== undefined && rows.length === 0) throw notFound('source', named);
  const candidates = rows.map((row) => ({
    sourceId: row.source_id,
    hosts: row.hosts,
    pathPrefixes: row.path_prefixes,
    isDeleted: row.is_deleted,
    isInside: isWithinScope(url, {
      allowedHosts: row.allowed_hosts,
      allowedPathPrefixes: row.path_prefixes,
    }),
  }));
  const place = { hostname: url.hostname, hostPair: hostPairOf(url), path: url.pathname };
  const { sourceId, told } = coverageOf(place, candidates, namedId);
  const row = sourceId === undefined ? undefined : await sources.get(caller.tenant, sourceId);
  if (row === undefined) return { row, told };
  return { row, told: { ...told, state: `STATE_${row.state}`, suspension: row.suspension } };
}

async function robotsOf(
  { robots }: ExplainDeps,
  url: URL,
): Promise<{ readonly told: ExplainedRobots$Input; readonly waitMs: number | undefined }> {
  const question = await explainStoredRobots(robots, url);
  return { told: explainRobots(question, toDuration), waitMs: robotsWaitMs(question) };
}

function pacingQuestion(row: SourceRow, key: string, site: SiteNowRow): PacingQuestion {
  const { politeness } = row.definition;
  const authorizedPerSecond = row.authorization_record?.maxRequestsPerSecond ?? 0;
  const authorized = Number(authorizedPerSecond);
  return {
    key,
    askedPerSecond: politeness?.requestsPerSecond || usualPerSecond,
    authorizedPerSecond: authorized,
    pace: paceOf(politeness, authorized),
    site: siteNowOf(site),
  };
}

async function siteNow(
  { database }: ExplainDeps,
  { caller }: CallContext,
  key: string,
): Promise<SiteNowRow> {
  const { query, bind } = siteNowStatement;
  const row = await database.first(query, bind({ tenant_id: caller.tenant, site_key: key }));
  if (row === undefined) throw new Error('The clock gave no row');
  return row;
}

function domainOf(url: URL): string {
  const domain = { siteKey: 'SITE_KEY_REGISTRABLE_DOMAIN', provider: '' } as const;
  const key = politenessKey(url, domain);
  // An address, and a name without a domain, have no neighbours.
  return key === url.host ? url.hostname : key;
}
