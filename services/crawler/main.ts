import { startConsumer } from '#libs/amqp/consumer.ts';
import { describeBroker } from '#libs/amqp/broker-url.ts';
import { openSession, type AmqpSession } from '#libs/amqp/session.ts';
import { createReadiness, type TellReadiness } from '#libs/runtime/readiness.ts';
import { exitWithin, stopRequested } from '#libs/runtime/stop.ts';
import { log } from '#libs/telemetry/log.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { startTelemetry } from '#libs/telemetry/start.ts';
import { keepSuspectProcess, parentGone } from './adapters/suspect-process.ts';
import { watchWear } from './adapters/wear-watch.ts';
import { buildRunner } from './build-runner.ts';
import { forSuspects, readConfig, type CrawlerConfig } from './config.ts';
import { wornExitCode } from './core/wear.ts';
import { createIntake } from './intake.ts';
import { servePreviews } from './preview-server.ts';

/*
 * The crawler; and with "suspects" as its argument the process that runs suspects beside it: the
 * same service on the other queue, which ends when its parent does. Either ends itself when it has
 * worked enough, and is started again by whoever started it.
 */

const settleReserveMs = 1_000;
const orphanDrainMs = 2_000;
const lastWordMs = 250;

/** What ends the service, and how long its end may take. */
interface StopRequest {
  readonly why: string;
  readonly drainMs: number;
}

try {
  const config = readConfig(process.env);
  const asked = stopRequested().then((why) => endWithin(config.drainMs, why));
  if (process.argv[2] === 'suspects') await serveSuspects(forSuspects(config), asked);
  else await serve(config, { name: 'crawler', stop: asked });
} catch (error) {
  log.error('crawler cannot start', { error });
  process.exitCode = 1;
}

function serveSuspects(config: CrawlerConfig, asked: Promise<StopRequest>): Promise<void> {
  // Nobody waits for an orphan: it lets go of its crawl while the next crawler starts.
  const orphaned = parentGone().then((why) => endWithin(orphanDrainMs, why));
  return serve(config, { name: 'suspect consumer', stop: Promise.race([asked, orphaned]) });
}

// From the request on, also while it still starts.
function endWithin(drainMs: number, why: string): StopRequest {
  exitWithin(drainMs, () => log.warn('crawler cuts its drain short', { signal: why }));
  return { why, drainMs };
}

// In order as for a signal; the code tells whoever started us that we are to be started again.
function endWorn(drainMs: number, why: string): StopRequest {
  process.exitCode = wornExitCode;
  return endWithin(drainMs, why);
}

async function serve(
  config: CrawlerConfig,
  role: { readonly name: string; readonly stop: Promise<StopRequest> },
): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const { version, otlpEndpoint: endpoint } = config;
  resources.use(await startTelemetry({ service: 'crawler', version, endpoint }));
  const readiness = createReadiness();
  const intake = createIntake(readiness);
  const wear = resources.use(watchWear(config.wear));
  const { runner, previews } = buildRunner(config, { resources, watch: intake.watch, wear });
  const metrics = resources.use(await serveMetrics(config.metricsListen, intake.view));
  const session = resources.use(await openBroker(config, readiness.part('broker')));
  const consumer = startConsumer({
    session,
    queue: config.queue,
    prefetch: config.concurrency,
    onDelivery: (delivery) => runner.run(delivery),
  });
  const previewServer = await servePreviews(config, { previews, resources });
  intake.begin(consumer);
  log.info(`${role.name} ready`, {
    metrics_address: metrics.address,
    preview_address: previewServer?.address,
    amqp: describeBroker(session.address),
    queue: config.queue,
    pid: process.pid,
  });
  const suspects = config.keepsSuspects
    ? resources.use(keepSuspectProcess({ module: import.meta.filename, args: ['suspects'] }))
    : undefined;
  const asked = await Promise.race([role.stop, wear.worn]);
  const { why, drainMs } = typeof asked === 'string' ? endWorn(config.drainMs, asked) : asked;
  log.info(`${role.name} drains`, { signal: why, running: runner.running });
  readiness.drain();
  intake.end();
  runner.stop(drainMs - settleReserveMs);
  await Promise.all([
    consumer.drain(),
    suspects?.stop(drainMs - lastWordMs),
    previewServer?.drain(drainMs),
  ]);
}

function openBroker(
  { amqpUrl, queue }: CrawlerConfig,
  onState: TellReadiness,
): Promise<AmqpSession> {
  return openSession({ url: amqpUrl, name: 'crawler', needs: { queues: [queue] }, onState });
}
