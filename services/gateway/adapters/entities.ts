import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SourceAuthorization$Input } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { SourceDefinition } from '../core/source-definition.ts';

/*
 * The tables that are read and written at a human's pace. Times are text (ISO 8601 with
 * microseconds), as everywhere: a Date would lose digits. What moves a task is plain SQL.
 */

// Told as plain text: by its real type, timestamptz, MikroORM would make a Date of it.
const time = () => p.string();

/** Who may call. */
export const Tenant = defineEntity({
  name: 'Tenant',
  tableName: 'tenants',
  properties: {
    tenant_id: p.string().primary(),
    state: p.string().$type<'ACTIVE' | 'SUSPENDED'>(),
    backlog_max: p.integer(),
    create_time: time(),
  },
});

/** API keys: never the secret, only its digest. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    key_id: p.string().primary(),
    tenant_id: p.string(),
    name: p.string(),
    scopes: p.array(),
    digest: p.blob(),
    pepper_version: p.integer(),
    creator: p.string(),
    create_time: time(),
    expire_time: time(),
    revoke_time: time().strictNullable(),
    last_use_time: time().strictNullable(),
  },
});

/** What may be crawled. */
export const SourceEntity = defineEntity({
  name: 'Source',
  tableName: 'sources',
  properties: {
    tenant_id: p.string().primary(),
    source_id: p.string().primary(),
    state: p.string().$type<'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'DELETED'>(),
    definition: p.json<SourceDefinition>(),
    revision: p.integer(),
    hosts: p.array(),
    path_prefixes: p.array(),
    politeness_key_kind: p.string(),
    authorization_record: p.json<SourceAuthorization$Input>().strictNullable(),
    authorized_from: time().strictNullable(),
    authorized_until: time().strictNullable(),
    suspension: p.json<Failure$Input>().strictNullable(),
    suspension_reason: p.string().strictNullable(),
    state_note: p.string(),
    version: p.bigint('string'),
    last_success_time: time().strictNullable(),
    last_failure_time: time().strictNullable(),
    consecutive_failures: p.integer(),
    last_failure: p.json<Failure$Input>().strictNullable(),
    creator: p.string(),
    create_time: time(),
    update_time: time(),
    delete_time: time().strictNullable(),
  },
});

/** The entities of the gateway's schema. */
export const entities = [Tenant, ApiKeyEntity, SourceEntity] as const;
