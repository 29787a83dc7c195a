import { connect, RpcError, type RpcClient } from '#libs/grpc/connect.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceServiceDefinition } from '#libs/proto/gen/jobradar/v1/SourceService.ts';
import { SourceService } from '#libs/proto/services.ts';
import { changesBetween, grantChanges } from '#libs/sources/definition/compare-definitions.ts';
import type { Definition } from '#libs/sources/definition/parse-definition.ts';
import type { FileComplaint } from '#libs/sources/definition/read-text.ts';
import { changedFields, changesText } from './core/apply-text.ts';
import { lintText } from './core/lint-text.ts';
import { stoppedText } from './core/state-text.ts';
import { parseOptions } from './options.ts';
import { assertReachable } from './reach.ts';
import { lintFile, onlyOne } from './source-file.ts';
import { UsageError, type ExitCode, type Surroundings } from './verb.ts';

interface Application {
  readonly sources: RpcClient<SourceServiceDefinition>;
  readonly name: string;
  readonly definition: Definition;
  readonly isDry: boolean;
  readonly tell: Tell;
}

/** Says what was done: as text at once, or as part of the JSON at the end. */
type Tell = (text: string, facts: Readonly<Record<string, unknown>>) => void;

/** `jobradar source apply FILE`. */
export async function applySource(
  args: readonly string[],
  { config, print }: Surroundings,
): Promise<ExitCode> {
  const { positionals, values } = parseOptions(args, {
    grant: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const file = onlyOne(positionals, 'file');
  const isJson = values.json === true;
  const told: Record<string, unknown> = { file };
  const tell: Tell = (text, facts) => {
    if (isJson) Object.assign(told, facts);
    else print(text);
  };
  const isDone = await applyFile(file, { values, config, tell });
  if (isJson) print(`${JSON.stringify({ ...told, ok: isDone }, null, 2)}\n`);
  return isDone ? 0 : 1;
}

async function applyFile(
  file: string,
  {
    values,
    config,
    tell,
  }: Pick<Surroundings, 'config'> & {
    readonly values: { readonly grant?: boolean; readonly 'dry-run'?: boolean };
    readonly tell: Tell;
  },
): Promise<boolean> {
  const { linted, complaints } = lintFile(file);
  if (linted === undefined) {
    tell(lintText({ file, source: '', ok: false, complaints, warnings: [] }), { complaints });
    return false;
  }
  const { definition } = linted;
  if (values.grant === true && definition.authorization === undefined) {
    const keys = 'basis, granted_by, contact, evidence_uri, expire_time';
    throw new UsageError(`${file} has no authorization to grant: add one, with ${keys}`);
  }
  const { address, apiKey } = config();
  await assertReachable(address);
  using sources = connect(SourceService, address, { apiKey });
  const name = `sources/${definition.sourceId}`;
  const isDry = values['dry-run'] === true;
  tell('', { source: name, dryRun: isDry });
  const work = { sources, name, definition, isDry, tell };
  try {
    const put = await putSource(work);
    if (values.grant === true) await putGrant(work, put);
    else tellOfGrant(work, put);
    const { source } = put;
    if (source !== undefined) tell(stoppedText(source), { state: source.state });
    return true;
  } catch (error) {
    const refused = refusalOf(error, { file, definition });
    if (refused === undefined) throw error;
    tell(refused.text, { complaints: refused.complaints });
    return false;
  }
}

/** A registered source; undefined where there is none. */
export async function findSource(
  sources: RpcClient<SourceServiceDefinition>,
  name: string,
): Promise<Source | undefined> {
  try {
    return (await sources.GetSource({ name })).source ?? undefined;
  } catch (error) {
    if (error instanceof RpcError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** A source as it is after the file was applied; undefined where a dry run would register it. */
interface Put {
  readonly source: Source | undefined;
  /** Its hosts or paths are not those of its authorization's grant; undefined: not known. */
  readonly reachesElsewhere: boolean | undefined;
}

async function putSource(work: Application): Promise<Put> {
  const { sources, name, definition, isDry, tell } = work;
  const before = await findSource(sources, name);
  const { source, sourceId } = definition;
  if (before === undefined) {
    const answer = await sources.CreateSource({ sourceId, source, validateOnly: isDry });
    const revision = isDry ? '' : (answer.source?.revisionId ?? '');
    tell(`${name} ${isDry ? 'would be registered' : 'registered'}\n`, {
      change: 'registered',
      revision,
    });
    return { source: isDry ? undefined : (answer.source ?? undefined), reachesElsewhere: false };
  }
  const changes = changesBetween(before, source);
  if (changes.length === 0) {
    const revision = before.revisionId;
    tell(`${name} unchanged, revision ${revision}\n`, { change: 'none', revision });
    return { source: before, reachesElsewhere: await isUncovered(work, before) };
  }
  const fields = changedFields(changes);
  const answer = await sources.UpdateSource({
    // The state that was compared: what somebody else changed meanwhile is not overwritten.
    source: { ...source, name, etag: before.etag },
    updateMask: { paths: [...fields] },
    validateOnly: isDry,
  });
  const revision = isDry ? '' : (answer.source?.revisionId ?? '');
  const head = isDry ? 'would be changed' : `changed, revision ${revision}`;
  tell(`${name} ${head}\n${changesText(changes)}`, { change: 'changed', revision, changes });
  const after = isDry ? before : (answer.source ?? before);
  const hasMoved = fields.some((field) =>
    ['allowed_hosts', 'allowed_path_prefixes'].includes(field),
  );
  if (isDry) return { source: after, reachesElsewhere: hasMoved };
  const isKnown = after.state === 'STATE_ACTIVE' || !hasMoved;
  return { source: after, reachesElsewhere: isKnown ? await isUncovered(work, after) : true };
}

/** Whether a source has an authorization that does not hold for where it goes. */
async function isUncovered(
  { sources, name }: Application,
  source: Source,
): Promise<boolean | undefined> {
  if (source.authorization === null) return false;
  // A source that is stopped may not be crawled for another reason. One that was suspended is not
  // resumed either before its authorization covers it.
  if (source.state !== 'STATE_ACTIVE') return source.suspension === null ? false : undefined;
  const { explanation } = await sources.ExplainUrl({ url: source.baseUrl, source: name });
  return explanation?.authorization?.answer === 'EXPLAINED_ANSWER_NO';
}

async function putGrant(work: Application, { source, reachesElsewhere }: Put): Promise<void> {
  const { sources, name, definition, isDry, tell } = work;
  const { authorization } = definition;
  if (authorization === undefined) return;
  const changes = grantChanges(source?.authorization ?? null, authorization);
  if (changes.length === 0 && reachesElsewhere === false) {
    return tell(`authorization unchanged\n`, { authorization: 'unchanged' });
  }
  if (!isDry) await sources.GrantSourceAuthorization({ name, authorization });
  const again = changes.length === 0 ? ' again, for its hosts and paths as they are now' : '';
  const done = isDry ? 'would be granted' : 'granted';
  tell(`authorization ${done}${again}\n${changesText(changes)}`, {
    authorization: 'granted',
    authorizationChanges: changes,
  });
}

function tellOfGrant({ definition, tell }: Application, { source, reachesElsewhere }: Put): void {
  const { authorization } = definition;
  const stored = source?.authorization ?? null;
  if (authorization !== undefined && grantChanges(stored, authorization).length > 0) {
    tell('its authorization is not granted: "source apply FILE --grant" records it\n', {
      authorization: 'not granted',
    });
  } else if (reachesElsewhere === true) {
    tell('its authorization was granted for other hosts and paths: --grant records it again\n', {
      authorization: 'outgrown',
    });
  } else if (stored === null) {
    tell('it has no authorization: nothing is fetched before one is granted\n', {
      authorization: 'none',
    });
  }
}

/** What a gateway refused, as a lint would tell it; undefined where it is no refusal. */
function refusalOf(
  error: unknown,
  { file, definition }: { readonly file: string; readonly definition: Definition },
): { readonly text: string; readonly complaints: readonly FileComplaint[] } | undefined {
  if (!(error instanceof RpcError)) return undefined;
  if (error.code === 'invalid_argument' && error.violations.length > 0) {
    const complaints = error.violations.map(definition.place);
    const text = lintText({ file, source: '', ok: false, complaints, warnings: [] });
    return { text, complaints };
  }
  const whole = (message: string) => {
    return { text: `${message}\n`, complaints: [{ path: '', line: 1, message }] };
  };
  if (error.code === 'aborted') {
    return whole('Somebody changed it meanwhile: apply again to see what is different now.');
  }
  return error.code === 'failed_precondition' ? whole(error.message) : undefined;
}
