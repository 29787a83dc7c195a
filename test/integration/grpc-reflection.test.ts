import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, it } from 'mocha';
import type { ServiceDefinition } from '@grpc/grpc-js';
import protobuf from 'protobufjs';
import descriptor from 'protobufjs/ext/descriptor/index.js';
import type { RpcServer } from '#libs/grpc/serve.ts';
import {
  CallerService,
  CrawlService,
  JobService,
  ServerReflection,
  ServerReflectionAlpha,
  SourceService,
  SystemService,
} from '#libs/proto/services.ts';
import type { ServerReflectionRequest$Input } from '#libs/proto/gen/grpc/reflection/v1/ServerReflectionRequest.ts';
import type { ServerReflectionResponse } from '#libs/proto/gen/grpc/reflection/v1/ServerReflectionResponse.ts';
import { startGrpc, type GrpcWorld } from './grpc-world.ts';

const run = promisify(execFile);
const ours = [CallerService, CrawlService, JobService, SourceService, SystemService];
const listed = [
  ...ours.map((service) => service.name),
  'grpc.health.v1.Health',
  'grpc.reflection.v1.ServerReflection',
  'grpc.reflection.v1alpha.ServerReflection',
].toSorted();

const startReflecting = (): Promise<GrpcWorld> =>
  startGrpc(
    (server: RpcServer) => {
      server.addService(CallerService, { GetCaller: () => Promise.resolve({ tenant: 'acme' }) });
      for (const service of ours.slice(1)) server.addService<ServiceDefinition>(service, {});
    },
    { reflection: true },
  );

/** Asks one question in a stream of its own. */
type Ask = (question: ServerReflectionRequest$Input) => Promise<ServerReflectionResponse>;

const versions = [
  { version: 'v1', service: ServerReflection },
  { version: 'v1alpha', service: ServerReflectionAlpha },
] as const;

function askerOf(world: GrpcWorld, { service }: (typeof versions)[number]): Ask {
  const client = world.client(service);
  return async (question) => {
    for await (const answer of client.ServerReflectionInfo([question])) return answer;
    throw new Error('No answer');
  };
}

/** The types that a client makes of the files of an answer, as grpcurl does for `describe`. */
function rootOf(answer: ServerReflectionResponse): protobuf.Root {
  const files = answer.fileDescriptorResponse?.fileDescriptorProto ?? [];
  assert.ok(files.length > 0, answer.errorResponse?.errorMessage);
  const { FileDescriptorSet, FileDescriptorProto } = descriptor;
  const set = FileDescriptorSet.create({
    file: files.map((one) => FileDescriptorProto.decode(one)),
  });
  const fromDescriptor: unknown = Reflect.get(protobuf.Root, 'fromDescriptor');
  assert.ok(typeof fromDescriptor === 'function');
  const root = fromDescriptor.call(protobuf.Root, set) as protobuf.Root;
  root.resolveAll();
  return root;
}

describe('reflection', () => {
  for (const one of versions) {
    it(`${one.version} lists the services of the listener, and no other`, async () => {
      await using world = await startReflecting();
      const answer = await askerOf(world, one)({ listServices: '' });
      const names = answer.listServicesResponse?.service.map((service) => service.name);
      assert.deepEqual(names, listed);
    });

    it(`${one.version} describes each listed service with its methods and messages`, async () => {
      await using world = await startReflecting();
      const ask = askerOf(world, one);
      for (const name of listed) {
        const root = rootOf(await ask({ fileContainingSymbol: name }));
        const service = root.lookupService(name);
        const isDescribed = async (symbol: string): Promise<boolean> =>
          (await ask({ fileContainingSymbol: symbol })).fileDescriptorResponse !== null;
        for (const method of service.methodsArray) {
          assert.ok(await isDescribed(`${name}.${method.name}`));
          for (const type of [method.resolvedRequestType, method.resolvedResponseType]) {
            const typeName = type?.fullName.slice(1) ?? '';
            assert.ok((await isDescribed(typeName)) && root.lookupType(typeName));
          }
        }
      }
    });
  }

  it('answers by file, by extension, and says NOT_FOUND of what it does not describe', async () => {
    await using world = await startReflecting();
    const ask = askerOf(world, versions[0]);
    assert.ok(rootOf(await ask({ fileByFilename: 'jobradar/v1/crawl_service.proto' })));
    const containingType = 'google.protobuf.MethodOptions';
    const option = { containingType, extensionNumber: 50_701 };
    assert.ok(rootOf(await ask({ fileContainingExtension: option })));
    const numbers = await ask({ allExtensionNumbersOfType: containingType });
    assert.deepEqual(numbers.allExtensionNumbersResponse?.extensionNumber, [50_701]);
    const unknown: readonly ServerReflectionRequest$Input[] = [
      { fileContainingSymbol: 'jobradar.storage.v1.StorageService' },
      { fileContainingSymbol: 'jobradar.worker.v1.TaskLeaseService' },
      { fileByFilename: 'jobradar/storage/v1/storage_service.proto' },
      { fileContainingExtension: { containingType, extensionNumber: 1 } },
      { allExtensionNumbersOfType: 'x.Y' },
    ];
    for (const question of unknown) assert.equal((await ask(question)).errorResponse?.errorCode, 5);
  });

  it('answers many questions in one stream, in order', async () => {
    await using world = await startReflecting();
    const questions = ['jobradar.v1.Crawl', 'x.Y', 'jobradar.v1.Job.State'].map((symbol) => ({
      fileContainingSymbol: symbol,
    }));
    const kinds: unknown[] = [];
    const client = world.client(ServerReflection);
    for await (const answer of client.ServerReflectionInfo(questions)) {
      kinds.push([answer.originalRequest?.fileContainingSymbol, answer.messageResponse]);
    }
    assert.deepEqual(kinds, [
      ['jobradar.v1.Crawl', 'fileDescriptorResponse'],
      ['x.Y', 'errorResponse'],
      ['jobradar.v1.Job.State', 'fileDescriptorResponse'],
    ]);
  });

  it('is enough for buf curl to list methods and to call one', async () => {
    await using world = await startReflecting();
    const curl = async (...args: readonly string[]): Promise<string> => {
      const base = ['curl', '--protocol', 'grpc', '--http2-prior-knowledge'];
      const url = `http://${world.address}`;
      const last = args.at(-1) ?? '';
      const all = [...base, ...args.slice(0, -1), `${url}${last}`];
      return (await run('node_modules/.bin/buf', all)).stdout;
    };
    const methods = (await curl('--list-methods', '')).trim().split('\n');
    assert.ok(methods.includes('jobradar.v1.CrawlService/WatchCrawl'));
    assert.ok(methods.includes('grpc.health.v1.Health/Check'));
    assert.ok(!methods.some((name) => /storage|worker/.test(name)));
    const header = 'authorization: Bearer jrk_all';
    const answer = await curl('-H', header, '-d', '{}', '/jobradar.v1.CallerService/GetCaller');
    assert.deepEqual(JSON.parse(answer), { tenant: 'acme' });
  });
});
