/* `npm start`: everything from nothing, crawls to look at, and the addresses to go on with. It
 * stays until Ctrl-C; with `--once` it ends by itself, with exit code 0 if every crawl succeeded.
 * `--report FILE` writes what it saw as JSON. */
import { parseArgs } from 'node:util';
import { ensureProfile } from '#libs/broker-probe/ensure-profile.ts';
import type { Job } from '#libs/proto/gen/jobradar/v1/Job.ts';
import { startReceiver, type TraceReceiver } from '#libs/telemetry/receiver.ts';
import { keptApiKey } from './api-key.ts';
import { addressesOf, printAddresses, type Addresses } from './addresses.ts';
import { EndedEarly } from './ending.ts';
import { crawlBoards, registerBoards, type EndedCrawl } from './first-crawls.ts';
import { readGivenSettings } from './given-settings.ts';
import {
  installationAddresses,
  installationSecrets,
  prepareBroker,
  prepareDatabase,
} from './installation.ts';
import { jobTable, readJobs } from './job-list.ts';
import { openPublicApi, type PublicApi } from './public-api.ts';
import { isAllSucceeded, writeReport } from './report.ts';
import { startBroker, startDatabase } from './servers.ts';
import { endForGood, startService, type StartedService } from './services.ts';
import { settingsOf, type Installation } from './service-settings.ts';
import { note, step } from './steps.ts';
import { supervise, type LocalRun } from './supervise.ts';
import { startTargetLab } from './target-lab.ts';
import { printTrace, wholeTrace } from './trace.ts';

const serviceNames = ['storage', 'gateway', 'crawler'] as const;
const options = readOptions();
let isUp = false;

process.exitCode = await supervise('start', 'polite', work).catch((error: unknown) => {
  if (error instanceof EndedEarly) {
    console.log(`\nEnded (${error.message})`);
    // Ctrl-C is the ordinary end of a stack that is up.
    return isUp ? 0 : 130;
  }
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  return 1;
});
process.exit();

async function work(run: LocalRun): Promise<number> {
  const given = readGivenSettings(process.env);
  const receiver = await startReceiver();
  run.defer(async () => await receiver[Symbol.asyncDispose]());
  const [database, broker, lab] = await Promise.all([
    migratedDatabase(run),
    preparedBroker(run),
    step('TargetLab', () => startTargetLab(run, given)),
  ]);
  await profileOf({ ...database.roles, ...broker.roles });
  const installation: Installation = {
    ...database.roles,
    ...broker.roles,
    ...(await installationAddresses(run.state)),
    secrets: installationSecrets(run.state),
    traces: receiver.url,
    practiceHosts: [...new Set([...lab.boards.map(({ host }) => host), ...given.practiceHosts])],
  };
  const services = await startAll(run, installation);
  const apiKey = await keptApiKey(run.state, installation);
  using api = openPublicApi(installation.publicAddress, apiKey);
  await step('Sources registered and authorised', () => registerBoards(api, lab.boards));
  const crawls = await crawlBoards(api, lab.boards);
  const addresses = addressesOf({ installation, broker: broker.server, lab });
  const jobs = await show({ api, crawls, receiver, addresses });
  if (options.isOnce) return isAllSucceeded(crawls) ? 0 : 1;
  printAddresses(addresses, {
    apiKey,
    databaseUrl: database.url,
    broker: broker.server,
    crawl: crawls[0]?.crawl.name ?? '',
    job: jobs[0]?.name ?? '',
  });
  isUp = true;
  // Ends by the reader's wish (the run's ending), or because a service did.
  return await firstEnd(services, { run, installation });
}

async function migratedDatabase(run: LocalRun) {
  const given = process.env['JOBRADAR_DATABASE_URL'];
  const url = await startDatabase(run, { given, durable: true });
  const roles = await prepareDatabase(run.state, url);
  note('Both schemas are up to date');
  return { url, roles };
}

async function preparedBroker(run: LocalRun) {
  const server = await startBroker(run, {
    amqpUrl: process.env['JOBRADAR_AMQP_URL'],
    managementUrl: process.env['JOBRADAR_AMQP_MANAGEMENT_URL'],
  });
  const roles = await prepareBroker(run.state, server);
  note('Exchanges, queues and users are there');
  return { server, roles };
}

/* The gateway publishes nothing to a broker that was not looked at. */
async function profileOf(
  at: Pick<Installation, 'topologyUrl' | 'gatewayDatabaseUrl'>,
): Promise<void> {
  const { topologyUrl, gatewayDatabaseUrl: databaseUrl } = at;
  const profile = await ensureProfile({ topologyUrl, databaseUrl });
  if (profile === undefined) return;
  const { product, version, isSafe, reasons } = profile;
  note(`${product} ${version} was probed: ${isSafe ? 'safe' : reasons.join(' · ')}`);
}

async function startAll(
  run: LocalRun,
  installation: Installation,
): Promise<readonly StartedService[]> {
  return await step('Storage, gateway and crawler', () =>
    Promise.all(
      serviceNames.map((name) => startService(run, name, settingsOf(name, installation))),
    ),
  );
}

async function show(facts: {
  api: PublicApi;
  crawls: readonly EndedCrawl[];
  receiver: TraceReceiver;
  addresses: Addresses;
}): Promise<readonly Job[]> {
  const { api, crawls, receiver, addresses } = facts;
  const jobs = await readJobs(api, options.report !== undefined);
  console.log(`\n${jobTable(jobs, 15)}\n`);
  const spans = await wholeTrace(receiver, crawls[0]?.crawl.traceId ?? '');
  printTrace(spans);
  if (options.report !== undefined) {
    writeReport(options.report, { addresses, crawls, jobs, spans });
    note(`The report is in ${options.report}`);
  }
  return jobs;
}

async function firstEnd(
  services: readonly StartedService[],
  { run, installation }: { readonly run: LocalRun; readonly installation: Installation },
): Promise<number> {
  const ended = await Promise.race(
    services.map((service, index) => {
      const name = serviceNames[index] ?? 'crawler';
      return endForGood(service, () => startService(run, name, settingsOf(name, installation)));
    }),
  );
  // It was asked to: that is no news.
  if (run.ending.signal.aborted) return 0;
  console.error(`${ended.child.name} ended (${ended.how}); its log (${ended.child.logFile}) ends:`);
  console.error(ended.child.logTail());
  return 1;
}

function readOptions(): { isOnce: boolean; report: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { once: { type: 'boolean', default: false }, report: { type: 'string' } },
    });
    return { isOnce: values.once, report: values.report };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}
Usage: npm start -- [--once] [--report FILE]`);
    return process.exit(2);
  }
}
