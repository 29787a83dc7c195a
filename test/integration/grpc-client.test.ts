import assert from 'node:assert/strict';
import http2 from 'node:http2';
import net from 'node:net';
import { describe, it } from 'mocha';
import { connect } from '#libs/grpc/connect.ts';
import { forwardTo } from '#libs/grpc/pass-through.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { CallerService, CrawlService, JobService } from '#libs/proto/services.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { authenticate, collect, failureOf, gate, startGrpc } from './grpc-world.ts';

const name = 'crawls/0197d0a0-0000-7000-8000-000000000001';
const job = 'jobs/0197d0a0-0000-7000-8000-000000000002';

describe('a client of ours', () => {
  it('loses no call while its server is started anew', async () => {
    const start = async (listen: string) => {
      const server = createRpcServer({ name: 'internal', listen, authenticate, reflection: false });
      server.addService(CallerService, { GetCaller: () => Promise.resolve({ subject: 'x' }) });
      return { server, address: await server.listen() };
    };
    let { server, address } = await start('127.0.0.1:0');
    using client = connect(CallerService, address, { apiKey: 'jrk_all' });
    const progress = { calls: 0, isOver: false };
    const call = async (): Promise<void> => {
      while (!progress.isOver) {
        assert.equal((await client.GetCaller({})).subject, 'x');
        progress.calls += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const callers = Promise.all(Array.from({ length: 8 }, call));
    for (let restart = 0; restart < 3; restart += 1) {
      const enough = progress.calls + 50;
      while (progress.calls < enough) await new Promise((resolve) => setImmediate(resolve));
      await server.drain();
      ({ server } = await start(address));
    }
    progress.isOver = true;
    await callers;
    await server.drain();
    assert.ok(progress.calls > 150);
  });

  it('waits for a server that is not there yet, and no longer than its deadline', async () => {
    const address = await freeAddress();
    using client = connect(CallerService, address, { apiKey: 'jrk_all' });
    const early = await failureOf(client.GetCaller({}, { deadlineMs: 100 }));
    assert.equal(early.code, 'deadline_exceeded');
    assert.equal(early.reason, '');
    const call = client.GetCaller({});
    await using _world = await startGrpc(
      (server) => server.addService(CallerService, { GetCaller: () => Promise.resolve({}) }),
      { listen: address },
    );
    assert.ok(await call);
  });

  it('reaches whichever of several servers is there', async () => {
    const gone = await freeAddress();
    await using world = await startGrpc((server) =>
      server.addService(CallerService, { GetCaller: () => Promise.resolve({ subject: 'x' }) }),
    );
    const both = `ipv4:${gone},${world.address}`;
    using client = connect(CallerService, both, { apiKey: 'jrk_all' });
    assert.equal((await client.GetCaller({})).subject, 'x');
  });

  it('repeats UNAVAILABLE by itself, with the same id of the intent', async () => {
    const seen: string[] = [];
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        CreateCrawl(_context, { requestId }) {
          if (seen.push(requestId) < 3) {
            throw new AppError('unavailable', 'Again', { reason: 'STORE_UNAVAILABLE' });
          }
          return Promise.resolve({ created: true });
        },
      }),
    );
    const client = world.client(CrawlService);
    const answer = await client.CreateCrawl({ crawl: { source: 'sources/acme' } });
    assert.equal(answer.created, true);
    assert.equal(seen.length, 3);
    assert.match(seen[0] ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(new Set(seen).size, 1);
  });

  it('hands deadline and cancellation on to the calls that it makes for one', async () => {
    const lefts: number[] = [];
    const begun = gate();
    const cancelled = gate();
    await using behind = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl({ deadlineMs, signal }) {
          lefts.push(deadlineMs);
          begun.resolve();
          signal.addEventListener('abort', () => cancelled.resolve());
          return new Promise(() => undefined);
        },
      }),
    );
    const client = behind.client(CrawlService);
    await using front = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl: (context) => client.GetCrawl({ name }, { within: context }),
      }),
    );
    const stop = new AbortController();
    const options = { deadlineMs: 2_000, signal: stop.signal };
    const call = failureOf(front.client(CrawlService).GetCrawl({ name }, options));
    await begun.promise;
    assert.ok((lefts[0] ?? 0) > 1_000 && (lefts[0] ?? 0) <= 2_000);
    stop.abort();
    await Promise.all([call, cancelled.promise]);
  });

  it('does not begin what was cancelled before', async () => {
    using client = connect(CallerService, await freeAddress());
    const call = client.GetCaller({}, { signal: AbortSignal.abort() });
    assert.equal((await failureOf(call)).code, 'cancelled');
  });

  it('takes a stream that broke for an outage, not for a bug of the server', async () => {
    const server = http2.createServer();
    server.on('stream', (stream) => {
      // It tells of its own end as an error.
      stream.on('error', () => undefined).close(http2.constants.NGHTTP2_INTERNAL_ERROR);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    assert.ok(typeof bound === 'object' && bound !== null);
    using client = connect(CallerService, `127.0.0.1:${bound.port}`, { apiKey: 'jrk_all' });
    const failure = await failureOf(client.GetCaller({}, { deadlineMs: 2_000 }));
    assert.equal(failure.code, 'unavailable');
    assert.match(failure.message, /RST_STREAM/u);
    server.close();
  });

  it('fails in time against a peer that takes the connection and says nothing', async () => {
    const sockets: net.Socket[] = [];
    const mute = net.createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const bound = mute.address();
    assert.ok(typeof bound === 'object' && bound !== null);
    using client = connect(CallerService, `127.0.0.1:${bound.port}`);
    const error = await failureOf(client.GetCaller({}, { deadlineMs: 200 }));
    assert.equal(error.code, 'deadline_exceeded');
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
});

describe('a service that is handed on', () => {
  it('passes answers, streams, errors with details, deadline and tenant', async () => {
    const tenants: unknown[] = [];
    const deadlines: number[] = [];
    await using storage = await startGrpc((server) =>
      server.addService(JobService, {
        async GetJob({ metadata, deadlineMs, caller }) {
          tenants.push([metadata.get('x-jobradar-tenant')[0], caller.subject]);
          deadlines.push(deadlineMs);
          return { job: { name: job } };
        },
        BatchGetJobs: () =>
          Promise.reject(
            new AppError('not_found', 'No such job', {
              reason: 'RESOURCE_NOT_FOUND',
              resource: { type: 'jobradar.v1.Job', name: job },
            }),
          ),
        async *WatchJobs({ ending }) {
          yield { resumeToken: 'a' };
          yield { resumeToken: 'b' };
          void ending;
        },
      }),
    );
    using target = forwardTo({ address: storage.address, secret: 'secret_gateway' });
    await using gateway = await startGrpc((server) => server.addPassThrough(JobService, target));
    const client = gateway.client(JobService);
    assert.equal((await client.GetJob({ name: job }, { deadlineMs: 3_000 })).job?.name, job);
    assert.deepEqual(tenants, [['acme', 'service:gateway']]);
    assert.ok((deadlines[0] ?? 0) <= 3_000);
    const missing = await failureOf(client.BatchGetJobs({ names: [job] }));
    assert.equal(missing.reason, 'RESOURCE_NOT_FOUND');
    assert.equal(missing.resource?.name, job);
    const invalid = await failureOf(client.GetJob({ name: 'x' }));
    assert.equal(invalid.violations[0]?.field, 'name');
    assert.equal((await collect(client.WatchJobs({}))).length, 2);
    const weak = await failureOf(gateway.client(JobService, 'jrk_none').GetJob({ name: job }));
    assert.equal(weak.reason, 'SCOPE_MISSING');
  });

  it('is STORE_UNAVAILABLE or late while the other server is away', async () => {
    using target = forwardTo({ address: await freeAddress(), secret: 'x' });
    await using gateway = await startGrpc((server) => server.addPassThrough(JobService, target));
    const call = gateway.client(JobService).GetJob({ name: job }, { deadlineMs: 200 });
    assert.match((await failureOf(call)).code, /unavailable|deadline_exceeded/);
  });
});

async function freeAddress(): Promise<string> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof bound !== 'object' || bound === null) throw new Error('No address');
  return `127.0.0.1:${bound.port}`;
}
