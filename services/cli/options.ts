import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { nearestWord } from '#libs/words/nearest-word.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { UsageError } from './verb.ts';

/** Reads options; throws what a user can correct. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(wordsFor(error, options));
  }
}

function wordsFor(error: unknown, options: ParseArgsOptionsConfig): string {
  const message = messageOf(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const named = /'(?:-\w, )?(?<name>--?[^' =]+)/.exec(message)?.groups?.['name'];
  if (named === undefined) return message;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownOption(named, options);
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const takesValue = options[named.replace(/^--?/, '')]?.type === 'string';
  if (!takesValue) return `${named} takes no value`;
  return /ambiguous/.test(message)
    ? `${named} needs a value; one that begins with a hyphen is written ${named}=VALUE`
    : `${named} needs a value: ${named} VALUE`;
}

function unknownOption(named: string, options: ParseArgsOptionsConfig): string {
  const known = Object.keys(options);
  const all = known.map((name) => `--${name}`).join(', ');
  const meant = nearestWord(named.replace(/^--?/, ''), known);
  if (meant !== undefined) return `There is no option ${named}; did you mean --${meant}?`;
  return known.length === 0
    ? `There is no option ${named}: this command has none`
    : `There is no option ${named}, only ${all}`;
}
