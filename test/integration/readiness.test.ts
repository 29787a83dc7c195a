import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createReadiness } from '#libs/runtime/readiness.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';
import { connect } from '#libs/grpc/connect.ts';
import { Health } from '#libs/proto/services.ts';

interface Answer {
  readonly status: number;
  readonly ready: boolean;
  readonly reasons: Readonly<Record<string, string>>;
}

describe('readiness over HTTP', () => {
  it('is 200, or 503 with its reasons; the process lives either way', async () => {
    const readiness = createReadiness(['broker']);
    await using server = await serveMetrics({ host: '127.0.0.1', port: 0 }, readiness);
    const { status, ...body } = await readyOf(server.address);
    assert.equal(status, 503);
    assert.deepEqual(body, { ready: false, reasons: { broker: 'starting' } });
    readiness.set('broker', true);
    assert.deepEqual(await readyOf(server.address), { status: 200, ready: true, reasons: {} });
    const live = await fetch(`http://${server.address}/live`);
    assert.deepEqual([live.status, await live.json()], [200, { live: true }]);
    const text = await (await fetch(`http://${server.address}/metrics`)).text();
    assert.match(text, /^jobradar_ready\{part="broker"\} 1$/mu);
    const posted = await fetch(`http://${server.address}/ready`, { method: 'POST' });
    assert.equal(posted.status, 404);
  });
});

describe('the readiness of services', function () {
  this.timeout(120_000);

  it('is false for every service that the broker is away from; submissions go on', async () => {
    await using world = await startWorld({ links: 'proxied', env: unlimited });
    const { metrics, publicAddress } = world.installation;
    const becomes = (service: 'gateway' | 'crawler' | 'storage', wanted: RegExp | 200) =>
      until(`${service} to be ${wanted}`, async () => {
        const { status, reasons } = await readyOf(metrics[service]);
        return wanted === 200 ? status === 200 : wanted.test(reasons['broker'] ?? '');
      });
    for (const service of ['gateway', 'crawler', 'storage'] as const) await becomes(service, 200);
    using health = connect(Health, publicAddress);
    const healthOf = async (service: string) => (await health.Check({ service })).status;
    assert.equal(await healthOf('jobradar.broker'), 'SERVING');

    for (const link of ['gateway-broker', 'crawler-broker'] as const) world.proxies[link].down();
    for (const service of ['gateway', 'crawler'] as const) await becomes(service, /^connecting/u);
    assert.equal((await readyOf(metrics.storage)).status, 200);
    assert.equal(await healthOf('jobradar.broker'), 'NOT_SERVING');
    assert.equal(await healthOf(''), 'SERVING');
    const [board] = world.boards;
    assert.ok(board);
    const { state } = await world.createCrawl({ source: await world.addSource(board) });
    assert.equal(state, 'STATE_PENDING');

    for (const link of ['gateway-broker', 'crawler-broker'] as const) world.proxies[link].restore();
    for (const service of ['gateway', 'crawler'] as const) await becomes(service, 200);
    assert.equal(await healthOf('jobradar.broker'), 'SERVING');

    world.proxies['crawler-gateway'].down();
    await until('the crawler to miss the gateway', async () => {
      const { reasons } = await readyOf(metrics.crawler);
      return reasons['gateway'] !== undefined;
    });
    world.proxies['crawler-gateway'].restore();
    await becomes('crawler', 200);
  });
});

async function readyOf(address: string): Promise<Answer> {
  const answer = await fetch(`http://${address}/ready`);
  const body = (await answer.json()) as Omit<Answer, 'status'>;
  return { status: answer.status, ...body };
}
