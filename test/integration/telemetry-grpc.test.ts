import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import grpc from '@grpc/grpc-js';
import { clientTracing, serverTracing } from '#libs/telemetry/grpc-tracing.ts';
import { renderMetrics } from '#libs/telemetry/metrics.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { inSpan, withTask } from '#libs/telemetry/spans.ts';
import { recordSpans } from '../support/span-recorder.ts';

const lease = '/jobradar.worker.v1.TaskLeaseService';

describe('trace over gRPC', () => {
  it('joins client, server and what the handler does', async () => {
    await using rpc = await echoServer(() =>
      inSpan('SELECT x', { kind: 'client' }, async () => {}),
    );
    const spans = await recordSpans(() =>
      inSpan('process', {}, () => withTask('task-1', () => rpc.call(`${lease}/ClaimTask`))),
    );
    const [query, server, client, process] = spans;
    assert.deepEqual(
      spans.map((span) => [span.name, span.kind]),
      [
        ['SELECT x', 'CLIENT'],
        ['jobradar.worker.v1.TaskLeaseService/ClaimTask', 'SERVER'],
        ['jobradar.worker.v1.TaskLeaseService/ClaimTask', 'CLIENT'],
        ['process', 'INTERNAL'],
      ],
    );
    assert.equal(client?.parentSpanId, process?.spanId);
    assert.equal(server?.parentSpanId, client?.spanId);
    assert.equal(query?.parentSpanId, server?.spanId);
    assert.deepEqual(server?.attributes, {
      'rpc.system.name': 'grpc',
      'rpc.method': 'jobradar.worker.v1.TaskLeaseService/ClaimTask',
      'rpc.status_code': 'OK',
    });
    assert.equal(client?.attributes['jobradar.task.id'], 'task-1');
  });

  it('is an error to the client whatever failed, to the server only its own fault', async () => {
    for (const [code, isServerFault] of [
      [grpc.status.NOT_FOUND, false],
      [grpc.status.INTERNAL, true],
    ] as const) {
      await using rpc = await echoServer(async () => {
        throw Object.assign(new Error('why'), { code });
      });
      const [server, client] = await recordSpans(() =>
        rpc.call(`${lease}/ClaimTask`).catch(() => undefined),
      );
      assert.equal(client?.status, 'ERROR');
      assert.equal(client?.attributes['error.type'], grpc.status[code]);
      assert.equal(server?.status, isServerFault ? 'ERROR' : 'UNSET');
      assert.equal(server?.attributes['rpc.status_code'], grpc.status[code]);
    }
  });

  it('shows no heartbeat that succeeds', async () => {
    await using rpc = await echoServer(async () => {});
    const spans = await recordSpans(() =>
      inSpan('process', {}, () => rpc.call(`${lease}/HeartbeatTask`)),
    );
    assert.deepEqual(
      spans.map((span) => span.name),
      ['process'],
    );
  });

  it('shows a heartbeat that fails, in its place and with its true duration', async () => {
    await using rpc = await echoServer(async () => {
      throw Object.assign(new Error('LEASE_LOST'), { code: grpc.status.ABORTED });
    });
    const spans = await recordSpans(() =>
      inSpan('process', {}, () => rpc.call(`${lease}/HeartbeatTask`).catch(() => undefined)),
    );
    const process = spans.find((span) => span.name === 'process');
    const client = spans.find((span) => span.kind === 'CLIENT');
    assert.equal(client?.parentSpanId, process?.spanId);
    assert.equal(client?.attributes['rpc.status_code'], 'ABORTED');
    assert.ok(spans.every((span) => span.traceId === process?.traceId));
  });

  it('counts calls by method and status, also without traces', async () => {
    await using rpc = await echoServer(async () => {});
    await rpc.call(`${lease}/ReleaseTask`);
    const labels = `rpc_method="${lease.slice(1)}/ReleaseTask",rpc_status_code="OK"`;
    const text = await renderMetrics();
    assert.ok(text.includes(`rpc_server_call_duration_seconds_count{${labels}} 1`), text);
    assert.ok(text.includes(`rpc_client_call_duration_seconds_count{${labels}} 1`));
  });
});

describe('metrics endpoint', () => {
  it('answers in OpenMetrics form on /metrics and nowhere else', async () => {
    await using server = await serveMetrics({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://${server.address}/metrics`);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/openmetrics-text/u);
    const text = await answer.text();
    assert.ok(text.endsWith('# EOF\n'));
    assert.match(text, /^# TYPE rpc_server_call_duration_seconds histogram$/mu);
    assert.equal((await fetch(`http://${server.address}/`)).status, 404);
    assert.equal((await fetch(`http://${server.address}/metrics`, { method: 'POST' })).status, 404);
  });
});

interface EchoRpc extends AsyncDisposable {
  call(path: string): Promise<void>;
}

// A server whose every method runs the handler, and a client of it: both as libs/grpc make them.
async function echoServer(handler: () => Promise<void>): Promise<EchoRpc> {
  const bytes = (value: Buffer): Buffer => value;
  const method = (path: string) => ({
    path,
    requestStream: false as const,
    responseStream: false as const,
    requestSerialize: bytes,
    requestDeserialize: bytes,
    responseSerialize: bytes,
    responseDeserialize: bytes,
  });
  const names = ['ClaimTask', 'HeartbeatTask', 'ReleaseTask'];
  const definition = Object.fromEntries(names.map((name) => [name, method(`${lease}/${name}`)]));
  const answer: grpc.handleUnaryCall<Buffer, Buffer> = (_call, respond) => {
    handler().then(
      () => respond(null, Buffer.alloc(0)),
      (error: grpc.ServiceError) => respond(error),
    );
  };
  const server = new grpc.Server({ interceptors: [serverTracing] });
  server.addService(definition, Object.fromEntries(names.map((name) => [name, answer])));
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  const client = new grpc.Client(`127.0.0.1:${port}`, grpc.credentials.createInsecure(), {
    interceptors: [clientTracing],
  });
  return {
    call: (path) =>
      new Promise((resolve, reject) => {
        client.makeUnaryRequest(path, bytes, bytes, Buffer.alloc(0), (error) =>
          error === null ? resolve() : reject(error),
        );
      }),
    async [Symbol.asyncDispose]() {
      client.close();
      server.forceShutdown();
    },
  };
}
