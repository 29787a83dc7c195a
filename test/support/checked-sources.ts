/* Small sources that every check accepts, and what a hostile change of one is. */
import type { FieldRule$Input } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { HtmlExtraction$Input } from '#libs/proto/gen/jobradar/v1/HtmlExtraction.ts';
import type { JsonContract$Input } from '#libs/proto/gen/jobradar/v1/JsonContract.ts';
import type { JsonExtraction$Input } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { Transform$Input } from '#libs/proto/gen/jobradar/v1/Transform.ts';

/** A hostile definition, and the field at fault that its refusal must name. */
export interface HostileDefinition {
  readonly what: string;
  readonly source: Source$Input;
  readonly field: string;
}

/** What every source says. */
export const plain: Source$Input = {
  baseUrl: 'https://acme.test/jobs',
  allowedHosts: ['acme.test'],
  locale: 'en',
  timeZone: 'UTC',
};

/** The rule of the title. */
export const title: FieldRule$Input = { target: 'TARGET_TITLE', selectors: ['.title'] };
/** The rules that every source of HTML needs. */
export const needed: readonly FieldRule$Input[] = [
  { target: 'TARGET_EXTERNAL_ID', selectors: [':scope'], attribute: 'data-job-id' },
  title,
  { target: 'TARGET_COMPANY', selectors: ['.company'] },
  { target: 'TARGET_SOURCE_URL', selectors: ['a'], attribute: 'href' },
];

/** A source of HTML pages that every check accepts, with these changes. */
export function htmlSource(changes: HtmlExtraction$Input = {}): Source$Input {
  return {
    ...plain,
    extraction: { html: { itemSelector: 'li.job', fields: [...needed], ...changes } },
  };
}

/** The contract of its answers. */
export const contract: JsonContract$Input = {
  page: [
    { name: 'items', type: 'JSON_TYPE_ARRAY', itemType: 'JSON_TYPE_OBJECT' },
    { name: 'next', type: 'JSON_TYPE_STRING', nullable: true },
  ],
  item: ['id', 'title', 'company'].map((name) => ({ name, type: 'JSON_TYPE_STRING' })),
};

/** A source of JSON answers that every check accepts, with these changes. */
export function jsonSource(changes: JsonExtraction$Input = {}): Source$Input {
  const fields: FieldRule$Input[] = [
    { target: 'TARGET_EXTERNAL_ID', selectors: ['id'] },
    { target: 'TARGET_TITLE', selectors: ['title'] },
    { target: 'TARGET_COMPANY', selectors: ['company'] },
  ];
  const json = { itemsPath: 'items', fields, detailUrlTemplate: '/jobs/{id}', contract };
  return { ...plain, extraction: { json: { ...json, ...changes } } };
}

/** The HTML source with one more rule. */
export function withRule(rule: FieldRule$Input): Source$Input {
  return htmlSource({ fields: [...needed, rule] });
}

/** The HTML source with a rule that changes a text by these steps. */
export function withTransforms(...transforms: Transform$Input[]): Source$Input {
  return withRule({ target: 'TARGET_DEPARTMENT', selectors: ['.department'], transforms });
}
