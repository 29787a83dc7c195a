import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codecOf } from '#libs/proto/load.ts';
import type { Pagination$Input } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type {
  Checkpoint,
  Checkpoint$Input,
} from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { progressFrom, toCheckpoint } from '../../services/crawler/core/checkpoint.ts';
import { listRulesOf } from '../../services/crawler/core/list-rules.ts';
import { afterListPage, firstPlan, type Plan } from '../../services/crawler/core/plan.ts';
import { emptyShape } from '../../services/crawler/core/run-shape.ts';
import { createSeenItems, marksOf } from '../../services/crawler/core/seen-items.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import { completenessOf } from '../../services/gateway/core/completeness.ts';
import { contract, jsonSource } from '../support/checked-sources.ts';

/*
 * A list of each kind of pagination, read with a new worker after every page: what a checkpoint
 * carries is all that the next worker knows.
 */

const seedUrl = 'https://acme.test/jobs';
const size = 5;

/** What is asked for: the query of a GET, or what a POST says. */
type Asked = Readonly<Record<string, unknown>>;

interface Kind {
  readonly name: string;
  readonly pagination: Pagination$Input;
  /** Where the page begins that is asked for. */
  readonly start: (asked: Asked) => number;
}

const numberOf = (value: unknown): number => Number(value ?? 0);
const kinds: readonly Kind[] = [
  {
    name: 'next field',
    pagination: { next: { selector: 'next' } },
    start: ({ from }) => numberOf(from),
  },
  {
    name: 'page parameter',
    pagination: { page: { parameter: 'page', first: 1 }, pageSize: size },
    start: ({ page }) => (numberOf(page) - 1) * size,
  },
  {
    name: 'offset with limit',
    pagination: { offset: { parameter: 'skip', limitParameter: 'take' }, pageSize: size },
    start: ({ skip }) => numberOf(skip),
  },
  {
    name: 'cursor',
    pagination: { cursor: { path: 'next', parameter: 'after' } },
    start: ({ after }) => (typeof after === 'string' ? numberOf(after.split('from=')[1]) : 0),
  },
];

/** What a site answers, and how many requests it has had. */
interface Site {
  readonly items: readonly string[];
  readonly total?: number;
  /** The next page as the site names it, where it does not name the true one. */
  readonly nextOf?: (end: number) => number | undefined;
}

function sourceOf({ pagination }: Kind, isPosted: boolean): Source {
  const page = [...(contract.page ?? []), { name: 'total', type: 'JSON_TYPE_INTEGER' } as const];
  const posted = { method: 'METHOD_POST', body: '{"query":"cook"}' } as const;
  const source = jsonSource({
    ...(isPosted ? posted : {}),
    contract: { ...contract, page },
    pagination: { ...pagination, totalPath: 'total', inBody: isPosted },
  });
  const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
  return codec.decode(codec.encode({ ...source, allowedHosts: ['acme.test'] }));
}

function answerOf(site: Site, start: number): string {
  const end = start + size;
  const next = site.nextOf === undefined ? end : site.nextOf(end);
  const isThere = next !== undefined && (site.nextOf !== undefined || end < site.items.length);
  return JSON.stringify({
    items: site.items.slice(start, end).map((id) => ({ id, title: 't', company: 'c' })),
    next: isThere ? `https://acme.test/jobs?from=${next}` : null,
    total: site.total ?? site.items.length,
  });
}

const codec = codecOf<Checkpoint$Input, Checkpoint>('jobradar.worker.v1.Checkpoint');

interface Run {
  readonly plan: Plan;
  readonly ids: readonly string[];
  readonly requests: number;
  readonly checkpointOctetsMax: number;
}

/** Reads the list; a worker reads so many pages before another takes over. */
function crawl(kind: Kind, site: Site, how: { isPosted: boolean; pagesEach: number }): Run {
  const source = sourceOf(kind, how.isPosted);
  const reader = createSourceReader(source);
  const rules = listRulesOf(source, 1_000);
  const ids: string[] = [];
  let plan = firstPlan;
  let seen = createSeenItems();
  let requests = 0;
  let checkpointOctetsMax = 0;
  while (plan.page !== 0) {
    const url = new URL(plan.url ?? reader.firstUrl(seedUrl)).href;
    const body = reader.listBody?.(plan.cursor);
    const inQuery = Object.fromEntries(new URL(url).searchParams);
    const asked: Asked = body === undefined ? inQuery : { ...inQuery, ...JSON.parse(body) };
    requests += 1;
    const text = answerOf(site, kind.start(asked));
    const { page, itemsFound: itemsBefore, cursor } = plan;
    const observedAt = '2026-11-30T02:00:00Z';
    const list = reader.readList(
      { url, text, contentType: 'application/json', observedAt },
      { page, itemsBefore, pageUrl: url, cursor },
    );
    assert.ok(list.kind === 'list', JSON.stringify(list));
    const shown = list.records.map(({ externalId }) => externalId ?? '');
    const fresh = shown.filter((id) => seen.add(id));
    ids.push(...fresh);
    const filter = Buffer.alloc(8);
    const { itemCount, nextUrl, reportedTotal, fingerprint } = list;
    const facts = { url, itemCount, nextUrl, cursor: list.cursor, reportedTotal, fingerprint };
    const marks = { itemMarks: marksOf(shown), filterFingerprint: filter };
    plan = afterListPage(
      plan,
      { ...facts, ...marks, newItems: fresh.length, nextFilterFingerprint: filter },
      rules,
    );
    if (plan.listPagesRead % how.pagesEach !== 0) continue;
    const stored = codec.encode(toCheckpoint({ plan, openUrls: [], shape: emptyShape }));
    checkpointOctetsMax = Math.max(checkpointOctetsMax, stored.length);
    ({ plan } = progressFrom(codec.decode(stored)));
    seen = createSeenItems(plan.lastItems);
  }
  return { plan, ids, requests, checkpointOctetsMax };
}

function completeness({ plan }: Run): string | undefined {
  return completenessOf(toCheckpoint({ plan, openUrls: [], shape: emptyShape }) as Checkpoint);
}

function idsTo(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `job-${index}`);
}

describe('a list that is read by one worker after the other', function () {
  this.timeout(60_000);

  for (const kind of kinds) {
    for (const isPosted of kind.pagination.next === undefined ? [false, true] : [false]) {
      const name = `${kind.name}${isPosted ? ' in the body' : ''}`;

      it(`is whole, by ${name}`, () => {
        const run = crawl(kind, { items: idsTo(23) }, { isPosted, pagesEach: 1 });
        assert.deepEqual(run.ids, idsTo(23));
        assert.deepEqual([run.plan.listEnd, run.requests], ['LIST_END_TOTAL_REACHED', 5]);
        assert.equal(completeness(run), 'COMPLETE');
      });

      it(`is not whole where an item is shown by two pages, by ${name}`, () => {
        const items = [...idsTo(5), 'job-4', ...idsTo(22).slice(5)];
        const run = crawl(kind, { items, total: 23 }, { isPosted, pagesEach: 1 });
        assert.equal(run.ids.length, 22);
        const apart = [...idsTo(20), 'job-1', 'job-7', 'job-21'];
        const other = crawl(kind, { items: apart, total: 23 }, { isPosted, pagesEach: 1 });
        assert.deepEqual([other.ids.length, completeness(other)], [21, 'TRUNCATED']);
        assert.equal(run.plan.listEnd, 'LIST_END_SHORTFALL');
        assert.equal(completeness(run), 'TRUNCATED');
      });
    }
  }

  const [link] = kinds;
  const cursor = kinds[3];
  assert.ok(link !== undefined && cursor !== undefined);

  it('sees a link that goes back to a page of an earlier worker, and does not follow it', () => {
    const nextOf = (end: number): number => (end === 15 ? 5 : end);
    const run = crawl(link, { items: idsTo(40), nextOf }, { isPosted: false, pagesEach: 1 });
    assert.deepEqual([run.plan.listEnd, run.requests], ['LIST_END_PAGE_REPEATED', 3]);
    assert.equal(completeness(run), 'TRUNCATED');
  });

  for (const isPosted of [false, true]) {
    it(`sees a cursor that comes again${isPosted ? ' in the body' : ''}`, () => {
      const nextOf = (end: number): number => (end === 20 ? 10 : end);
      const run = crawl(cursor, { items: idsTo(40), nextOf }, { isPosted, pagesEach: 1 });
      assert.deepEqual([run.plan.listEnd, run.requests], ['LIST_END_PAGE_REPEATED', 4]);
    });
  }

  it('follows an empty page that leads on', () => {
    const items = [...idsTo(5), ...idsTo(9).slice(5)];
    const holes = (end: number): number | undefined => (end > 5_000 ? undefined : end + 2_500);
    const run = crawl(link, { items, total: 9, nextOf: holes }, { isPosted: false, pagesEach: 1 });
    assert.deepEqual([run.plan.listEnd, run.requests], ['LIST_END_SHORTFALL', 3]);
  });

  it('carries a thousand pages in a checkpoint of a bounded size', () => {
    const items = idsTo(5_000);
    const run = crawl(link, { items, total: 9_999 }, { isPosted: false, pagesEach: 100 });
    assert.deepEqual([run.plan.listPagesRead, run.ids.length], [1_000, 5_000]);
    assert.ok(run.checkpointOctetsMax < 24_000, `${run.checkpointOctetsMax} bytes`);
  });
});
