import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { codecOf } from '#libs/proto/load.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { listRulesOf } from '../../services/crawler/core/list-rules.ts';
import { afterListPage, firstPlan, type ListPageFacts } from '../../services/crawler/core/plan.ts';
import { createSeenItems, type SeenItems } from '../../services/crawler/core/seen-items.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type { ListPage, PageProblem } from '../../services/crawler/sources/source-reader.ts';
import { boardSource } from '../../services/targetlab/sources.ts';

interface Part {
  readonly repeat: string;
  readonly times: number;
}

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly body_parts?: readonly (string | Part)[];
}

interface Expected {
  readonly outcome: 'accept' | 'reject_item' | 'contract_changed';
  readonly records?: readonly Readonly<Record<string, unknown>>[];
  readonly rejected?: readonly {
    readonly page: number;
    readonly index: number;
    readonly violations: readonly { readonly field: string; readonly reason: string }[];
  }[];
  readonly changes?: readonly { readonly path: string; readonly reason: string }[];
  readonly run?: { readonly complete: boolean; readonly reason: string };
  readonly counts?: { readonly duplicates?: number; readonly type_coerced?: number };
  readonly contains_not?: Readonly<Record<string, readonly string[]>>;
}

interface Case {
  readonly id: string;
  readonly why?: string;
  readonly input: {
    readonly base_url: string;
    readonly page_size?: number;
    readonly responses: readonly Answer[];
  };
  readonly expected: Expected & { readonly any_of?: readonly Expected[] };
}

function casesOf(path: string): readonly Case[] {
  const file = new URL(path, import.meta.url);
  const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
  return cases;
}

const cases = [...casesOf('../cases/json-api.json'), ...casesOf('../held-out/json-api.json')];

function bodyOf(answer: Answer): string {
  const parts = answer.body_parts ?? [answer.body ?? ''];
  return parts
    .map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times)))
    .join('');
}

interface Reading {
  readonly pages: readonly (ListPage | PageProblem)[];
  /** How the list ended, if it did; pages behind its end are not asked for. */
  readonly listEnd: string;
}

/** Every answer of a case as its reader sees it. */
function readCase({ input }: Case): Reading {
  const host = new URL(input.base_url).host;
  const seedUrl = `${input.base_url}/api/jobs?page=1`;
  const { source } = boardSource({
    id: 'json',
    strategy: 'json',
    host,
    seedUrl,
    hasDetails: false,
    pageSize: input.page_size ?? 20,
  });
  const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
  const definition = codec.decode(codec.encode(source));
  const reader = createSourceReader(definition);
  const rules = listRulesOf(definition, 1_000);
  const seen = createSeenItems();
  let plan = firstPlan;
  let itemsBefore = 0;
  const pages = input.responses.map((answer, index) => {
    const pageUrl = `${input.base_url}/api/jobs?page=${index + 1}`;
    const list = reader.readList(
      {
        url: pageUrl,
        text: bodyOf(answer),
        contentType: answer.headers['content-type'] ?? '',
        observedAt: '2026-11-30T02:00:00Z',
      },
      { page: index + 1, itemsBefore, pageUrl },
    );
    if (list.kind === 'list') {
      itemsBefore += list.itemCount;
      plan = afterListPage(plan, factsOf(list, { url: pageUrl, seen }), rules);
    }
    return list;
  });
  return { pages, listEnd: plan.page === 0 ? plan.listEnd : 'LIST_END_OPEN' };
}

function factsOf(
  list: ListPage,
  { url, seen }: { readonly url: string; readonly seen: SeenItems },
): ListPageFacts {
  const known = list.records.filter(({ externalId }) => !seen.add(externalId ?? '')).length;
  const filter = Buffer.alloc(8);
  return {
    url,
    itemCount: list.itemCount,
    newItems: list.itemCount - list.duplicates - known,
    nextUrl: list.nextUrl,
    cursor: list.cursor,
    reportedTotal: list.reportedTotal,
    fingerprint: list.fingerprint,
    itemMarks: Buffer.alloc(0),
    filterFingerprint: filter,
    nextFilterFingerprint: filter,
  };
}

const proofs = ['TOTAL_REACHED', 'NO_NEXT_PAGE', 'SHORT_LAST_PAGE'];

/** The words of the cases for what a record says. */
function shown(record: JobRecord$Input | undefined): Readonly<Record<string, unknown>> {
  const marks = new Set(['text_cleaned', 'type_coerced']);
  const { salary } = record ?? {};
  return {
    external_id: record?.externalId,
    source_url: record?.sourceUrl,
    title: record?.title,
    company: record?.company?.name,
    city: record?.places?.[0]?.city ?? null,
    published_at: record?.posted?.date ?? null,
    description_text: record?.descriptionText,
    description_html: record?.descriptionHtml,
    skills: record?.skills ?? [],
    flags: (record?.flags ?? []).filter((flag) => marks.has(flag)),
    salary:
      salary === undefined || salary === null
        ? null
        : {
            min: salary.minAmount,
            max: salary.maxAmount,
            currency: salary.currencyCode,
            period: String(salary.period).replace('PERIOD_', ''),
            months_min: salary.monthsMin,
            months_max: salary.monthsMax,
          },
  };
}

function check({ pages, listEnd }: Reading, expected: Expected): void {
  const problem = pages.find((page) => page.kind === 'problem');
  if (expected.outcome === 'contract_changed') {
    assert.equal(problem?.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
    assert.deepEqual(problem.changes, expected.changes);
    return;
  }
  assert.equal(problem, undefined);
  if (expected.run !== undefined) {
    const end = listEnd.replace('LIST_END_', '');
    assert.equal(end, expected.run.reason.toUpperCase());
    assert.equal(proofs.includes(end), expected.run.complete);
  }
  const lists = pages.filter((page) => page.kind === 'list');
  const records = lists.flatMap((list) => list.records);
  assert.equal(records.length, expected.records?.length);
  for (const [index, wanted] of (expected.records ?? []).entries()) {
    const found = shown(records[index]);
    for (const [key, value] of Object.entries(wanted)) assert.deepEqual(found[key], value, key);
  }
  const rejected = lists.flatMap((list, page) => {
    return list.rejected.map((item) => ({
      page: page + 1,
      index: item.index,
      violations: item.violations.map(({ field, description }) => ({
        field: field.replace(/^(?:item|record)\./u, ''),
        reason: description,
      })),
    }));
  });
  assert.deepEqual(rejected, expected.rejected ?? []);
  const duplicates = lists.reduce((sum, list) => sum + list.duplicates, 0);
  assert.equal(duplicates, expected.counts?.duplicates ?? 0);
  if (expected.counts?.type_coerced !== undefined) {
    const coerced = lists.reduce((sum, list) => sum + list.coerced, 0);
    assert.equal(coerced, expected.counts.type_coerced);
  }
  for (const [key, texts] of Object.entries(expected.contains_not ?? {})) {
    for (const text of texts) assert.ok(!String(shown(records[0])[key]).includes(text), text);
  }
}

describe('strict reading of a JSON API', () => {
  for (const one of cases) {
    it(`${one.why ?? 'takes every item'} (${one.id})`, () => {
      const reading = readCase(one);
      const choices = one.expected.any_of ?? [one.expected];
      const failures = choices.flatMap((expected) => {
        try {
          check(reading, expected);
          return [];
        } catch (error) {
          return [error];
        }
      });
      if (failures.length === choices.length) throw failures[0];
    });
  }
});
