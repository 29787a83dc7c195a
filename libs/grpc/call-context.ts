import type { Metadata } from '@grpc/grpc-js';
import type { FieldViolation } from '#libs/runtime/errors.ts';

/** A tenant that a credential has proved; only an authenticator makes one. */
export type TenantId = string & { readonly brand: 'TenantId' };

/** Who calls: an API key of a tenant, a service of ours, or nobody (health, reflection). */
export interface Caller {
  readonly kind: 'key' | 'service' | 'none';
  /** Empty for services and for nobody. */
  readonly tenant: TenantId;
  /** Such as `key:{id}` or `service:crawler`. */
  readonly subject: string;
  readonly scopes: ReadonlySet<string>;
}

/** Says who calls, by the credential; throws an AppError `unauthenticated`. */
export type Authenticator = (metadata: Metadata, peer: string) => Promise<Caller>;

/** What a handler knows of its call. */
export interface CallContext {
  /** Full name, such as `jobradar.v1.CrawlService/GetCrawl`. */
  readonly method: string;
  readonly caller: Caller;
  /** Aborted when the caller has gone or the deadline has passed; the reason is an AppError. */
  readonly signal: AbortSignal;
  /** Aborted when a call that stays open has to end now, with OK: shutdown, or its age. */
  readonly ending: AbortSignal;
  /** Milliseconds that were left when the call began. */
  readonly deadlineMs: number;
  /** Milliseconds that are left now. */
  msLeft(): number;
  readonly peer: string;
  readonly metadata: Metadata;
  readonly traceId: string;
  /** Broken rules within single items, of the methods that judge each item for itself. */
  readonly itemViolations: ReadonlyMap<number, readonly FieldViolation[]>;
}

const tenantPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** For authenticators: the tenant that a credential has proved. */
export function provenTenant(text: string): TenantId {
  if (!tenantPattern.test(text)) throw new Error(`"${text}" is not the id of a tenant`);
  return text as TenantId;
}

/** Nobody: the caller of health and reflection. */
export const nobody: Caller = {
  kind: 'none',
  tenant: '' as TenantId,
  subject: '',
  scopes: new Set(),
};

/** For authenticators of the internal listener: a service of ours, with what it may do. */
export function serviceCaller(service: string, scopes: readonly string[]): Caller {
  return {
    kind: 'service',
    tenant: '' as TenantId,
    subject: `service:${service}`,
    scopes: new Set(scopes),
  };
}
