import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import { ApiKeyEntity } from './entities.ts';

/** What the authenticator reads of a key, judged by the database's clock. */
export interface StoredKey {
  readonly key_id: string;
  readonly tenant_id: string;
  readonly tenant_state: 'ACTIVE' | 'SUSPENDED';
  readonly scopes: readonly string[];
  readonly digest: Buffer;
  readonly is_revoked: boolean;
  /** Until it expires; negative where it has. */
  readonly left_ms: number;
}

/** A key to store: never its secret, only the digest. */
export interface NewKey {
  readonly keyId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly digest: Buffer;
  readonly creator: string;
  readonly expiresInDays: number;
}

/** A key as its tenant sees it. */
export interface KeySummary {
  readonly key_id: string;
  readonly tenant_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly create_time: string;
  readonly expire_time: string;
  readonly revoke_time: string | null;
  readonly last_use_time: string | null;
}

/** API keys. The authenticator looks them up by id, before any tenant is proven. */
export interface KeyStore {
  find(keyId: string): Promise<StoredKey | undefined>;
  /** Notes a use, at most once a minute. */
  noteUse(keyId: string): Promise<void>;
  /** Stores a key, and makes its tenant where that is new; whether it was. */
  create(key: NewKey): Promise<{ readonly isNewTenant: boolean; readonly expireTime: string }>;
  list(tenantId: string | undefined): Promise<readonly KeySummary[]>;
  /** Ends a key at once; false where no such key is live. */
  revoke(keyId: string): Promise<boolean>;
}

const findKey = statement<StoredKey>(
  'find-key',
  `select k.key_id, k.tenant_id, t.state as tenant_state, k.scopes, k.digest,
          k.revoke_time is not null as is_revoked,
          (extract(epoch from k.expire_time - now()) * 1000)::float8 as left_ms
     from api_keys k join tenants t using (tenant_id)
    where k.key_id = $1`,
);

const noteKeyUse = statement<never>(
  'note-key-use',
  `update api_keys set last_use_time = now()
    where key_id = $1 and (last_use_time is null or last_use_time < now() - interval '1 minute')`,
);

const insertTenant = statement<never>(
  'insert-tenant',
  'insert into tenants (tenant_id) values ($1) on conflict do nothing',
);

const insertTenantSlots = statement<never>(
  'insert-tenant-slots',
  'insert into tenant_slots (tenant_id) values ($1) on conflict do nothing',
);

const insertTenantBacklog = statement<never>(
  'insert-tenant-backlog',
  'insert into tenant_backlogs (tenant_id) values ($1) on conflict do nothing',
);

const insertKey = statement<{ expire_time: string }>(
  'insert-key',
  `insert into api_keys (key_id, tenant_id, name, scopes, digest, creator, expire_time)
   values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))
   returning expire_time`,
);

const revokeKey = statement<never>(
  'revoke-key',
  'update api_keys set revoke_time = now() where key_id = $1 and revoke_time is null',
);

/** Keys in the gateway's schema. */
export function createKeyStore(database: Database): KeyStore {
  return {
    find: (keyId) => database.first(findKey, [keyId]),
    async noteUse(keyId) {
      await database.run(noteKeyUse, [keyId]);
    },
    create: (key) => database.inTransaction((tx) => createKey(tx, key)),
    list: (tenantId) =>
      database.orm.em
        .fork()
        .find(ApiKeyEntity, tenantId === undefined ? {} : { tenant_id: tenantId }, {
          orderBy: { tenant_id: 'asc', create_time: 'asc' },
          limit: 1_000,
        }),
    async revoke(keyId) {
      return (await database.run(revokeKey, [keyId])) > 0;
    },
  };
}

async function createKey(
  tx: Queries,
  key: NewKey,
): Promise<{ readonly isNewTenant: boolean; readonly expireTime: string }> {
  const isNewTenant = (await tx.run(insertTenant, [key.tenantId])) > 0;
  await tx.run(insertTenantSlots, [key.tenantId]);
  await tx.run(insertTenantBacklog, [key.tenantId]);
  const row = await tx.first(insertKey, [
    key.keyId,
    key.tenantId,
    key.name,
    key.scopes,
    key.digest,
    key.creator,
    key.expiresInDays,
  ]);
  return { isNewTenant, expireTime: row?.expire_time ?? '' };
}
