import { RpcError } from '#libs/grpc/connect.ts';
import { AppError, messageOf } from '#libs/runtime/errors.ts';
import { readConfig } from './config.ts';
import { printable } from './core/printable.ts';
import { explainVerb } from './explain.ts';
import { sourceVerb } from './source.ts';
import { UsageError, type ExitCode, type Verb } from './verb.ts';

/* The operator's command line: a client of the public API, and nothing else. */

const verbs: readonly Verb[] = [explainVerb, sourceVerb];

process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: readonly string[]): Promise<ExitCode> {
  const verb = verbs.find((one) => one.name === name);
  if (verb === undefined) return withoutVerb(name);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(verb.help);
    return 0;
  }
  try {
    return await verb.run(args, {
      config: () => readConfig(process.env),
      print: (text) => process.stdout.write(printable(text)),
    });
  } catch (error) {
    console.error(printable(wordsFor(error, verb)));
    return 2;
  }
}

function withoutVerb(name: string): ExitCode {
  const isAsked = ['', 'help', '--help', '-h'].includes(name);
  if (!isAsked) console.error(`There is no command "${name}".\n`);
  const list = verbs.map((verb) => `  ${verb.name.padEnd(10)}${verb.summary}`).join('\n');
  const usage = `Usage: npm run jobradar -- COMMAND …

${list}

"npm run jobradar -- COMMAND --help" tells more. The gateway is found by JOBRADAR_API_ADDRESS
(127.0.0.1:50051) and JOBRADAR_API_KEY or JOBRADAR_API_KEY_FILE; beside a running "npm start"
neither is needed.`;
  if (isAsked) console.log(usage);
  else console.error(usage);
  return isAsked && name !== '' ? 0 : 2;
}

/** What went wrong, and what would help; never a stack. */
function wordsFor(error: unknown, verb: Verb): string {
  if (error instanceof UsageError) return `${error.message}\n\n${verb.help.split('\n', 1).join()}`;
  if (error instanceof AppError) return error.message;
  if (!(error instanceof RpcError)) return messageOf(error);
  const address = process.env['JOBRADAR_API_ADDRESS'] ?? '127.0.0.1:50051';
  switch (error.code) {
    case 'unavailable':
    case 'deadline_exceeded':
      return `The gateway at ${address} did not answer in time (${error.code}).`;
    case 'unauthenticated':
      return `The gateway at ${address} does not know this API key: make one ("npm run api-key").`;
    case 'permission_denied':
      return `This API key may not do that: ${error.message}`;
    case 'invalid_argument': {
      const fields = error.violations.map(({ field, description }) => `${field} ${description}`);
      return fields.length === 0 ? error.message : fields.join('\n');
    }
    case 'cancelled':
    case 'unknown':
    case 'not_found':
    case 'already_exists':
    case 'resource_exhausted':
    case 'failed_precondition':
    case 'aborted':
    case 'out_of_range':
    case 'unimplemented':
    case 'internal':
      return `${error.message}${error.traceId === '' ? '' : ` (trace ${error.traceId})`}`;
  }
}
