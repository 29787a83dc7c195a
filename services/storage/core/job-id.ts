import { hash } from 'node:crypto';

/** Whose postings. */
export interface JobScope {
  readonly tenantId: string;
  readonly sourceId: string;
}

/**
 * The ids of a source's postings, derived from tenant, source and external id (UUIDs of version 8):
 * the same posting has the same id whoever asks, before it is stored too. The first four bytes come
 * from tenant and source alone, so that postings of one source are neighbours in every index. An id
 * is no secret and opens nothing: reads apply the caller's tenant.
 */
export function jobIdsOf({ tenantId, sourceId }: JobScope): (externalId: string) => string {
  // Lengths first: no text can run into the next one.
  const scope = `${tenantId.length}:${tenantId}${sourceId.length}:${sourceId}`;
  const prefix = hash('sha256', scope, 'hex').slice(0, 8);
  return (externalId) => {
    const own = hash('sha256', scope + externalId, 'hex');
    const version = `8${own.slice(13, 16)}`;
    const variant = `${variantDigit(own.charAt(16))}${own.slice(17, 20)}`;
    return [prefix, own.slice(8, 12), version, variant, own.slice(20, 32)].join('-');
  };
}

/** The two highest bits that mark a UUID (RFC 9562). */
function variantDigit(digit: string): string {
  return ((Number.parseInt(digit, 16) & 0x3) | 0x8).toString(16);
}
