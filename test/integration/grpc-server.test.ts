import assert from 'node:assert/strict';
import grpc from '@grpc/grpc-js';
import { describe, it } from 'mocha';
import type { AuditRecord } from '#libs/grpc/admission.ts';
import { CallerService, CrawlService, StorageService } from '#libs/proto/services.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { closing, failureOf, gate, rawStatus, startGrpc } from './grpc-world.ts';

const name = 'crawls/0197d0a0-0000-7000-8000-000000000001';

describe('a server of ours', () => {
  it('gives the handler the caller, and the client the answer and the trace id', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CallerService, {
        GetCaller: async ({ caller }) => ({ tenant: caller.tenant, subject: caller.subject }),
      }),
    );
    const answer = await world.client(CallerService).GetCaller({});
    assert.equal(answer.tenant, 'acme');
    const status = await rawStatus(world.address, {
      path: '/jobradar.v1.CallerService/GetCaller',
      bytes: Buffer.alloc(0),
      headers: { authorization: 'Bearer jrk_all' },
    });
    assert.equal(status.code, grpc.status.OK);
    assert.match(String(status.metadata.get('x-jobradar-trace-id')[0]), /^[0-9a-f]{32}$/);
  });

  it('ends a call at its deadline though the handler hangs, and tells the handler', async () => {
    const { promise: aborted, resolve } = gate<unknown>();
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl: ({ signal }) => {
          signal.addEventListener('abort', () => resolve(signal.reason));
          return new Promise(() => undefined);
        },
      }),
    );
    const call = world.client(CrawlService).GetCrawl({ name }, { deadlineMs: 150 });
    assert.equal((await failureOf(call)).code, 'deadline_exceeded');
    assert.ok((await aborted) instanceof AppError);
  });

  it('gives a call without a deadline its default, and cuts one that is too long', async () => {
    const seen: number[] = [];
    await using world = await startGrpc((server) =>
      server.addService(CallerService, {
        GetCaller: ({ deadlineMs }) => Promise.resolve({ tenant: String(seen.push(deadlineMs)) }),
      }),
    );
    await rawCall(world.address, undefined);
    await rawCall(world.address, Date.now() + 3_600_000);
    assert.deepEqual(seen, [5_000, 10_000]);
  });

  it('tells the handler when the caller cancels', async () => {
    const begun = gate();
    const aborted = gate<string>();
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl: ({ signal }) => {
          begun.resolve();
          signal.addEventListener('abort', () => aborted.resolve(signal.reason.code));
          return new Promise(() => undefined);
        },
      }),
    );
    const stop = new AbortController();
    const call = world.client(CrawlService).GetCrawl({ name }, { signal: stop.signal });
    await begun.promise;
    stop.abort();
    assert.equal((await failureOf(call)).code, 'cancelled');
    assert.equal(await aborted.promise, 'cancelled');
  });

  it('refuses before it decodes: no credential, no scope, too many bytes', async () => {
    let decodes = 0;
    const method = StorageService.definition.OpenRun;
    const counted = {
      name: StorageService.name,
      definition: {
        ...StorageService.definition,
        OpenRun: {
          ...method,
          requestDeserialize: (bytes: Buffer) => {
            decodes += 1;
            return method.requestDeserialize(bytes);
          },
        },
      },
    };
    await using world = await startGrpc((server) =>
      server.addService(counted, { OpenRun: () => Promise.resolve({ epoch: '1' }) }),
    );
    const refused = [
      { key: undefined, size: 10, code: grpc.status.UNAUTHENTICATED },
      { key: 'jrk_wrong', size: 10, code: grpc.status.UNAUTHENTICATED },
      { key: 'jrk_none', size: 10, code: grpc.status.PERMISSION_DENIED },
      { key: 'jrk_all', size: 4_097, code: grpc.status.RESOURCE_EXHAUSTED },
      { key: 'jrk_all', size: 3 * 1024 * 1024, code: grpc.status.RESOURCE_EXHAUSTED },
    ];
    for (const { key, size, code } of refused) {
      const status = await rawStatus(world.address, {
        path: method.path,
        bytes: method.requestSerialize({ grant: 'x'.repeat(size - 3) }),
        ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
      });
      assert.equal(status.code, code, `${key} ${size}`);
      assert.ok(status.metadata.get('grpc-status-details-bin')[0]);
    }
    assert.equal(decodes, 0);
    await world.client(StorageService).OpenRun({ grant: 'x' });
    assert.equal(decodes, 1);
  });

  it('audits the calls whose policy says so, refused ones too', async () => {
    const records: AuditRecord[] = [];
    await using world = await startGrpc(
      (server) =>
        server.addService(CrawlService, {
          CancelCrawl: () => Promise.resolve({}),
          GetCrawl: () => Promise.resolve({}),
        }),
      { audit: (record) => void records.push(record) },
    );
    await world.client(CrawlService).CancelCrawl({ name });
    await world.client(CrawlService).GetCrawl({ name });
    await failureOf(world.client(CrawlService, 'jrk_none').CancelCrawl({ name }));
    const told = records.map(({ method, subject, code }) => [method, subject, code]);
    const method = 'jobradar.v1.CrawlService/CancelCrawl';
    assert.deepEqual(told, [
      [method, 'key:acme', 'ok'],
      [method, 'key:acme', 'permission_denied'],
    ]);
  });
});

async function rawCall(address: string, deadline: number | undefined): Promise<void> {
  using client = closing(new grpc.Client(address, grpc.credentials.createInsecure()));
  const metadata = new grpc.Metadata();
  metadata.set('authorization', 'Bearer jrk_all');
  const same = (bytes: Buffer): Buffer => bytes;
  const options = deadline === undefined ? {} : { deadline };
  const path = '/jobradar.v1.CallerService/GetCaller';
  await new Promise((resolve) => {
    client.makeUnaryRequest(path, same, same, Buffer.alloc(0), metadata, options, resolve);
  });
}
