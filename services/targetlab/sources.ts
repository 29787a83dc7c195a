import { presetParameters } from '#libs/extraction/presets/presets.ts';
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonContract$Input } from '#libs/proto/gen/jobradar/v1/JsonContract.ts';
import type { Extraction$Input } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { boardCompany, boardToken } from './core/ats/facts.ts';
import { isAtsKind, type AtsKind } from './core/ats/ats-kind.ts';
import type { Strategy } from './core/job.ts';

/** What a definition depends on. */
export interface BoardAddress {
  readonly id: string;
  readonly strategy: Strategy;
  /** `host:port`. */
  readonly host: string;
  readonly seedUrl: string;
  readonly hasDetails: boolean;
  readonly pageSize: number;
}

/** The source definition that reads a practice board, and the id to register it under. */
export function boardSource(board: BoardAddress): { sourceId: string; source: Source$Input } {
  const sourceId = `targetlab-${board.id}`;
  return {
    sourceId,
    source: {
      displayName: `TargetLab ${board.id}`,
      baseUrl: board.seedUrl,
      allowedHosts: [board.host],
      locale: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      country: 'CN',
      extraction: extractionOf(board),
      politeness: {
        requestsPerSecond: 50,
        burst: 20,
        maxConcurrentFetches: 4,
        maxActiveCrawls: 4,
      },
    },
  };
}

function extractionOf(board: BoardAddress): Extraction$Input {
  const { strategy } = board;
  if (isAtsKind(strategy)) return presetOf(strategy, board.pageSize);
  switch (strategy) {
    case 'html':
      return board.hasDetails ? htmlWithDetails : htmlWithoutDetails;
    case 'json':
      return jsonApi(board.pageSize);
    case 'search':
      return searchApi(board.pageSize);
    case 'structured':
      return structuredData;
    case 'microdata':
      return microdata;
    case 'sitemap':
      return sitemapOf(board.seedUrl);
  }
}

/** The preset of the board's provider, as its user would name it. */
function presetOf(preset: AtsKind, pageSize: number): Extraction$Input {
  const taken = new Set(presetParameters(preset).map(({ name }) => name));
  const wanted = { company: boardCompany, page_size: String(pageSize) };
  const parameters = Object.entries(wanted).filter(([name]) => taken.has(name));
  return { preset: { preset, board: boardToken, parameters: Object.fromEntries(parameters) } };
}

const trim = { kind: 'KIND_COLLAPSE_SPACE' } as const;

function text(
  target: `TARGET_${string}` & FieldRule$Input['target'],
  selector: string,
): FieldRule$Input {
  return { target, selectors: [selector], transforms: [trim] };
}

/** Read on the detail page, or on the card where there is none. */
const facts: readonly FieldRule$Input[] = [
  text('TARGET_TITLE', '.title'),
  text('TARGET_COMPANY', '.company'),
  text('TARGET_LOCATION', '.city'),
  text('TARGET_SALARY_TEXT', '.salary'),
  { target: 'TARGET_POSTED', selectors: ['.posted time', '.posted'], attribute: 'datetime' },
  text('TARGET_SKILLS', '.skills li'),
  text('TARGET_EMPLOYMENT', '.employment'),
  text('TARGET_EXPERIENCE', '.experience'),
  text('TARGET_EDUCATION', '.education'),
  text('TARGET_DEPARTMENT', '.department'),
  { target: 'TARGET_DESCRIPTION', selectors: ['.description'] },
];

const externalId: FieldRule$Input = {
  target: 'TARGET_EXTERNAL_ID',
  selectors: [':scope'],
  attribute: 'data-job-id',
};

const pagination = { next: { selector: 'a.next' }, totalPath: '.summary .total' };

const htmlWithDetails: Extraction$Input = {
  html: {
    itemSelector: 'li.job',
    fields: [
      externalId,
      text('TARGET_TITLE', '.title'),
      text('TARGET_COMPANY', '.company'),
      text('TARGET_LOCATION', '.city'),
      text('TARGET_SALARY_TEXT', '.salary'),
    ],
    pagination,
    detailLinkSelector: '.title a',
    detailFields: [
      ...facts,
      { target: 'TARGET_APPLY_URL', selectors: ['a.apply'], attribute: 'href' },
    ],
  },
  emptyState: { selector: '.no-jobs' },
};

const htmlWithoutDetails: Extraction$Input = {
  html: {
    itemSelector: 'li.job',
    fields: [
      externalId,
      { target: 'TARGET_SOURCE_URL', selectors: [':scope'], attribute: 'data-job-url' },
      ...facts,
    ],
    pagination,
  },
  emptyState: { selector: '.no-jobs' },
};

const jsonContract: JsonContract$Input = {
  page: [
    { name: 'total', type: 'JSON_TYPE_INTEGER' },
    { name: 'items', type: 'JSON_TYPE_ARRAY', itemType: 'JSON_TYPE_OBJECT' },
  ],
  item: [
    { name: 'external_id', type: 'JSON_TYPE_STRING', maxChars: 200, identity: true },
    { name: 'title', type: 'JSON_TYPE_STRING', maxChars: 500 },
    { name: 'company', type: 'JSON_TYPE_STRING', maxChars: 300 },
    { name: 'city', type: 'JSON_TYPE_STRING', nullable: true, maxChars: 300 },
    { name: 'salary', type: 'JSON_TYPE_STRING', nullable: true, maxChars: 200 },
    { name: 'published_at', type: 'JSON_TYPE_STRING', nullable: true },
    { name: 'description', type: 'JSON_TYPE_STRING', nullable: true, maxChars: 100_000 },
    {
      name: 'skills',
      type: 'JSON_TYPE_ARRAY',
      itemType: 'JSON_TYPE_STRING',
      maxItems: 100,
      maxChars: 100,
    },
  ],
};

function jsonApi(pageSize: number): Extraction$Input {
  return {
    json: {
      itemsPath: 'items',
      fields: [
        { target: 'TARGET_EXTERNAL_ID', selectors: ['external_id'] },
        { target: 'TARGET_TITLE', selectors: ['title'] },
        { target: 'TARGET_COMPANY', selectors: ['company'] },
        { target: 'TARGET_LOCATION', selectors: ['city'], optional: true },
        { target: 'TARGET_SALARY_TEXT', selectors: ['salary'], optional: true },
        { target: 'TARGET_POSTED', selectors: ['published_at'], optional: true },
        { target: 'TARGET_DESCRIPTION', selectors: ['description'], optional: true },
        { target: 'TARGET_SKILLS', selectors: ['skills[*]'], optional: true },
      ],
      pagination: { page: { parameter: 'page', first: 1 }, totalPath: 'total', pageSize },
      // No detail contract: the template only says where the posting is for people.
      detailUrlTemplate: '/jobs/{external_id}',
      contract: jsonContract,
    },
    emptyState: { zeroTotal: true },
  };
}

/** The same items, posted for page by page with the cursor of the answer before. */
function searchApi(pageSize: number): Extraction$Input {
  const { json, ...rest } = jsonApi(pageSize);
  return {
    ...rest,
    json: {
      ...json,
      method: 'METHOD_POST',
      body: '{"query":"","after":null}',
      pagination: {
        cursor: { path: 'next', parameter: 'after' },
        totalPath: 'total',
        pageSize,
        inBody: true,
      },
      contract: {
        ...jsonContract,
        page: [
          ...(jsonContract.page ?? []),
          { name: 'next', type: 'JSON_TYPE_STRING', nullable: true },
        ],
      },
    },
  };
}

const structuredData: Extraction$Input = {
  structuredData: {
    links: { linkSelector: 'a.opening', pagination: { next: { selector: 'a[rel=next]' } } },
  },
  emptyState: { selector: '.no-jobs' },
};

const microdata: Extraction$Input = {
  ...structuredData,
  structuredData: { ...structuredData.structuredData, readMicrodata: true },
};

function sitemapOf(url: string): Extraction$Input {
  return {
    structuredData: { sitemap: { url, pathPrefixes: ['/careers/'] } },
    emptyState: { zeroTotal: true },
  };
}
