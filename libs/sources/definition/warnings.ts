import { expandExtraction, presetParameters } from '#libs/extraction/presets/presets.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import type { Definition } from './parse-definition.ts';

/* What a gateway takes as it is, and its author may not have meant. Paths as in the file. */

type Warn = (field: string, description: string) => void;

/** The warnings about a definition, each with what would end it. */
export function warningsOf(
  { source, authorization }: Definition,
  { privateHosts }: { readonly privateHosts: readonly string[] },
): readonly FieldViolation[] {
  const warnings: FieldViolation[] = [];
  const warn: Warn = (field, description) => warnings.push({ field, description });
  if (authorization === undefined) {
    warn('', 'has no authorization: nothing is fetched before one is granted');
  }
  for (const host of privateHosts) {
    const index = source.allowedHosts.indexOf(host);
    warn(
      `allowed_hosts[${index}]`,
      'is a private address, taken only where JOBRADAR_PRACTICE_HOSTS names it',
    );
  }
  if (source.extraction !== null) warnOfExtraction(source.extraction, warn);
  return warnings;
}

function warnOfExtraction(stated: Extraction, warn: Warn): void {
  if (stated.preset) return warnOfPreset(stated, warn);
  const { html, json, structuredData } = stated;
  if (stated.emptyState === null && !structuredData?.sitemap) {
    warn(
      'extraction',
      'has no empty_state: a list without jobs will stop the source as a changed contract',
    );
  }
  if (html) {
    warnOfPagination(html.pagination, { at: 'extraction.html', warn });
    if (!html.readStructuredData) {
      warnOfTargets([...html.fields, ...html.detailFields], { at: 'extraction.html', warn });
    }
  }
  if (json) {
    warnOfPagination(json.pagination, { at: 'extraction.json', warn });
    warnOfTargets([...json.fields, ...json.detailFields], { at: 'extraction.json', warn });
  }
  if (structuredData?.links) {
    const at = 'extraction.structured_data.links';
    warnOfPagination(structuredData.links.pagination, { at, warn });
  }
}

interface Spot {
  readonly at: string;
  readonly warn: Warn;
}

function warnOfPagination(pagination: Pagination | null, { at, warn }: Spot): void {
  if (pagination === null) {
    return warn(at, 'has no pagination: only the first page of the list is read');
  }
  const path = `${at}.pagination`;
  if (pagination.totalPath === '') {
    warn(
      path,
      'has no total_path: whether a crawl saw every job cannot be compared with what the site says',
    );
  }
  const isCounted = pagination.kind === 'page' || pagination.kind === 'offset';
  if (isCounted && pagination.pageSize === 0) {
    warn(path, 'has no page_size: a short page does not prove the end, one more page is asked for');
  }
}

/** What makes a record useful, beside what every record must have. */
const useful = [
  ['description', ['TARGET_DESCRIPTION', 'TARGET_RESPONSIBILITIES', 'TARGET_QUALIFICATIONS']],
  ['location', ['TARGET_LOCATION', 'TARGET_CITY', 'TARGET_REGION', 'TARGET_COUNTRY']],
  ['posted', ['TARGET_POSTED']],
  ['employment', ['TARGET_EMPLOYMENT']],
  ['salary_text', ['TARGET_SALARY_TEXT', 'TARGET_SALARY_MIN', 'TARGET_SALARY_MAX']],
] as const;

function warnOfTargets(rules: readonly FieldRule[], { at, warn }: Spot): void {
  const targets = new Set<string>(rules.map(({ target }) => target));
  const missing = useful
    .filter(([, ways]) => !ways.some((target) => targets.has(target)))
    .map(([name]) => name);
  if (missing.length === 0) return;
  warn(`${at}.fields`, `has no rule for ${missing.join(', ')}: records will not have it`);
}

function warnOfPreset(stated: Extraction, warn: Warn): void {
  const { preset } = stated;
  if (!preset) return;
  const open = presetParameters(preset.preset).filter(({ name }) => !(name in preset.parameters));
  for (const { name, description, fallback } of open) {
    const value = fallback ?? preset.board;
    warn('extraction.preset', `has no parameter ${name}, so it is "${value}" (${description})`);
  }
  const expanded = expandExtraction(stated);
  if ('extraction' in expanded && expanded.extraction.emptyState === null) {
    warn('extraction', 'has no empty_state: a board without jobs will stop the source');
  }
}
