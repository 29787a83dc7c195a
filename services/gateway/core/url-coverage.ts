import type { ExplainedSource$Input } from '#libs/proto/gen/jobradar/v1/ExplainedSource.ts';
import { sourceName } from './crawl-view.ts';
import { chooseSource } from './submission.ts';

/* Which source covers a URL, and why the neighbours do not. */

/** A URL as sources are held against it. */
export interface CoveredUrl {
  readonly hostname: string;
  /** `host:port`. */
  readonly hostPair: string;
  readonly path: string;
}

/** A source that may cover it. */
export interface CoverageCandidate {
  readonly sourceId: string;
  /** `host:port` each. */
  readonly hosts: readonly string[];
  readonly pathPrefixes: readonly string[];
  /** It covers nothing any more, and is told only where it did. */
  readonly isDeleted: boolean;
  /** Whether the URL lies inside its hosts and paths. */
  readonly isInside: boolean;
}

/** The source that was found, and what is told of it and of the others. */
export interface Coverage {
  readonly sourceId: string | undefined;
  readonly told: Pick<ExplainedSource$Input, 'answer' | 'reason' | 'name' | 'candidates'>;
}

type Told = NonNullable<ExplainedSource$Input['candidates']>[number];

const candidatesMax = 20;
const listedMax = 5;
const order = [
  'FIT_CHOSEN',
  'FIT_TIED',
  'FIT_WEAKER',
  'FIT_OTHER_PATH',
  'FIT_OTHER_PORT',
  'FIT_OTHER_HOST',
  'FIT_NONE',
] as const;
type Fit = (typeof order)[number];

/** The source of a URL; where one was named, it is that one or none. */
export function coverageOf(
  url: CoveredUrl,
  candidates: readonly CoverageCandidate[],
  named: string | undefined,
): Coverage {
  const known = candidates.filter((one) => !one.isDeleted || one.sourceId === named);
  const inside = known.filter(({ isInside }) => isInside);
  const choice = chooseSource(url.path, inside);
  const chosen = choice.kind === 'one' ? [choice.sourceId] : [];
  const tied = choice.kind === 'several' ? choice.sourceIds : [];
  const told = known
    .map((candidate) => tellCandidate(candidate, { url, chosen, tied, named }))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .slice(0, candidatesMax);
  const [sourceId] = chosen;
  if (sourceId !== undefined) {
    return { sourceId, told: { answer: YES, name: sourceName(sourceId), candidates: told } };
  }
  const deleted = candidates.find(({ isInside, isDeleted }) => isInside && isDeleted)?.sourceId;
  const reason = whyNone(url, { tied, named, deleted });
  return { sourceId: undefined, told: { answer: NO, reason, candidates: told } };
}

const YES = 'EXPLAINED_ANSWER_YES';
const NO = 'EXPLAINED_ANSWER_NO';

function whyNone(
  url: CoveredUrl,
  about: {
    readonly tied: readonly string[];
    readonly named: string | undefined;
    readonly deleted: string | undefined;
  },
): string {
  const { tied, named, deleted } = about;
  if (tied.length > 0) {
    return `it is covered by ${tied.map(sourceName).join(' and ')} alike: name the source`;
  }
  const what = `${url.hostPair}${url.path}`;
  if (named !== undefined) return `${sourceName(named)} does not cover ${what}`;
  return deleted === undefined
    ? `no source covers ${what}: register one`
    : `no source covers ${what}: ${sourceName(deleted)}, which did, is deleted; undelete it`;
}

function tellCandidate(
  candidate: CoverageCandidate,
  about: {
    readonly url: CoveredUrl;
    readonly chosen: readonly string[];
    readonly tied: readonly string[];
    readonly named: string | undefined;
  },
): Told & { readonly fit: Fit } {
  const fit = fitOf(candidate, about);
  return { name: sourceName(candidate.sourceId), fit, detail: detailOf(fit, candidate) };
}

function fitOf(
  { sourceId, hosts, isInside }: CoverageCandidate,
  { url, chosen, tied, named }: Parameters<typeof tellCandidate>[1],
): Fit {
  if (chosen.includes(sourceId)) return 'FIT_CHOSEN';
  if (tied.includes(sourceId)) return 'FIT_TIED';
  if (isInside) return 'FIT_WEAKER';
  if (hosts.includes(url.hostPair)) return 'FIT_OTHER_PATH';
  if (hosts.some((pair) => hostOf(pair) === url.hostname)) return 'FIT_OTHER_PORT';
  return sourceId === named ? 'FIT_NONE' : 'FIT_OTHER_HOST';
}

function detailOf(fit: Fit, { hosts, pathPrefixes }: CoverageCandidate): string {
  switch (fit) {
    case 'FIT_CHOSEN':
    case 'FIT_TIED':
    case 'FIT_WEAKER':
    case 'FIT_OTHER_PATH':
      return pathPrefixes.length === 0 ? 'every path' : `paths ${listed(pathPrefixes)}`;
    case 'FIT_OTHER_PORT':
    case 'FIT_OTHER_HOST':
    case 'FIT_NONE':
      return `hosts ${listed(hosts)}`;
  }
}

function listed(texts: readonly string[]): string {
  const more = texts.length - listedMax;
  return `${texts.slice(0, listedMax).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function rankOf({ fit }: { readonly fit: Fit }): number {
  return order.indexOf(fit);
}

function hostOf(pair: string): string {
  return pair.replace(/:[0-9]+$/, '');
}
