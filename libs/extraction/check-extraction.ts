import type { FieldViolation } from '#libs/runtime/errors.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { HtmlExtraction } from '#libs/proto/gen/jobradar/v1/HtmlExtraction.ts';
import type { StructuredDataExtraction } from '#libs/proto/gen/jobradar/v1/StructuredDataExtraction.ts';
import { nearestWord } from '#libs/words/nearest-word.ts';
import { checkJson } from './check-json.ts';
import { checkPagination } from './check-pagination.ts';
import { checkHtmlRules, requireTargets } from './check-rules.ts';
import { checkSelector } from './check-selector.ts';
import { checkSigns } from './check-signs.ts';
import { checkSitemap } from './check-sitemap.ts';
import { complaintsInto, type Complaints } from './complaints.ts';
import { expandExtraction } from './presets/presets.ts';

/**
 * Compiles a definition and lists all that is wrong with it, each with a path that begins with
 * `source.extraction`; a definition without violations can be read by a crawler.
 */
export function checkExtraction(stated: Extraction): readonly FieldViolation[] {
  const expanded = expandExtraction(stated);
  if ('complaints' in expanded) {
    return expanded.complaints.map((complaint) => {
      return { ...complaint, field: `source.${complaint.field}` };
    });
  }
  const { extraction } = expanded;
  const violations: FieldViolation[] = [];
  const complaints = complaintsInto(violations, 'source.extraction');
  checkStrategy(extraction, complaints);
  checkSigns(extraction, complaints);
  for (const [index, name] of extraction.requiredFields.entries()) {
    if (!recordFields.has(name)) {
      const meant = nearestWord(name, recordFields);
      const help = meant === undefined ? '' : `; did you mean "${meant}"?`;
      complaints.add(`required_fields[${index}]`, `"${name}" is no field of a job record${help}`);
    }
  }
  return violations;
}

function checkStrategy(extraction: Extraction, complaints: Complaints): void {
  switch (extraction.strategy) {
    case 'html':
      if (extraction.html) checkHtml(extraction.html, complaints.at('html'));
      return;
    case 'json':
      if (extraction.json) checkJson(extraction.json, complaints.at('json'));
      return;
    case 'structuredData':
      if (extraction.structuredData) {
        checkStructured(extraction.structuredData, complaints.at('structured_data'));
      }
      return;
    case 'browser':
      complaints.add('browser', 'is not supported yet');
      return;
    case 'preset':
    case undefined:
      complaints.add('', 'needs one of html, json, structured_data, preset');
  }
}

function checkHtml(html: HtmlExtraction, complaints: Complaints): void {
  if (html.itemSelector === '') complaints.add('item_selector', 'is required');
  else checkSelector(html.itemSelector, 'item_selector', complaints);
  if (html.fields.length === 0) complaints.add('fields', 'needs at least one');
  checkHtmlRules(html.fields, complaints.at('fields'));
  checkHtmlRules(html.detailFields, complaints.at('detail_fields'));
  checkPagination(html.pagination, complaints.at('pagination'), {
    reference: checkSelector,
    isJson: false,
  });
  const hasDetails = html.detailLinkSelector !== '';
  if (hasDetails && html.detailLinkSelector !== ':scope') {
    checkSelector(html.detailLinkSelector, 'detail_link_selector', complaints);
  }
  if (!hasDetails && (html.detailFields.length > 0 || html.readStructuredData)) {
    complaints.add('detail_link_selector', 'is required where detail pages are read');
  }
  // Structured data of the detail page can bring every required field.
  if (html.readStructuredData) return;
  requireTargets([...html.fields, ...html.detailFields], complaints, { hasUrl: hasDetails });
}

function checkStructured(structured: StructuredDataExtraction, complaints: Complaints): void {
  if (structured.sitemap) checkSitemap(structured.sitemap, complaints.at('sitemap'));
  else if (!structured.links) complaints.add('', 'needs one of links, sitemap');
  if (structured.links) {
    const at = complaints.at('links');
    if (structured.links.linkSelector === '') at.add('link_selector', 'is required');
    else checkSelector(structured.links.linkSelector, 'link_selector', at);
    checkPagination(structured.links.pagination, at.at('pagination'), {
      reference: checkSelector,
      isJson: false,
    });
  }
  checkHtmlRules(structured.fallbackFields, complaints.at('fallback_fields'));
}

const recordFields: ReadonlySet<string> = new Set(
  (
    'external_id source_url title company apply_url description_text description_html ' +
    'places location_text workplace employment_types contract employment_text salary ' +
    'posted valid_through department function seniority industry experience education ' +
    'skills responsibilities qualifications benefits work_hours start_date openings ' +
    'language'
  ).split(' '),
);
