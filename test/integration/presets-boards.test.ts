import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import { presetSite } from '#libs/extraction/presets/presets.ts';
import { codecOf } from '#libs/proto/load.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type {
  ListPage,
  PageProblem,
  PageText,
} from '../../services/crawler/sources/source-reader.ts';
import { atsKinds, atsListPath, type AtsKind } from '../../services/targetlab/core/ats/ats-kind.ts';
import { spoil } from '../../services/targetlab/core/body-fault.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { generateJobs } from '../../services/targetlab/core/generate-jobs.ts';
import type { Board } from '../../services/targetlab/core/job.ts';
import { route } from '../../services/targetlab/core/route.ts';
import { boardSource } from '../../services/targetlab/sources.ts';
import { assertAtsRecord, titleKeys } from '../support/ats-expectation.ts';
import { labBoard } from '../support/lab-board.ts';

const host = '127.0.0.1:8090';
const origin = `http://${host}`;

function boardOf(kind: AtsKind, changes: Partial<Board> = {}): Board {
  const jobs = generateJobs({ seed: 3, count: 23 });
  return labBoard(kind, { origin, jobs, pageSize: 10, ...changes });
}

function sourceOf(board: Board, kind: AtsKind): Source {
  const { source } = boardSource({ ...board, host, seedUrl: `${origin}${atsListPath(kind)}` });
  const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
  return codec.decode(codec.encode(source));
}

function fetchPage(board: Board, url: string, fault?: FaultKind): PageText {
  const plain = route(board, url.slice(origin.length));
  const answer = fault === undefined ? plain : spoil(plain, fault);
  const observedAt = '2026-11-30T02:00:00.000000Z';
  return { url, text: answer.body, contentType: answer.contentType, observedAt };
}

function firstList(kind: AtsKind, fault?: FaultKind, changes: Partial<Board> = {}) {
  const board = boardOf(kind, changes);
  const reader = createSourceReader(sourceOf(board, kind));
  const url = reader.firstUrl(`${origin}${atsListPath(kind)}`);
  const position = { page: 1, itemsBefore: 0, pageUrl: url };
  const list: ListPage | PageProblem = reader.readList(fetchPage(board, url, fault), position);
  return { board, reader, list };
}

/** Reads the whole board as a crawl does, without a network. */
function crawl(kind: AtsKind): readonly JobRecord$Input[] {
  const board = boardOf(kind);
  const reader = createSourceReader(sourceOf(board, kind));
  const records: JobRecord$Input[] = [];
  let url: string | undefined = reader.firstUrl(`${origin}${atsListPath(kind)}`);
  for (let page = 1; url !== undefined && records.length < board.jobs.length; page += 1) {
    assert.ok(page <= 5, 'the list ends');
    const position = { page, itemsBefore: records.length, pageUrl: url };
    const list: ListPage | PageProblem = reader.readList(fetchPage(board, url), position);
    assert.ok(list.kind === 'list', JSON.stringify(list));
    assert.deepEqual(list.rejected, []);
    records.push(...list.records);
    for (const item of list.items) {
      const detail = reader.readDetail(fetchPage(board, item.detailUrl ?? ''), item);
      assert.ok(detail.kind === 'record', JSON.stringify(detail));
      records.push(detail.record);
    }
    url = list.nextUrl;
  }
  return records;
}

describe('reading of the practice boards of providers', () => {
  for (const kind of atsKinds) {
    it(`takes every job of the ${kind} board, each field as the board shows it`, () => {
      const { jobs } = boardOf(kind);
      const records = crawl(kind);
      assert.equal(records.length, jobs.length);
      for (const [index, job] of jobs.entries()) {
        assertAtsRecord(kind, records[index], { job, origin });
        assert.equal(records[index]?.flags?.includes('type_coerced') ?? false, false);
      }
    });

    it(`has a board at the same place as ${kind} has its own`, () => {
      const { extraction } = sourceOf(boardOf(kind), kind);
      assert.ok(extraction?.preset);
      assert.deepEqual(checkExtraction(extraction), []);
      const site = new URL(presetSite(extraction.preset)?.baseUrl ?? '');
      assert.equal(`${site.pathname}${site.search}`, atsListPath(kind));
    });

    const changed: readonly { when: string; fault: FaultKind }[] = [
      { when: 'it has a key that nobody agreed on', fault: { kind: 'unknown-key' } },
      { when: 'its list is empty without a word', fault: { kind: 'empty-list' } },
      {
        when: 'a field has another name',
        fault: { kind: 'renamed-field', name: titleKeys[kind], to: 'headline' },
      },
      { when: 'a field is gone', fault: { kind: 'missing-field', name: titleKeys[kind] } },
    ];
    for (const { when, fault } of changed) {
      it(`sees that the ${kind} board changed when ${when}`, () => {
        const { list } = firstList(kind, fault);
        assert.ok(list.kind === 'problem', list.kind);
        assert.equal(list.reason, 'FAILURE_REASON_CONTRACT_CHANGED', list.message);
      });
    }

    it(`rejects the one job of the ${kind} board that lacks a field`, () => {
      const name = titleKeys[kind];
      const { list } = firstList(kind, { kind: 'missing-field', name, inFirstOnly: true });
      assert.ok(list.kind === 'list', JSON.stringify(list));
      assert.deepEqual(
        list.rejected.map(({ index }) => index),
        [0],
      );
    });

    it(`sees a login page or a challenge in the place of the ${kind} board`, () => {
      const login = firstList(kind, { kind: 'login-page' }).list;
      assert.ok(login.kind === 'problem');
      assert.equal(login.reason, 'FAILURE_REASON_ACCESS_DENIED');
      const challenge = firstList(kind, { kind: 'captcha-page' }).list;
      assert.ok(challenge.kind === 'problem');
      assert.equal(challenge.reason, 'FAILURE_REASON_CAPTCHA_CHALLENGE');
    });
  }

  for (const kind of ['greenhouse', 'bamboohr'] as const) {
    it(`believes ${kind} that a board has no jobs, as its total says so`, () => {
      const { list } = firstList(kind, undefined, { jobs: [] });
      assert.ok(list.kind === 'list' && list.isDeclaredEmpty);
    });
  }

  for (const kind of ['lever', 'ashby', 'smartrecruiters', 'recruitee', 'personio'] as const) {
    it(`takes an empty list of ${kind} for a board without jobs only where it was told to`, () => {
      const { list } = firstList(kind, undefined, { jobs: [] });
      assert.ok(list.kind === 'problem');
      assert.deepEqual(
        list.changes.map(({ reason }) => reason),
        ['empty_list'],
      );
      const board = boardOf(kind, { jobs: [] });
      const source = sourceOf(board, kind);
      const preset = source.extraction?.preset;
      assert.ok(source.extraction && preset);
      const parameters = { ...preset.parameters, empty: 'accept' };
      const extraction = { ...source.extraction, preset: { ...preset, parameters } };
      const reader = createSourceReader({ ...source, extraction });
      const url = reader.firstUrl(`${origin}${atsListPath(kind)}`);
      const told = reader.readList(fetchPage(board, url), {
        page: 1,
        itemsBefore: 0,
        pageUrl: url,
      });
      assert.ok(told.kind === 'list' && told.isDeclaredEmpty, JSON.stringify(told));
    });
  }

  it('takes a posting that Ashby does not list for withdrawn', () => {
    const { list } = firstList('ashby');
    assert.ok(list.kind === 'list');
    assert.deepEqual(
      list.evidence.map(({ kind, quote }) => ({ kind, quote })),
      [{ kind: 'KIND_WITHDRAWN', quote: 'isListed: false' }],
    );
  });

  it('says that the company of a feed without names is the definition’s word', () => {
    const [record] = crawl('lever');
    const origins = record?.origins?.filter(({ field }) => field === 'company.name');
    assert.deepEqual(origins, [{ field: 'company.name', method: 'METHOD_DEFINITION', path: '' }]);
  });
});
