/*
 * What JobRadar promises today, and the tests that prove it. The README and ARCHITECTURE.md show
 * this table; a test compares them and sees that every named test exists.
 */

/** One promise: its words, and a test by file and (part of) name. */
export interface Guarantee {
  readonly id: string;
  readonly promise: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

/** In the order of the README. */
export const guarantees: readonly Guarantee[] = [
  {
    id: 'G1',
    promise:
      'An accepted crawl reaches exactly one end state, whatever dies: any service, PostgreSQL, ' +
      'RabbitMQ, or all the data of the broker.',
    tests: [
      { file: 'test/drills/kills.drill.ts', name: 'it ends right' },
      { file: 'test/drills/amnesia.drill.ts', name: 'loses none of them' },
      { file: 'test/drills/postgres.drill.ts', name: 'that dies by kill -9' },
      { file: 'test/system/outages.test.ts', name: '500 due ones run when it is back' },
      { file: 'test/system/outages.test.ts', name: 'it stays FINISHING, its worker is free' },
    ],
  },
  {
    id: 'G2',
    promise: 'However often a crawl is executed, its effect is that of one run.',
    tests: [
      { file: 'test/system/outages.test.ts', name: 'a kill -9 in the middle loses nothing' },
      { file: 'test/drills/messages.drill.ts', name: 'that come five times run once' },
      { file: 'test/integration/storage-writers.test.ts', name: 'have the effect of one' },
    ],
  },
  {
    id: 'G3',
    promise: 'Once a new holder has opened its run, the old holder changes nothing.',
    tests: [
      { file: 'test/integration/storage-fence.test.ts', name: 'lets an old holder change nothing' },
      { file: 'test/drills/takeover.drill.ts', name: 'leaves nothing to a worker that wakes' },
      {
        file: 'test/integration/gateway-protocol-settle.test.ts',
        name: 'of an older epoch changes nothing',
      },
    ],
  },
  {
    id: 'G4',
    promise: 'A poisonous message or page harms only itself; its neighbours go on.',
    tests: [
      { file: 'test/drills/poison.drill.ts', name: 'its neighbours only run again' },
      { file: 'test/drills/messages.drill.ts', name: 'end as letters' },
      { file: 'test/integration/parse-pool-crawl.test.ts', name: 'fails alone: it is recorded' },
      { file: 'test/integration/storage-upsert.test.ts', name: 'keeps the neighbours of a bad' },
    ],
  },
  {
    id: 'G5',
    promise:
      'Only what is authorised is fetched; robots.txt and Retry-After hold for all workers; ' +
      'a refusal, a challenge or a changed contract stops the source at once.',
    tests: [
      {
        file: 'test/system/site-faults.test.ts',
        name: 'fetches nothing that robots.txt disallows',
      },
      { file: 'test/system/site-faults.test.ts', name: 'before its Retry-After has passed' },
      { file: 'test/system/site-faults.test.ts', name: 'waiting while its source is suspended' },
      { file: 'test/system/stop-means-stop.test.ts', name: 'sends nothing more when' },
      { file: 'test/drills/politeness.drill.ts', name: 'holds the site' },
      { file: 'test/integration/preview-permits.test.ts', name: 'out of the same slots' },
      { file: 'test/system/drift.test.ts', name: 'is stopped by its feed' },
      { file: 'test/integration/robots-cases.test.ts', name: 'fetching robots.txt' },
    ],
  },
  {
    id: 'G6',
    promise: 'No fetch reaches a private address, and no response exhausts a worker.',
    tests: [
      { file: 'test/integration/address-guard.test.ts', name: 'asks for no literal' },
      { file: 'test/integration/hostile-site.test.ts', name: 'takes no more than 256 MiB' },
      { file: 'test/integration/hostile-mutations.test.ts', name: 'makes no page of what is none' },
      { file: 'test/integration/parse-pool.test.ts', name: 'and its neighbours are read' },
      { file: 'test/integration/preview-bounds.test.ts', name: 'made to harm their reader' },
    ],
  },
  {
    id: 'G7',
    promise: 'No job is closed without evidence. Today none is closed at all; closing is to come.',
    tests: [{ file: 'test/integration/storage-fence.test.ts', name: 'names no page to probe' }],
  },
  {
    id: 'G8',
    promise: 'One trace shows a crawl over all hops, and no trace context leaves to a site.',
    tests: [
      { file: 'test/system/trace.test.ts', name: 'has one root, and no span without its parent' },
      { file: 'test/system/main-job.test.ts', name: 'sends no trace context' },
    ],
  },
  {
    id: 'G9',
    promise: 'A tenant sees and touches only its own data, and cannot starve another.',
    tests: [
      { file: 'test/integration/storage-jobs.test.ts', name: 'does not know the jobs of another' },
      { file: 'test/integration/crawler-readers.test.ts', name: 'not shared by sources of two' },
      {
        file: 'test/integration/gateway-protocol-relay.test.ts',
        name: 'then tenants in turn, whatever their backlog',
      },
    ],
  },
  {
    id: 'G10',
    promise:
      'A deploy or an outage of our own services loses nothing and burns no attempt; a release ' +
      'and the one before it work together.',
    tests: [
      { file: 'test/system/outages.test.ts', name: '30 s in the middle burn no attempt' },
      { file: 'test/drills/deploy.drill.ts', name: 'under load, after its migration' },
      { file: 'test/drills/network.drill.ts', name: 'nothing is lost, and it goes on' },
    ],
  },
];

/** The table in Markdown, each promise linked to what proves it. */
export function renderGuarantees(): string {
  const rows = guarantees.map(({ id, promise, tests }) => {
    const files = [...new Set(tests.map(({ file }) => file))];
    const links = files.map(
      (file) =>
        `[${file
          .split('/')
          .at(-1)
          ?.replace(/\.(?:test|drill)\.ts$/u, '')}](${file})`,
    );
    return `| ${id} | ${promise} | ${links.join(', ')} |`;
  });
  return ['| # | promise | proven by |', '|---|---|---|', ...rows].join('\n');
}
