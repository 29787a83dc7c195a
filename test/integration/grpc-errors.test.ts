import assert from 'node:assert/strict';
import grpc from '@grpc/grpc-js';
import { describe, it } from 'mocha';
import { connect } from '#libs/grpc/connect.ts';
import { checkRequest } from '#libs/proto/rules.ts';
import { CallerService, CrawlService, StorageService } from '#libs/proto/services.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { failureOf, rawStatus, startGrpc } from './grpc-world.ts';

const name = 'crawls/0197d0a0-0000-7000-8000-000000000001';

describe('the errors of a server of ours', () => {
  it('answers INTERNAL without a word of it when a handler rejects or throws', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl: () => Promise.reject(new Error('password=hunter2')),
        CancelCrawl: () => {
          throw new TypeError('select * from secrets');
        },
      }),
    );
    const client = world.client(CrawlService);
    for (const call of [client.GetCrawl({ name }), client.CancelCrawl({ name })]) {
      const error = await failureOf(call);
      assert.equal(error.code, 'internal');
      assert.equal(error.reason, 'INTERNAL');
      assert.match(error.traceId, /^[0-9a-f]{32}$/);
      assert.doesNotMatch(error.message, /hunter2|select/);
    }
    assert.match(world.logLines.join('\n'), /hunter2[\s\S]*select \* from secrets/);
  });

  it('tells an AppError whole: reason, violations, resource, delay, metadata', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, {
        GetCrawl: () =>
          Promise.reject(
            new AppError('already_exists', 'There is one', {
              reason: 'ACTIVE_CRAWL_EXISTS',
              resource: { type: 'jobradar.v1.Crawl', name },
              retryAfterMs: 1_500,
              metadata: { state: 'RUNNING' },
              violations: [{ field: 'crawl.source', description: 'is in use' }],
            }),
          ),
      }),
    );
    const error = await failureOf(world.client(CrawlService).GetCrawl({ name }));
    assert.equal(error.code, 'already_exists');
    assert.equal(error.message, 'There is one');
    assert.equal(error.reason, 'ACTIVE_CRAWL_EXISTS');
    assert.deepEqual(error.resource, { type: 'jobradar.v1.Crawl', name });
    assert.equal(error.retryAfterMs, 1_500);
    assert.deepEqual({ ...error.metadata }, { state: 'RUNNING' });
    assert.equal(error.violations[0]?.field, 'crawl.source');
  });

  it('keeps all details of an error within 4 KiB', async () => {
    const long = '字'.repeat(2_000);
    const violations = Array.from({ length: 40 }, (_, at) => ({
      field: `crawl.labels["${long}${at}"]`,
      description: long,
    }));
    await using world = await startGrpc((server) =>
      server.addService(CallerService, {
        GetCaller: () =>
          Promise.reject(
            new AppError('failed_precondition', long, {
              reason: 'QUOTA_EXCEEDED',
              violations,
              preconditions: violations.map(() => ({
                type: long,
                subject: long,
                description: long,
              })),
              resource: { type: 'x', name: long },
              metadata: Object.fromEntries(violations.map((_, at) => [`key${at}`, long])),
              retryAfterMs: 1,
            }),
          ),
      }),
    );
    const status = await rawStatus(world.address, {
      path: '/jobradar.v1.CallerService/GetCaller',
      bytes: Buffer.alloc(0),
      headers: { authorization: 'Bearer jrk_all' },
    });
    const details = status.metadata.get('grpc-status-details-bin')[0];
    assert.equal(status.code, grpc.status.FAILED_PRECONDITION);
    assert.ok(Buffer.isBuffer(details) && details.length <= 4_096);
    const error = await failureOf(world.client(CallerService).GetCaller({}));
    assert.equal(error.reason, 'QUOTA_EXCEEDED');
  });

  it('names what is missing of a credential', async () => {
    await using world = await startGrpc((server) => server.addService(CrawlService, {}));
    const wrong = await failureOf(world.client(CrawlService, 'jrk_x').GetCrawl({ name }));
    assert.equal(wrong.reason, 'CREDENTIALS_INVALID');
    using bare = connect(CrawlService, world.address);
    assert.equal((await failureOf(bare.GetCrawl({ name }))).reason, 'CREDENTIALS_MISSING');
    const weak = await failureOf(world.client(CrawlService, 'jrk_none').GetCrawl({ name }));
    assert.equal(weak.reason, 'SCOPE_MISSING');
    assert.equal(weak.metadata['scope'], 'crawls.read');
  });

  it('refuses broken rules with the paths of fields, and names the first in words', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, { CreateCrawl: () => Promise.resolve({}) }),
    );
    const crawl = {
      maxPages: 1_001,
      seedUrl: 'ftp://x',
      labels: { env: 'a\u0000', 'Bad Key': 'x' },
    };
    const request = { crawl, requestId: 'X', conflictPolicy: 9 as never };
    const error = await failureOf(world.client(CrawlService).CreateCrawl(request));
    assert.equal(error.code, 'invalid_argument');
    assert.equal(error.reason, 'FIELD_INVALID');
    assert.match(error.message, /^crawl\.seed_url: must be an absolute .*\(and 5 more: crawl\./);
    const broken = Object.fromEntries(error.violations.map((one) => [one.field, one.description]));
    assert.equal(broken['crawl.max_pages'], 'must be at most 1000');
    assert.equal(broken['crawl.labels["env"]'], 'must not hold the character U+0000');
    assert.match(broken['crawl.labels["Bad Key"]'] ?? '', /^must be at most 63 small letters/);
    assert.equal(broken['request_id'], 'must be a UUID in lower-case text form');
    assert.equal(broken['conflict_policy'], '9 is not a known value');
    assert.deepEqual(error.violations[0], {
      field: 'crawl.seed_url',
      description: 'must be an absolute http or https URI without user info',
      reason: 'URI',
    });
  });

  it('leaves rules of single items to a method that judges each for itself', async () => {
    const seen: unknown[] = [];
    await using world = await startGrpc((server) =>
      server.addService(
        StorageService,
        {
          async UpsertJobs({ itemViolations }) {
            seen.push(...[...itemViolations].map(([at, all]) => [at, all.map((one) => one.field)]));
            return {};
          },
        },
        { itemwise: { UpsertJobs: 'observations' } },
      ),
    );
    const observeTime = { seconds: 1_796_000_000 };
    const good = { evidence: { externalId: '1', kind: 1 as const }, observeTime };
    const client = world.client(StorageService);
    const observations = [good, { observeTime }, { record: { title: 'x' }, observeTime }];
    await client.UpsertJobs({ grant: 'g', observations });
    const [second, third] = seen.slice(-2);
    assert.deepEqual(second, [1, ['content']]);
    assert.ok(Array.isArray(third) && third[1].includes('record.external_id'));
    const error = await failureOf(client.UpsertJobs({ grant: '', observations }));
    assert.deepEqual(
      error.violations.map((one) => one.field),
      ['grant'],
    );
  });

  it('holds the rules of an update only for the fields of its mask', async () => {
    const source = { name: 'sources/acme', displayName: 'x'.repeat(5_000), allowedHosts: [] };
    const check = (paths: readonly string[]) =>
      checkRequest('jobradar.v1.UpdateSourceRequest', { source, updateMask: { paths } });
    assert.deepEqual(check(['country']).violations, []);
    assert.deepEqual(
      check(['display_name']).violations.map((one) => one.field),
      ['source.display_name'],
    );
    assert.ok(check(['*']).violations.length > 1);
  });

  it('says UNIMPLEMENTED of what is not built, and INVALID_ARGUMENT of garbage', async () => {
    await using world = await startGrpc((server) =>
      server.addService(CrawlService, { GetCrawl: () => Promise.resolve({}) }),
    );
    const call = world.client(CrawlService).ListCrawls({});
    assert.equal((await failureOf(call)).code, 'unimplemented');
    const status = await rawStatus(world.address, {
      path: '/jobradar.v1.CrawlService/GetCrawl',
      bytes: Buffer.from([0x0a, 0xff, 0xff]),
      headers: { authorization: 'Bearer jrk_all' },
    });
    assert.equal(status.code, grpc.status.INVALID_ARGUMENT);
  });
});
