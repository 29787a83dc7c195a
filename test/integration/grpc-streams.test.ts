import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CallerService, CrawlService, Health, StorageService } from '#libs/proto/services.ts';
import { RpcError } from '#libs/grpc/connect.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { collect, failureOf, gate, startGrpc } from './grpc-world.ts';

const name = 'crawls/0197d0a0-0000-7000-8000-000000000001';
const until = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('the streams of a server of ours', () => {
  it('end with OK at the end of their source, in order', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        async *WatchCrawl() {
          yield { kind: 'KIND_CURRENT' };
          yield {};
        },
      }),
    );
    assert.equal((await collect(world.client(CrawlService).WatchCrawl({ name }))).length, 2);
  });

  it('tell the error that their source throws, after what came before it', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        async *WatchCrawl() {
          yield {};
          throw new AppError('not_found', 'It is gone', { reason: 'RESOURCE_NOT_FOUND' });
        },
      }),
    );
    const seen: unknown[] = [];
    const read = async (): Promise<void> => {
      for await (const one of world.client(CrawlService).WatchCrawl({ name })) seen.push(one);
    };
    assert.equal((await failureOf(read())).reason, 'RESOURCE_NOT_FOUND');
    assert.equal(seen.length, 1);
  });

  it('check the request before the handler sees it', async () => {
    await using world = await startGrpc((server) => server.addService(CrawlService, {}));
    const watch = collect(world.client(CrawlService).WatchCrawl({ name: 'x' }));
    assert.equal((await failureOf(watch)).violations[0]?.field, 'name');
    const later = collect(world.client(CrawlService).WatchCrawl({ name }));
    assert.equal((await failureOf(later)).code, 'unimplemented');
  });

  it('end soon after a drain begins, with OK and a last message, health watches too', async () => {
    const watching = gate();
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        async *WatchCrawl({ ending }) {
          yield {};
          watching.resolve();
          await until(ending);
          yield { kind: 'KIND_FINAL' };
        },
      }),
    );
    const healthSeen: unknown[] = [];
    const isHealthy = gate();
    const readHealth = async (): Promise<void> => {
      for await (const { status } of world.client(Health).Watch({})) {
        healthSeen.push(status);
        isHealthy.resolve();
      }
    };
    const health = readHealth();
    const watch = collect(world.client(CrawlService).WatchCrawl({ name }));
    await Promise.all([watching.promise, isHealthy.promise]);
    const startedMs = performance.now();
    await world.server.drain();
    assert.ok(performance.now() - startedMs < 2_000);
    assert.equal((await watch).length, 2);
    await health;
    assert.deepEqual(healthSeen, ['SERVING', 'NOT_SERVING']);
  });

  it('are ended with OK when their source ignores that they have to end', async () => {
    const watching = gate();
    await using world = await startGrpc(
      (server) =>
        server.addService(CrawlService, {
          async *WatchCrawl() {
            yield {};
            watching.resolve();
            await new Promise(() => undefined);
          },
        }),
      { timings: { endingGraceMs: 20 } },
    );
    const watch = collect(world.client(CrawlService).WatchCrawl({ name }));
    await watching.promise;
    await world.server.drain();
    assert.equal((await watch).length, 1);
  });

  it('are ended with OK at their age', async () => {
    await using world = await startGrpc(
      (server) =>
        server.addService(CrawlService, {
          async *WatchCrawl({ ending }) {
            yield {};
            await until(ending);
          },
        }),
      { timings: { streamAgeMinMs: 30, streamAgeMaxMs: 40 } },
    );
    assert.equal((await collect(world.client(CrawlService).WatchCrawl({ name }))).length, 1);
  });

  it('stop their source when the reader leaves', async () => {
    const stopped = gate<string>();
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        async *WatchCrawl({ signal }) {
          yield {};
          await until(signal);
          stopped.resolve(signal.reason.code);
        },
      }),
    );
    for await (const _first of world.client(CrawlService).WatchCrawl({ name })) break;
    assert.equal(await stopped.promise, 'cancelled');
  });

  it('are limited for each tenant and in all', async () => {
    await using world = await startGrpc(
      (server) =>
        server.addService(CrawlService, {
          async *WatchCrawl({ ending }) {
            yield {};
            await until(ending);
          },
        }),
      { limits: { perTenant: 2, perProcess: 3 } },
    );
    const open = async (key: string) => {
      const stream = world.client(CrawlService, key).WatchCrawl({ name })[Symbol.asyncIterator]();
      await stream.next();
      return stream;
    };
    const first = await open('jrk_all');
    await open('jrk_all');
    const third = await failureOf(open('jrk_all'));
    assert.equal(third.reason, 'TOO_MANY_STREAMS');
    assert.ok((third.retryAfterMs ?? 0) > 0);
    await open('jrk_t2');
    assert.equal((await failureOf(open('jrk_t2'))).reason, 'TOO_MANY_STREAMS');
    // The slot of a stream whose reader has left is free again.
    await first.return?.();
    const next = await eventually(() => open('jrk_all'));
    assert.ok(next);
  });

  it('never run ahead of a reader, and give up one that reads nothing', async () => {
    let made = 0;
    const ended = gate<unknown>();
    await using world = await startGrpc(
      (server) =>
        server.addService(StorageService, {
          async *GetSnapshot() {
            try {
              for (;;) {
                made += 1;
                yield { chunk: Buffer.alloc(64 * 1024) };
              }
            } finally {
              ended.resolve(made);
            }
          },
        }),
      { timings: { slowConsumerMs: 300, shutdownMs: 200 }, authenticate: readsStorage },
    );
    const snapshot = `snapshots/${'a'.repeat(64)}`;
    const stream = world.client(StorageService).GetSnapshot({ name: snapshot });
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    await ended.promise;
    assert.ok(made < 200, `${made} chunks were made for one that was read`);
    const rest = async (): Promise<void> => {
      for (let next = await reader.next(); next.done !== true; next = await reader.next());
    };
    assert.equal((await failureOf(rest())).reason, 'SLOW_CONSUMER');
  });

  it('take what a client streams, with rules and size of each message', async () => {
    await using world = await startGrpc((server) =>
      server.addService(StorageService, {
        async PutSnapshot(_context, requests) {
          const parts = (await collect(requests)).map((one) => one.part);
          return { snapshot: parts.join() };
        },
      }),
    );
    const client = world.client(StorageService);
    const chunks = Array.from({ length: 100 }, () => ({ chunk: Buffer.alloc(60_000) }));
    assert.match((await client.PutSnapshot(chunks)).snapshot, /^(chunk,){99}chunk$/);
    const empty = await failureOf(client.PutSnapshot([{}]));
    assert.equal(empty.violations[0]?.field, 'part');
    const large = await failureOf(client.PutSnapshot([{ chunk: Buffer.alloc(140_000) }]));
    assert.equal(large.reason, 'MESSAGE_TOO_LARGE');
  });
});

describe('the drain of a server', () => {
  it('lets calls in flight end, and refuses new ones', async () => {
    const begun = gate();
    const answer = gate();
    await using world = await startGrpc((server) =>
      server.addService(CallerService, {
        async GetCaller() {
          begun.resolve();
          await answer.promise;
          return { subject: 'served' };
        },
      }),
    );
    const client = world.client(CallerService);
    const call = client.GetCaller({});
    await begun.promise;
    const drained = world.server.drain();
    answer.resolve();
    assert.equal((await call).subject, 'served');
    await drained;
    const late = await failureOf(client.GetCaller({}, { deadlineMs: 100 }));
    assert.ok(late instanceof RpcError);
    assert.match(late.code, /unavailable|deadline_exceeded/);
  });

  it('tells a balancer first, and takes short calls until it has seen it', async () => {
    const begun = gate();
    await using world = await startGrpc(
      (server) =>
        server.addService(CrawlService, {
          GetCrawl: () => Promise.resolve({}),
          async *WatchCrawl({ ending }) {
            yield {};
            begun.resolve();
            await until(ending);
          },
        }),
      { balancerWaitMs: 300 },
    );
    const client = world.client(CrawlService);
    const open = collect(client.WatchCrawl({ name }));
    await begun.promise;
    const drained = world.server.drain();
    assert.equal((await world.client(Health).Check({})).status, 'NOT_SERVING');
    assert.ok(await client.GetCrawl({ name }));
    const refused = await failureOf(collect(client.WatchCrawl({ name }, { deadlineMs: 100 })));
    assert.match(refused.code, /unavailable|deadline_exceeded/);
    await drained;
    assert.equal((await open).length, 1);
  });

  it('knows its services by name', async () => {
    await using world = await startGrpc((server) => server.addService(CrawlService, {}));
    const health = world.client(Health);
    const known = await health.Check({ service: 'jobradar.v1.CrawlService' });
    assert.equal(known.status, 'SERVING');
    assert.equal((await failureOf(health.Check({ service: 'x.Y' }))).code, 'not_found');
    for await (const { status } of health.Watch({ service: 'x.Y' })) {
      assert.equal(status, 'SERVICE_UNKNOWN');
      break;
    }
    world.server.setServing(false);
    assert.equal((await health.Check({})).status, 'NOT_SERVING');
  });
});

const readsStorage = () =>
  Promise.resolve({
    kind: 'service',
    tenant: '' as never,
    subject: 'service:gateway',
    scopes: new Set(['storage.read']),
  } as const);

/** Tries until it works, for five seconds at most. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const endsMs = performance.now() + 5_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > endsMs) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
