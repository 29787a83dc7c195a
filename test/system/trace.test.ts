import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { ReceivedSpan } from '#libs/telemetry/otlp-json.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

describe('the trace of a crawl', function () {
  this.timeout(60_000);
  let world: World;
  let crawl: Crawl;
  let spans: readonly ReceivedSpan[];

  before(async () => {
    world = await startWorld({ boards: [{ strategy: 'html', jobs: 4, pageSize: 2 }] });
    const [board] = world.boards;
    assert.ok(board);
    const source = await world.addSource(board);
    const accepted = await world.createCrawl({ source, maxPages: 5 });
    crawl = await world.waitForEnd(accepted.name);
    spans = await until('the whole trace', () => {
      const found = world.receiver.spans.filter(({ traceId }) => traceId === crawl.traceId);
      const names = found.map(({ name }) => name);
      const ids = new Set(['', ...found.map(({ spanId }) => spanId)]);
      const isWhole =
        // A parent ends after its children, and may come with a later export.
        found.every(({ parentSpanId }) => ids.has(parentSpanId)) &&
        names.includes('jobradar.v1.CrawlService/CreateCrawl') &&
        names.some((name) => name.startsWith('publish ')) &&
        names.some((name) => name.startsWith('process ')) &&
        names.filter((name) => name.endsWith('/SealRuns')).length >= 2;
      return isWhole ? found : undefined;
    });
  });
  after(() => world[Symbol.asyncDispose]());

  const named = (part: string): readonly ReceivedSpan[] =>
    spans.filter(({ name }) => name.includes(part));

  it('has one root, and no span without its parent', () => {
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === '');
    assert.deepEqual(
      roots.map(({ name }) => name),
      ['jobradar.v1.CrawlService/CreateCrawl'],
    );
    const orphans = spans.filter(
      ({ parentSpanId }) => parentSpanId !== '' && !ids.has(parentSpanId),
    );
    assert.deepEqual(
      orphans.map(({ name }) => name),
      [],
    );
  });

  for (const { child, parent, services } of [
    { child: 'publish ', parent: 'CreateCrawl', services: ['gateway'] },
    { child: 'process ', parent: 'publish ', services: ['crawler'] },
    { child: 'GET', parent: '', services: ['crawler'] },
    { child: 'OpenRun', parent: '', services: ['crawler', 'storage'] },
    { child: 'UpsertJobs', parent: '', services: ['crawler', 'storage'] },
  ]) {
    it(`shows ${child.trim()}${parent === '' ? '' : ` below ${parent.trim()}`}`, () => {
      const found = named(child);
      assert.deepEqual([...new Set(found.map(({ service }) => service))].toSorted(), services);
      if (parent === '') return;
      const parents = new Set(named(parent).map(({ spanId }) => spanId));
      assert.ok(found.every(({ parentSpanId }) => parents.has(parentSpanId)));
    });
  }

  it('shows the database of gateway and storage', () => {
    const database = spans.filter(({ attributes }) => attributes['db.system.name'] !== undefined);
    const services = new Set(database.map(({ service }) => service));
    assert.deepEqual([...services].toSorted(), ['gateway', 'storage']);
  });

  it('links the processing to what published it', () => {
    const [process] = named('process ');
    assert.equal(process?.links.length, 1);
    assert.equal(process.links[0]?.spanId, process.parentSpanId);
  });

  it('names the task on every span of the work', () => {
    const taskId = crawl.name.slice('crawls/'.length);
    for (const part of ['publish ', 'process ', 'GET', 'UpsertJobs']) {
      for (const span of named(part)) {
        assert.equal(span.attributes['jobradar.task.id'], taskId, `${span.service} ${span.name}`);
      }
    }
  });
});
