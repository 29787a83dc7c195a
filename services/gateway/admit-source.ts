import type { TenantId } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import { AppError, invalidFields, notFound } from '#libs/runtime/errors.ts';
import { hostPairOf } from '#libs/sources/check-source.ts';
import { isWithinScope, normaliseUrl } from '#libs/sources/url-scope.ts';
import {
  coveringSources,
  shareSource,
  shareSourceForSeed,
  type TimedSourceRow,
} from './adapters/source-store.ts';
import { sourceName } from './core/crawl-view.ts';
import { submissionSourceOf } from './core/source-view.ts';
import { chooseSource, judgeSource } from './core/submission.ts';
import { outsideOf, refusedAs } from './source-refusals.ts';

/** What a caller names: a source, a seed URL inside of one, or both. */
export interface SeedWish {
  readonly sourceId: string | undefined;
  readonly seed: URL | undefined;
  /** Whether a second crawl of the seed would conflict: then the two must not be judged at once. */
  readonly isExclusive: boolean;
}

/** A source that may be crawled now, and where to begin. */
export interface AdmittedSource {
  readonly row: TimedSourceRow;
  readonly seed: URL;
}

/** Reads the seed of a request; undefined where it names none. */
export function seedOf(seedUrl: string): URL | undefined {
  if (seedUrl === '') return undefined;
  const seed = normaliseUrl(seedUrl);
  if (seed !== undefined) return seed;
  throw invalidFields([
    { field: 'crawl.seed_url', description: 'must be an http or https URL without user info' },
  ]);
}

/**
 * Finds the source and judges whether it may be crawled now, by the database's clock. Its row stays
 * shared until the transaction ends, so that nobody stops it unseen meanwhile.
 */
export async function admitSource(
  tenant: TenantId,
  { tx, wish }: { readonly tx: Queries; readonly wish: SeedWish },
): Promise<AdmittedSource> {
  const sourceId = wish.sourceId ?? (await findByUrl(tenant, { tx, seed: wish.seed }));
  const about = { tx, sourceId, seedUrl: wish.seed?.href };
  const row = wish.isExclusive
    ? await shareSourceForSeed(tenant, about)
    : await shareSource(tenant, about);
  if (row === undefined) throw notFound('source', sourceName(sourceId));
  const seed = wish.seed ?? normaliseUrl(row.definition.baseUrl);
  if (seed === undefined || !isWithinScope(seed, row.definition)) {
    throw outsideOf(row, { field: 'crawl.seed_url', url: seed });
  }
  const refusal = judgeSource(submissionSourceOf(row), Date.parse(row.now));
  if (refusal !== undefined) throw refusedAs(refusal, row);
  return { row, seed };
}

async function findByUrl(
  tenant: TenantId,
  { tx, seed }: { readonly tx: Queries; readonly seed: URL | undefined },
): Promise<string> {
  if (seed === undefined) {
    const description = 'is required without crawl.seed_url';
    throw invalidFields([{ field: 'crawl.source', description }]);
  }
  const covering = await coveringSources(tenant, { tx, hostPair: hostPairOf(seed) });
  const choice = chooseSource(seed.pathname, covering);
  switch (choice.kind) {
    case 'one':
      return choice.sourceId;
    case 'several': {
      const names = choice.sourceIds.map(sourceName).join(' and ');
      throw invalidFields([
        { field: 'crawl.seed_url', description: `is covered by ${names} alike: name the source` },
      ]);
    }
    case 'none': {
      const message = `No source covers ${seed.origin}${seed.pathname}: register one`;
      throw new AppError('failed_precondition', message, {
        reason: 'SOURCE_NOT_REGISTERED',
        preconditions: [
          { type: 'SOURCE_NOT_REGISTERED', subject: seed.origin, description: message },
        ],
      });
    }
  }
}
