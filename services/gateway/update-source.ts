import type { CallContext } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { UpdateSourceRequest } from '#libs/proto/gen/jobradar/v1/UpdateSourceRequest.ts';
import { fromTimestamp } from '#libs/proto/timestamps.ts';
import { fieldsOf } from '#libs/proto/message-fields.ts';
import { violationsOf } from '#libs/proto/rules.ts';
import { invalidFields, type FieldViolation } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { changeDefinition, type AuthorizedTimes } from './adapters/source-changes.ts';
import { wakeWaiters } from './adapters/source-state.ts';
import { applyPace } from './apply-pace.ts';
import { checkedDefinition, columnsOf, storedForm, wholeSource } from './checked-source.ts';
import { definitionOf, type SourceDefinition } from './core/source-definition.ts';
import { applyMask, changedPaths, planMask, type MaskPath } from './core/source-mask.ts';
import type { SourceRow } from './core/source-view.ts';
import { checkEtag, openSource } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';

/*
 * A change of a definition: under the source's lock it is merged, checked as a whole like a new
 * one, and becomes the next revision. What is the same afterwards makes none. Crawls that have
 * begun keep the revision that they pinned; the others pin the new one.
 */

/** What changing a definition needs. */
export type UpdateDeps = Pick<SourceServiceDeps, 'database' | 'practiceHosts' | 'onDispatchDue'>;

/** A definition that is to become a source's current one. */
export interface NextDefinition {
  readonly tx: Queries;
  readonly context: CallContext;
  readonly before: SourceRow;
  readonly definition: SourceDefinition;
  readonly requestId?: string;
}

/** The row after a change; the same as before where nothing has changed. */
export interface Changed {
  readonly row: SourceRow;
  readonly hasChanged: boolean;
}

const type = 'jobradar.v1.Source';
const userKeys = new Set(Object.keys(definitionOf(wholeSource({}))));

/** Changes the fields of a source that the mask names, if it still is what its etag says. */
export async function updateSource(
  deps: UpdateDeps,
  { context, request }: { readonly context: CallContext; readonly request: UpdateSourceRequest },
): Promise<SourceRow> {
  const { source, updateMask, validateOnly } = request;
  if (source === null || source.name === '') {
    throw invalidFields([{ field: 'source.name', description: 'is required' }]);
  }
  const paths = readMask(updateMask?.paths ?? []);
  const changed = await deps.database.inTransaction(
    async (tx) => {
      const before = await openSource(tx, { context, name: source.name });
      const merged = wholeSource(applyMask({ ...before.definition }, { ...source }, paths));
      // A repeat finds the state that it asks for, and its etag is that of the source before.
      if (changedFrom(before, storedForm(merged)).length > 0) checkEtag(before, source);
      const definition = checked(deps, { sourceId: before.source_id, merged });
      if (validateOnly) return { row: { ...before, definition }, hasChanged: false };
      return replaceDefinition({ tx, context, before, definition });
    },
    { statementTimeoutMs: context.msLeft() },
  );
  if (changed.hasChanged) await followDefinition(deps, { context, row: changed.row });
  return changed.row;
}

/** Makes a definition the current one, as a revision of its own where it differs. */
export async function replaceDefinition(next: NextDefinition): Promise<Changed> {
  const { tx, context, before, definition, requestId } = next;
  const { tenant, subject } = context.caller;
  const changedFields = changedFrom(before, definition);
  if (changedFields.length === 0) return { row: before, hasChanged: false };
  const locked = { tx, sourceId: before.source_id };
  const authorized = authorizedTimes(before.authorization_record);
  const change = { ...columnsOf(definition), author: subject, authorized };
  const row = await changeDefinition(tenant, locked, change);
  const resource = `sources/${before.source_id}`;
  const about = { resource, changedFields, ...(requestId === undefined ? {} : { requestId }) };
  await recordAudit(tx, auditOf(context, about));
  const isBackInside = before.authorized_until === null && row?.authorized_until !== null;
  if (isBackInside && row?.state === 'ACTIVE') {
    await wakeWaiters(tx, { tenantId: tenant, sourceId: before.source_id });
  }
  return { row: row ?? before, hasChanged: true };
}

/** What follows the commit of a new definition: the pace of its sites, and crawls that may run. */
export async function followDefinition(
  { database, onDispatchDue }: UpdateDeps,
  { context, row }: { readonly context: CallContext; readonly row: SourceRow },
): Promise<void> {
  await probe('gateway.source-committed');
  await applyPace(database, { tenantId: context.caller.tenant, row });
  onDispatchDue();
}

/** The rules that a stored definition breaks, with the paths that they have at a creation. */
export function brokenRules(source: Source, sourceId: string): readonly FieldViolation[] {
  const request = { sourceId, source, requestId: '', validateOnly: false };
  return violationsOf('jobradar.v1.CreateSourceRequest', request);
}

function authorizedTimes(record: SourceRow['authorization_record']): AuthorizedTimes {
  const { validFromTime: from = null, expireTime: until = null, revokeTime = null } = record ?? {};
  if (from === null || until === null || revokeTime !== null) return { from: null, until: null };
  return { from: fromTimestamp(from), until: fromTimestamp(until) };
}

function changedFrom(before: SourceRow, definition: SourceDefinition): readonly string[] {
  const former = definitionOf(wholeSource(before.definition));
  return changedPaths({ ...former }, { ...definition }, { type, fieldsOf });
}

function checked(
  { practiceHosts }: UpdateDeps,
  { sourceId, merged }: { readonly sourceId: string; readonly merged: Source },
): SourceDefinition {
  const broken = brokenRules(merged, sourceId);
  if (broken.length > 0) throw invalidFields(broken);
  return checkedDefinition(merged, { sourceId, practiceHosts });
}

function readMask(names: readonly string[]): readonly MaskPath[] {
  const plan = planMask(names, { type, userKeys, fieldsOf });
  if (plan.kind === 'paths') return plan.paths;
  throw invalidFields(plan.violations, { reason: plan.reason });
}
