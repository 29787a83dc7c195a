import { after, before, describe, it } from 'mocha';
import { auditClean, measured } from '../support/drill.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { linkNames, type LinkName } from '../support/world-links.ts';
import { startWorld, type World } from '../support/world.ts';
import {
  allSucceed,
  beginsAt,
  crawlsUnderWay,
  steadyBoards,
  steadySources,
  type SteadySources,
} from './steady-crawls.ts';

/* Each way between the services, in every kind of trouble and back, while crawls are under way:
 * all end right at their first attempt, and a new one begins soon after the way is well again. */

/** How long a fault lasts: longer than a lease of this world, so that work is also taken over. */
const faultMs = 3_000;
const heartbeatSeconds = 3;

interface Trouble {
  readonly what: string;
  readonly begin: (proxy: TcpProxy) => void;
  /** What a new crawl may wait for after the way is well again. */
  readonly boundMs: number;
}

const soonMs = 5_000;
// Nobody tells an end that its connection is no more: it has to miss answers first. The longest is
// a statement's, at the database.
const silentMs: Readonly<Record<'broker' | 'services' | 'database', number>> = {
  broker: 30_000,
  services: 25_000,
  database: 45_000,
};

function troublesOf(link: LinkName): readonly Trouble[] {
  const peer = link.endsWith('-broker')
    ? 'broker'
    : link.endsWith('-database')
      ? 'database'
      : 'services';
  return [
    { what: 'cut', begin: (proxy) => proxy.down(), boundMs: soonMs },
    { what: 'stalled to the server', begin: (proxy) => proxy.stall('to-server'), boundMs: soonMs },
    { what: 'stalled to the client', begin: (proxy) => proxy.stall('to-client'), boundMs: soonMs },
    {
      what: 'slow',
      begin: (proxy) => proxy.slow({ latencyMs: 150, bytesPerSecond: 50_000 }),
      boundMs: soonMs,
    },
    {
      what: 'half-open, kept by the client',
      begin: (proxy) => proxy.forget('client'),
      boundMs: silentMs[peer],
    },
    {
      what: 'half-open, kept by the server',
      begin: (proxy) => proxy.forget('server'),
      boundMs: silentMs[peer],
    },
  ];
}

describe('the way', function () {
  this.timeout(180_000);
  let world: World;
  let sources: SteadySources;

  before(async () => {
    world = await startWorld({
      boards: steadyBoards(5),
      links: 'proxied',
      services: ['storage'],
    });
    const { publishUrl, deadLetterUrl, consumeUrl } = world.installation;
    await world.start('gateway', {
      ...fastRecovery.gateway,
      ...unlimited.gateway,
      JOBRADAR_AMQP_PUBLISH_URL: throughBroker(world, publishUrl, 'gateway-broker'),
      JOBRADAR_AMQP_DEADLETTER_URL: throughBroker(world, deadLetterUrl, 'gateway-broker'),
    });
    await world.start('crawler', {
      JOBRADAR_AMQP_CONSUME_URL: throughBroker(world, consumeUrl, 'crawler-broker'),
    });
    sources = await steadySources(world);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
  });

  for (const link of linkNames) {
    for (const { what, begin, boundMs } of troublesOf(link)) {
      const way = link.replace('-', ' to ');
      it(`from ${way}, ${what}: nothing is lost, and it goes on`, async () => {
        const crawls = await crawlsUnderWay(world, sources);
        const proxy = world.proxies[link];
        begin(proxy);
        // The trouble itself: the one thing here that is a length of time.
        const overMs = performance.now() + faultMs;
        await until('the trouble to have lasted', () => performance.now() > overMs);
        proxy.restore();
        const healedMs = performance.now();
        const begunMs = await beginsAt(world, sources, 90_000);
        await allSucceed(world, crawls);
        await auditClean(world);
        measured({ what: `${link} ${what}: a new crawl begins`, ms: begunMs - healedMs, boundMs });
      });
    }
  }
});

/** A broker's URL through the proxy, with a heartbeat that tells silence in seconds. */
function throughBroker(
  world: World,
  url: string,
  link: 'gateway-broker' | 'crawler-broker',
): string {
  const through = new URL(url);
  through.port = String(world.proxies[link].port);
  through.searchParams.set('heartbeat', String(heartbeatSeconds));
  return through.href;
}
