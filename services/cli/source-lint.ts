import { lintText } from './core/lint-text.ts';
import { parseOptions } from './options.ts';
import { lintFile } from './source-file.ts';
import { UsageError, type ExitCode, type Surroundings } from './verb.ts';

/** `jobradar source lint FILE…`. */
export async function lintFiles(
  args: readonly string[],
  { print }: Surroundings,
): Promise<ExitCode> {
  const { positionals, values } = parseOptions(args, { json: { type: 'boolean' } });
  if (positionals.length === 0) throw new UsageError('Which files? jobradar source lint FILE…');
  const results = positionals.map(lintFile).map(({ file, linted, complaints }) => ({
    file,
    ok: linted !== undefined,
    source: linted === undefined ? '' : `sources/${linted.definition.sourceId}`,
    complaints,
    warnings: linted?.warnings ?? [],
  }));
  if (values.json === true) print(`${JSON.stringify({ files: results }, null, 2)}\n`);
  else print(results.map(lintText).join(''));
  return results.every(({ ok }) => ok) ? 0 : 1;
}
