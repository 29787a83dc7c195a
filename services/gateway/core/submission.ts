import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { CreateCrawlRequest } from '#libs/proto/gen/jobradar/v1/CreateCrawlRequest.ts';
import type { CrawlPriority } from '#libs/proto/gen/jobradar/v1/CrawlPriority.ts';

/** A field that cannot be as it is; the path is of proto names. */
export interface Complaint {
  readonly field: string;
  readonly description: string;
}

/** What a submission needs to know of a source. */
export interface SubmissionSource {
  readonly sourceId: string;
  readonly state: 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'DELETED';
  readonly suspensionReason: string | null;
  readonly authorizedFrom: string | null;
  readonly authorizedUntil: string | null;
  /** It was authorised for fewer hosts or paths than it has now. */
  readonly isOutgrown?: boolean;
  readonly baseUrl: string;
  readonly maxPages: number;
  readonly maxAttempts: number;
  readonly wallSeconds: number;
}

/** Why a source may not be crawled now. */
export interface Refusal {
  readonly reason: 'SOURCE_NOT_ACTIVE' | 'SOURCE_NOT_AUTHORIZED' | 'RESOURCE_DELETED';
  readonly message: string;
}

/** What a crawl is to be, as far as its caller says it; 0 and undefined leave it to the source. */
export interface CrawlWish {
  readonly maxPages: number;
  readonly priority: Priority;
  readonly labels: Readonly<Record<string, string>>;
  readonly expireMs: number | undefined;
}

/** What a crawl is to be, with the defaults filled in; times are Unix milliseconds. */
export interface SubmissionPlan {
  readonly maxPages: number;
  readonly maxAttempts: number;
  readonly wallSeconds: number;
  readonly priority: Priority;
  readonly labels: Readonly<Record<string, string>>;
  readonly expireMs: number;
}

/** 1 is picked first. */
export type Priority = 1 | 2 | 3;

const defaultMaxPages = 10;
const defaultExpiryMs = 24 * 3_600_000;
// As long as an authorisation may last: what waits longer was forgotten.
const expiryMsMax = 2 * 366 * 24 * 3_600_000;

/** What no rule of a single field can refuse: fields together, and features that are not built. */
export function checkSubmission(request: CreateCrawlRequest): readonly Complaint[] {
  const crawl = request.crawl;
  if (crawl === null) return [{ field: 'crawl', description: 'is required' }];
  const complaints: Complaint[] = [];
  if (crawl.source === '' && crawl.seedUrl === '') {
    complaints.push({ field: 'crawl.source', description: 'is required without crawl.seed_url' });
  }
  if (crawl.scheduleTime !== null) {
    complaints.push({ field: 'crawl.schedule_time', description: 'is not supported yet' });
  }
  return complaints;
}

/** A source that covers the host and port of a seed URL. */
export interface CoveringSource {
  readonly sourceId: string;
  readonly pathPrefixes: readonly string[];
}

/** The source of a URL: of those that cover its host and port, the one with the longest prefix. */
export type SourceChoice =
  | { readonly kind: 'one'; readonly sourceId: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly sourceIds: readonly string[] };

/** Chooses by the longest path prefix; sources without prefixes cover every path, weakest. */
export function chooseSource(path: string, sources: readonly CoveringSource[]): SourceChoice {
  let best: string[] = [];
  let bestLength = -1;
  for (const source of sources) {
    const length = prefixLength(path, source.pathPrefixes);
    if (length === undefined || length < bestLength) continue;
    if (length > bestLength) best = [];
    bestLength = length;
    best.push(source.sourceId);
  }
  const [first] = best;
  if (first === undefined) return { kind: 'none' };
  if (best.length > 1) return { kind: 'several', sourceIds: best.toSorted() };
  return { kind: 'one', sourceId: first };
}

/** Whether a source may be crawled at this time of the database; undefined where it may. */
export function judgeSource(source: SubmissionSource, nowMs: number): Refusal | undefined {
  const name = `sources/${source.sourceId}`;
  switch (source.state) {
    case 'DELETED':
      return { reason: 'RESOURCE_DELETED', message: `"${name}" is deleted: undelete it first` };
    case 'PAUSED':
      return { reason: 'SOURCE_NOT_ACTIVE', message: `"${name}" is PAUSED: resume it first` };
    case 'SUSPENDED': {
      const why = source.suspensionReason ?? '';
      const way = `acknowledged_suspension ${why}`;
      return {
        reason: 'SOURCE_NOT_ACTIVE',
        message: `"${name}" is SUSPENDED (${why}): resume it first, with ${way}`,
      };
    }
    case 'ACTIVE':
      return judgeAuthorization(source, nowMs);
  }
}

/** What a request wishes. */
export function wishOf(crawl: Crawl): CrawlWish {
  const { maxPages, priority, labels, expireTime } = crawl;
  const expireMs =
    expireTime === null
      ? undefined
      : Number(expireTime.seconds) * 1_000 + Math.floor(expireTime.nanos / 1e6);
  return { maxPages, priority: priorityOf(priority), labels, expireMs };
}

/** Fills in what the wish leaves open; complaints where its expiry cannot be. */
export function planSubmission(
  wish: CrawlWish,
  { source, nowMs }: { readonly source: SubmissionSource; readonly nowMs: number },
): { readonly plan: SubmissionPlan; readonly complaints: readonly Complaint[] } {
  const expireMs = wish.expireMs ?? nowMs + defaultExpiryMs;
  return {
    plan: {
      maxPages: wish.maxPages || source.maxPages || defaultMaxPages,
      maxAttempts: source.maxAttempts,
      wallSeconds: source.wallSeconds,
      priority: wish.priority,
      labels: wish.labels,
      expireMs,
    },
    complaints: checkExpiry(expireMs, nowMs),
  };
}

/** The priority's number in the tables. */
export function priorityOf(priority: CrawlPriority): Priority {
  switch (priority) {
    case 'CRAWL_PRIORITY_HIGH':
      return 1;
    case 'CRAWL_PRIORITY_UNSPECIFIED':
    case 'CRAWL_PRIORITY_NORMAL':
      return 2;
    case 'CRAWL_PRIORITY_LOW':
      return 3;
  }
}

function checkExpiry(expireMs: number, nowMs: number): readonly Complaint[] {
  const field = 'crawl.expire_time';
  if (!(expireMs > nowMs)) return [{ field, description: 'must be in the future' }];
  if (expireMs > nowMs + expiryMsMax) {
    return [{ field, description: 'must be at most two years ahead' }];
  }
  return [];
}

/** Whether an authorisation holds at this time; undefined where it does. */
export function judgeAuthorization(source: SubmissionSource, nowMs: number): Refusal | undefined {
  const name = `sources/${source.sourceId}`;
  const refuse = (why: string): Refusal => ({
    reason: 'SOURCE_NOT_AUTHORIZED',
    message: `"${name}" ${why}: grant it with GrantSourceAuthorization`,
  });
  if (source.isOutgrown === true) {
    return refuse('has hosts or paths beyond its authorization');
  }
  if (source.authorizedFrom === null || source.authorizedUntil === null) {
    return refuse('has no authorization');
  }
  if (Date.parse(source.authorizedFrom) > nowMs) {
    return refuse(`is authorized from ${source.authorizedFrom} on only`);
  }
  if (Date.parse(source.authorizedUntil) <= nowMs) {
    return refuse(`was authorized until ${source.authorizedUntil} only`);
  }
  return undefined;
}

function prefixLength(path: string, prefixes: readonly string[]): number | undefined {
  if (prefixes.length === 0) return 0;
  const fitting = prefixes.filter((prefix) => path.startsWith(prefix));
  return fitting.length === 0 ? undefined : Math.max(...fitting.map((prefix) => prefix.length));
}
