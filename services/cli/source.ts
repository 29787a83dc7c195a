import { applySource } from './source-apply.ts';
import { lintFiles } from './source-lint.ts';
import { printSchema, showSource } from './source-show.ts';
import { testSource } from './source-test.ts';
import { UsageError, type ExitCode, type Surroundings, type Verb } from './verb.ts';

const help = `Usage: jobradar source lint|test|apply|show|schema …

A source is a job board as data: one YAML or JSON file (examples/sources/ has one of each kind).

  source lint FILE… [--json]
      Checks files as the gateway would, without network and without gateway: keys, types, limits,
      hosts, selectors and paths compiled. Warnings tell what may not be meant.
      Exit code: 0 all are right, 1 one is not, 2 the command was wrong.

  source test FILE|NAME (--url URL | --page SAVED_FILE [--content-type TYPE] [--page-url URL])
              [--details] [--records N] [--json]
      Tries the file's extraction, or the stored one of a source, on one page, and shows what was
      read of it, from where, and what is missing. Nothing is stored. --url fetches the page as a
      crawl would, which needs an authorization; --page reads a saved page and fetches nothing.
      The source must be registered: "source apply FILE" does that.
      Exit code: 0 records can be used, 1 they cannot, 2 the command was wrong or the gateway
      could not answer.

        --page-url URL   where the saved page came from (the source's base_url)
        --content-type T as a server would send it (told from the bytes)
        --details        read the detail page of the first item, too
        --records N      records to show whole (1)

  source apply FILE [--grant] [--dry-run] [--json]
      Registers the source, or changes it to what the file says, and prints what changes; what is
      the same already stays untouched. --grant records the file's authorization, too: without one
      nothing is ever fetched. --dry-run runs every check and writes nothing.
      Exit code: 0 done, or nothing to do; 1 refused; 2 the command was wrong or the gateway could
      not answer.

  source show NAME [--json]
      Prints a registered source as a file, in YAML or JSON.

  source schema
      Prints the JSON Schema of the files; editors find it by the first line of the examples.`;

type Part = (args: readonly string[], at: Surroundings) => Promise<ExitCode>;

const parts: Readonly<Record<string, Part>> = {
  lint: lintFiles,
  test: testSource,
  apply: applySource,
  show: showSource,
  schema: printSchema,
};

/** `jobradar source lint|test|apply|show|schema`. */
export const sourceVerb: Verb = {
  name: 'source',
  summary: 'definitions of job boards: check, try, register or change, print',
  help,
  async run([name = '', ...args], at) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part !== undefined) return await part(args, at);
    const all = Object.keys(parts).join(', ');
    throw new UsageError(
      name === '' ? `What to do? One of ${all}` : `There is no "source ${name}", only ${all}`,
    );
  },
};
