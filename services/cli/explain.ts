import { connect } from '#libs/grpc/connect.ts';
import type { ExplainedAnswer } from '#libs/proto/gen/jobradar/v1/ExplainedAnswer.ts';
import { SourceService } from '#libs/proto/services.ts';
import { answerJson } from './answer-json.ts';
import { renderExplanation } from './core/explanation-text.ts';
import { parseOptions } from './options.ts';
import { assertReachable } from './reach.ts';
import { idOf } from './source-name.ts';
import { UsageError, type ExitCode, type Verb } from './verb.ts';

const help = `Usage: jobradar explain URL [--source NAME] [--json]

Tells every decision about a URL: which source covers it and why the others do not, its
authorization, robots.txt with the rule that matched, the pace of its site, where a connection would
go, the request as it would leave, its limits, and whether it would be fetched now. Nothing is sent
to the site.

  --source NAME   sources/ID or ID: ask this source instead of the one that covers the URL
  --json          the answer of SourceService/ExplainUrl as JSON

Exit code: 0 it would be fetched, now or after the wait that is told; 1 it would not, or nobody
knows before the first crawl; 2 the command was wrong, or the gateway could not answer.`;

/** `jobradar explain URL`. */
export const explainVerb: Verb = {
  name: 'explain',
  summary: 'every decision about a URL, without sending anything to its site',
  help,
  async run(args, { config, print }) {
    const wish = readWish(args);
    const { address, apiKey } = config();
    await assertReachable(address);
    using sources = connect(SourceService, address, { apiKey });
    const response = await sources.ExplainUrl({ url: wish.url, source: wish.source });
    const { explanation } = response;
    if (explanation === null) throw new Error('The gateway answered no explanation');
    if (wish.isJson) print(answerJson(response));
    else print(renderExplanation(explanation));
    return exitCodeOf(explanation.answer);
  },
};

function readWish(args: readonly string[]) {
  const { positionals, values } = parseOptions(args, {
    source: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [url, ...more] = positionals;
  if (url === undefined || url === '') throw new UsageError('Which URL? jobradar explain URL');
  if (more.length > 0) {
    throw new UsageError(`One URL at a time, not also "${more.join(' ')}" (quote a URL with an &)`);
  }
  const { source = '' } = values;
  const name = source === '' ? '' : `sources/${idOf(source)}`;
  return { url, source: name, isJson: values.json === true };
}

function exitCodeOf(answer: ExplainedAnswer): ExitCode {
  return answer === 'EXPLAINED_ANSWER_YES' || answer === 'EXPLAINED_ANSWER_LATER' ? 0 : 1;
}
