/*
 * The commands of the README, as one table: it is rendered into the README (a test compares), and a
 * test runs each against a running stack. Both tools take the same JSON; only their flags differ.
 */

/** One call: words for the reader, the method, and the request as JSON. */
export interface ReadmeCall {
  readonly words: string;
  readonly method: string;
  /** Holds `$CRAWL` and `$JOB` where the reader's shell puts a name. */
  readonly request: string;
}

/** A part of the README's tour. */
export interface ReadmeStep {
  readonly title: string;
  readonly calls: readonly ReadmeCall[];
}

const crawls = 'jobradar.v1.CrawlService';
const sources = 'jobradar.v1.SourceService';
const jobs = 'jobradar.v1.JobService';
const letters = 'jobradar.v1.DeadLetterService';

/** The tour, in the order of the README. */
export const readmeSteps: readonly ReadmeStep[] = [
  {
    title: 'Submit a crawl',
    calls: [
      {
        words: 'it is accepted at once, and runs by itself',
        method: `${crawls}/CreateCrawl`,
        request:
          '{"crawl":{"source":"sources/targetlab-html","maxPages":5},' +
          '"conflictPolicy":"CONFLICT_POLICY_ALLOW"}',
      },
    ],
  },
  {
    title: 'Follow it',
    calls: [
      { words: 'now', method: `${crawls}/GetCrawl`, request: '{"name":"$CRAWL"}' },
      {
        words: 'live, until it ends',
        method: `${crawls}/WatchCrawl`,
        request: '{"name":"$CRAWL"}',
      },
      {
        words: 'who worked on it, and how that ended',
        method: `${crawls}/ListCrawlExecutions`,
        request: '{"parent":"$CRAWL"}',
      },
      {
        words: 'pages and items that failed while it went on',
        method: `${crawls}/ListCrawlItemFailures`,
        request: '{"parent":"$CRAWL"}',
      },
      { words: 'all of yours', method: `${crawls}/ListCrawls`, request: '{"pageSize":10}' },
    ],
  },
  {
    title: 'Read the jobs',
    calls: [
      { words: 'newest change first', method: `${jobs}/ListJobs`, request: '{"pageSize":5}' },
      { words: 'one, whole', method: `${jobs}/GetJob`, request: '{"name":"$JOB"}' },
      { words: 'its history', method: `${jobs}/ListJobVersions`, request: '{"parent":"$JOB"}' },
    ],
  },
  {
    title: 'Stop it, run it again',
    calls: [
      {
        words: 'an ended crawl is returned as it is',
        method: `${crawls}/CancelCrawl`,
        request: '{"name":"$CRAWL","note":"wrong seed"}',
      },
      {
        words: 'a new crawl with the same arguments',
        method: `${crawls}/RetryCrawl`,
        request: '{"name":"$CRAWL"}',
      },
    ],
  },
  {
    title: 'Look after sources and the installation',
    calls: [
      { words: 'what may be crawled', method: `${sources}/ListSources`, request: '{}' },
      {
        words: 'stop one: queued crawls wait',
        method: `${sources}/PauseSource`,
        request: '{"name":"sources/targetlab-json","note":"maintenance"}',
      },
      {
        words: 'and let it go on',
        method: `${sources}/ResumeSource`,
        request: '{"name":"sources/targetlab-json"}',
      },
      {
        words: 'outbox, queues, workers',
        method: 'jobradar.v1.SystemService/GetStatus',
        request: '{}',
      },
      {
        words: 'what was given up on, newest first',
        method: `${letters}/ListDeadLetters`,
        request: '{"pageSize":10}',
      },
      {
        words: 'and why, counted',
        method: `${letters}/CountDeadLetters`,
        request: '{"groupBy":"GROUP_BY_CAUSE"}',
      },
    ],
  },
];

/** The line for buf curl; `b` is the shell function that the README defines. */
export function bufLine(call: ReadmeCall): string {
  return `b -d ${quoted(call.request)} $U/${call.method}`;
}

/** The line for grpcurl; `g` is the shell function that the README defines. */
export function grpcurlLine(call: ReadmeCall): string {
  return `g -d ${quoted(call.request)} $A ${call.method}`;
}

/** JSON in single quotes, or in double quotes where the shell has to put a name in. */
function quoted(json: string): string {
  return json.includes('$') ? `"${json.replaceAll('"', String.raw`\"`)}"` : `'${json}'`;
}

/** The tour as it stands in the README, between its two marks. */
export function renderTour(): string {
  return readmeSteps
    .map((step, index) => {
      const lines = step.calls.flatMap((call) => [
        `# ${call.words}`,
        bufLine(call),
        grpcurlLine(call),
      ]);
      return [`**${index + 1}. ${step.title}**`, '```sh', ...lines, '```'].join('\n');
    })
    .join('\n\n');
}
