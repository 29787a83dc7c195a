/*
 * A board of one's own, from a definition file to its first jobs: the commands of the README as one
 * table. It is rendered into the README, and a test runs them against a practice board.
 */

/** One command: words for the reader, and the line for the shell. */
export interface OwnBoardStep {
  readonly id: string;
  readonly words: string;
  readonly command: string;
}

const source = 'npm run -s jobradar -- source';

/** The way, in order; later commands need what earlier ones set and wrote. */
export const ownBoardSteps: readonly OwnBoardStep[] = [
  {
    id: 'address',
    words: 'the board of this example is a practice board that runs already: its address',
    command: `BOARD=$(${source} show targetlab-html | sed -n 's#^base_url: http://\\([^/]*\\)/.*#\\1#p')`,
  },
  {
    id: 'begin',
    words: 'begin with the example of its kind (examples/sources/), and make it yours',
    command:
      'sed "s#https://careers.acme.example#http://$BOARD#; s#careers.acme.example#$BOARD#; ' +
      's#acme-html#my-board#" examples/sources/html.yaml > my-board.yaml',
  },
  {
    id: 'lint',
    words: 'is it right? needs no network and no running JobRadar',
    command: `${source} lint my-board.yaml`,
  },
  {
    id: 'apply',
    words: 'register it; nothing is fetched before it is authorized',
    command: `${source} apply my-board.yaml`,
  },
  {
    id: 'save',
    words: 'save a page, as your browser does',
    command: 'curl -sS -o my-board.html "http://$BOARD/jobs"',
  },
  {
    id: 'test-page',
    words: 'what is read of it, from where, and what is missing: edit and try until it is right',
    command: `${source} test my-board.yaml --page my-board.html`,
  },
  {
    id: 'grant',
    words: 'store what you changed, and record why you may collect there',
    command: `${source} apply my-board.yaml --grant`,
  },
  {
    id: 'test-live',
    words: 'the same on the live page and the first posting, at the pace that you gave',
    command: `${source} test my-board.yaml --url "http://$BOARD/jobs" --details`,
  },
  {
    id: 'crawl',
    words: 'crawl it',
    command:
      `CRAWL=$(b -d '{"crawl":{"source":"sources/my-board","maxPages":1}}' ` +
      '$U/jobradar.v1.CrawlService/CreateCrawl ' +
      String.raw`| sed -n 's#.*"name": "\(crawls/[^"]*\)".*#\1#p')`,
  },
  {
    id: 'follow',
    words: 'follow it until it ends',
    command: 'b -d "{\\"name\\":\\"$CRAWL\\"}" $U/jobradar.v1.CrawlService/WatchCrawl',
  },
  {
    id: 'jobs',
    words: 'its jobs are there',
    command: `b -d '{"pageSize":5}' $U/jobradar.v1.JobService/ListJobs`,
  },
];

/** The way as it stands in the README, between its two marks. */
export function renderOwnBoard(): string {
  const lines = ownBoardSteps.flatMap(({ words, command }) => [`# ${words}`, command]);
  return ['```sh', ...lines, '```'].join('\n');
}
