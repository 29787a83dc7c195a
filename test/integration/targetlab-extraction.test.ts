import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import { codecOf } from '#libs/proto/load.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type {
  ListItem,
  ListPage,
  PageProblem,
  PageText,
  SourceReader,
} from '../../services/crawler/sources/source-reader.ts';
import { spoil } from '../../services/targetlab/core/body-fault.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { generateJobs } from '../../services/targetlab/core/generate-jobs.ts';
import { listPath, type Board, type Strategy } from '../../services/targetlab/core/job.ts';
import { route } from '../../services/targetlab/core/route.ts';
import { boardSource } from '../../services/targetlab/sources.ts';

const host = '127.0.0.1:8090';
const origin = `http://${host}`;
const observedAt = '2026-11-30T02:00:00.000000Z';

function board(strategy: Strategy, changes: Partial<Board> = {}): Board {
  return {
    id: strategy,
    strategy,
    origin,
    jobs: generateJobs({ seed: 1, count: 45 }),
    pageSize: 20,
    hasDetails: true,
    robots: { status: 200, body: '' },
    ...changes,
  };
}

function sourceOf(lab: Board): Source {
  const { source } = boardSource({ ...lab, host, seedUrl: `${origin}${listPath(lab.strategy)}` });
  const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
  return codec.decode(codec.encode(source));
}

function fetchPage(lab: Board, url: string, fault?: FaultKind): PageText {
  const plain = route(lab, url.slice(origin.length));
  const answer = fault === undefined ? plain : spoil(plain, fault);
  return { url, text: answer.body, contentType: answer.contentType, observedAt };
}

/** Reads the whole board as a crawl does, without a network. */
function crawl(lab: Board): readonly JobRecord$Input[] {
  const reader = createSourceReader(sourceOf(lab));
  const records: JobRecord$Input[] = [];
  let url: string | undefined = reader.firstUrl(`${origin}${listPath(lab.strategy)}`);
  for (let page = 1; url !== undefined; page += 1) {
    assert.ok(page <= 5, 'the list ends');
    const list: ListPage | PageProblem = reader.readList(fetchPage(lab, url), {
      page,
      itemsBefore: records.length,
      pageUrl: url,
    });
    assert.equal(list.kind, 'list', JSON.stringify(list));
    assert.deepEqual(list.rejected, []);
    records.push(...list.records, ...list.items.map((item) => readDetail(reader, lab, item)));
    url = list.nextUrl;
  }
  return records;
}

function readDetail(reader: SourceReader, lab: Board, item: ListItem): JobRecord$Input {
  const detail = reader.readDetail(fetchPage(lab, item.detailUrl ?? ''), item);
  assert.equal(detail.kind, 'record', JSON.stringify(detail));
  return detail.record;
}

function firstList(lab: Board, fault?: FaultKind): ListPage | PageProblem {
  const reader = createSourceReader(sourceOf(lab));
  const url = reader.firstUrl(`${origin}${listPath(lab.strategy)}`);
  const position = { page: 1, itemsBefore: 0, pageUrl: url };
  return reader.readList(fetchPage(lab, url, fault), position);
}

const boards = [
  { name: 'the HTML board', lab: board('html') },
  { name: 'the HTML board without details', lab: board('html', { hasDetails: false }) },
  { name: 'the JSON API', lab: board('json') },
  { name: 'the board with structured data', lab: board('structured') },
];

describe('reading of TargetLab', () => {
  for (const { name, lab } of boards) {
    it(`takes every job of ${name}, each field as the board shows it`, () => {
      const records = crawl(lab);
      assert.equal(records.length, lab.jobs.length);
      for (const [index, job] of lab.jobs.entries()) {
        const record = records[index];
        assert.equal(record?.externalId, job.externalId);
        assert.equal(record?.title, job.title);
        assert.equal(record?.company?.name, job.company);
        assert.equal(record?.places?.[0]?.city, job.city);
        assert.equal(record?.places?.[0]?.country, 'CN');
        assert.equal(record?.salary?.text, job.salary);
        assert.equal(record?.posted?.date, job.posted);
        assert.deepEqual(record?.skills, job.skills);
        for (const sentence of job.description) {
          assert.ok(record?.descriptionText?.includes(sentence), sentence);
        }
      }
    });

    it(`has a definition for ${name} that passes the check`, () => {
      const { extraction } = sourceOf(lab);
      assert.deepEqual(extraction === null ? ['none'] : checkExtraction(extraction), []);
    });
  }

  it('gives the example in every field', () => {
    const [record] = crawl(board('html'));
    const { origins, ...fields } = record ?? {};
    assert.deepEqual(fields, {
      externalId: 'python-backend-001',
      title: 'Python 后端工程师',
      company: { name: '星河科技' },
      sourceUrl: `${origin}/jobs/python-backend-001`,
      applyUrl: `${origin}/jobs/python-backend-001/apply`,
      department: '平台部',
      descriptionText: '负责后端平台。\n\n用 FastAPI 与 PostgreSQL 建设招聘数据服务。',
      descriptionHtml: '<p>负责后端平台。</p>\n<p>用 FastAPI 与 PostgreSQL 建设招聘数据服务。</p>',
      employmentText: '全职',
      employmentTypes: ['EMPLOYMENT_TYPE_FULL_TIME'],
      experience: { text: '3-5年', minMonths: 36, maxMonths: 60 },
      education: { text: '本科', level: 'LEVEL_BACHELOR' },
      skills: ['Python', 'FastAPI', 'PostgreSQL'],
      places: [{ text: '杭州', city: '杭州', country: 'CN' }],
      locationText: '杭州',
      salary: {
        text: '15k-25k·13薪',
        minAmount: '15000',
        maxAmount: '25000',
        currencyCode: 'CNY',
        period: 'PERIOD_MONTH',
        monthsMin: 13,
        monthsMax: 13,
        origin: 'ORIGIN_TEXT',
        locale: 'zh-CN',
      },
      posted: { date: '2026-09-01', precision: 'PRECISION_DAY', raw: '2026-09-01' },
    });
    assert.ok(origins?.some(({ field, path }) => field === 'title' && path === '.title'));
  });

  it('knows the frame of a list', () => {
    const list = firstList(board('html'));
    assert.ok(list.kind === 'list');
    assert.equal(list.itemCount, 20);
    assert.equal(list.reportedTotal, 45);
    assert.equal(list.nextUrl, `${origin}/jobs?page=2`);
    assert.equal(list.fingerprint.length, 8);
    assert.equal(list.items[0]?.detailUrl, `${origin}/jobs/python-backend-001`);
  });

  for (const { name, lab } of boards) {
    it(`knows when ${name} has no jobs, and when it only looks so`, () => {
      const empty = firstList({ ...lab, jobs: [] });
      assert.ok(empty.kind === 'list' && empty.isDeclaredEmpty);
      assert.equal(empty.nextUrl, undefined);
      const missing = firstList(lab, { kind: 'empty-list' });
      assert.ok(missing.kind === 'problem');
      assert.equal(missing.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
      assert.deepEqual(missing.changes, [{ path: 'items', reason: 'empty_list' }]);
    });

    it(`stops where ${name} was rebuilt`, () => {
      const list = firstList(lab, { kind: 'changed-structure' });
      assert.ok(list.kind === 'problem');
      assert.equal(list.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
    });

    it(`sees a login page or a challenge in the place of ${name}`, () => {
      const login = firstList(lab, { kind: 'login-page' });
      assert.ok(login.kind === 'problem');
      assert.equal(login.reason, 'FAILURE_REASON_ACCESS_DENIED');
      const challenge = firstList(lab, { kind: 'captcha-page' });
      assert.ok(challenge.kind === 'problem');
      assert.equal(challenge.reason, 'FAILURE_REASON_CAPTCHA_CHALLENGE');
    });
  }

  it('stops at an unknown key in one item', () => {
    const list = firstList(board('json'), { kind: 'unknown-key' });
    assert.ok(list.kind === 'problem');
    assert.deepEqual(list.changes, [{ path: 'items[0].salary_v2', reason: 'unknown_field' }]);
  });

  for (const strategy of ['html', 'structured'] as const) {
    it(`rejects a detail page of the ${strategy} board alone where it lost its data`, () => {
      const lab = board(strategy);
      const reader = createSourceReader(sourceOf(lab));
      const list = firstList(lab);
      const item = list.kind === 'list' ? list.items[0] : undefined;
      assert.ok(item !== undefined);
      const url = item.detailUrl ?? '';
      const changed = reader.readDetail(fetchPage(lab, url, { kind: 'changed-structure' }), item);
      if (strategy === 'structured') assert.equal(changed.kind, 'rejected');
      const login = reader.readDetail(fetchPage(lab, url, { kind: 'login-page' }), item);
      assert.ok(login.kind === 'problem');
      assert.equal(login.reason, 'FAILURE_REASON_ACCESS_DENIED');
    });
  }
});
