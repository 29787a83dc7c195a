import { connect } from '#libs/grpc/connect.ts';
import { SourceService } from '#libs/proto/services.ts';
import { jsonSchemaText } from '#libs/sources/definition/json-schema.ts';
import { definitionOf, definitionText } from '#libs/sources/definition/write-definition.ts';
import { stoppedText } from './core/state-text.ts';
import { parseOptions } from './options.ts';
import { assertReachable } from './reach.ts';
import { onlyOne } from './source-file.ts';
import { idOf } from './source-name.ts';
import type { ExitCode, Surroundings } from './verb.ts';

/** `jobradar source show NAME`. */
export async function showSource(
  args: readonly string[],
  { config, print }: Surroundings,
): Promise<ExitCode> {
  const { positionals, values } = parseOptions(args, { json: { type: 'boolean' } });
  const sourceId = idOf(onlyOne(positionals, 'source'));
  const { address, apiKey } = config();
  await assertReachable(address);
  using sources = connect(SourceService, address, { apiKey });
  const { source } = await sources.GetSource({ name: `sources/${sourceId}` });
  if (source === null) throw new Error('The gateway answered no source');
  if (values.json === true) print(`${JSON.stringify(definitionOf(sourceId, source), null, 2)}\n`);
  else print(definitionText(sourceId, source) + asComment(stoppedText(source)));
  return 0;
}

/** `jobradar source schema`. */
export async function printSchema(
  args: readonly string[],
  { print }: Surroundings,
): Promise<ExitCode> {
  parseOptions(args, {});
  print(jsonSchemaText());
  return 0;
}

/** A file says what a source is to be, not how it is: that stands beside it. */
function asComment(text: string): string {
  return text.replace(/^(?=.)/gmu, '# ');
}
