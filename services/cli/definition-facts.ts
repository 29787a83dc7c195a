import { expandExtraction } from '#libs/extraction/presets/presets.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Definition } from '#libs/sources/definition/parse-definition.ts';
import type { SelectorFacts } from './core/report-text.ts';
import type { RuleFacts } from './core/rule-text.ts';

/** What a report is told against. */
export interface DefinitionFacts {
  /** In the order in which a report has them. */
  readonly rules: readonly RuleFacts[];
  readonly items: SelectorFacts | undefined;
  /** What finds the detail page of an item. */
  readonly link: SelectorFacts | undefined;
}

type LineOf = (path: string) => number | undefined;

/** What a definition says about its items and fields; with lines where it came from a file. */
export function definitionFacts(
  stated: Extraction | null,
  definition: Definition | undefined,
): DefinitionFacts {
  const expanded = stated === null ? undefined : expandExtraction(stated);
  if (expanded === undefined || 'complaints' in expanded) {
    return { rules: [], items: undefined, link: undefined };
  }
  // The rules of a preset stand in no file.
  const isOfFile = definition !== undefined && !stated?.preset;
  const lineOf: LineOf = (path) =>
    isOfFile
      ? definition.place({ field: `source.extraction.${path}`, description: '' }).line
      : undefined;
  const { html, json, structuredData } = expanded.extraction;
  const lists = [
    ['html.fields', html?.fields],
    ['json.fields', json?.fields],
    ['html.detail_fields', html?.detailFields],
    ['json.detail_fields', json?.detailFields],
    ['structured_data.fallback_fields', structuredData?.fallbackFields],
  ] as const;
  const rules = lists.flatMap(([path, list = []]) =>
    list.map((rule, index) => ruleFacts(rule, lineOf(`${path}[${index}].selectors`))),
  );
  return {
    rules,
    items: itemsFacts(expanded.extraction, lineOf),
    link: linkFacts(expanded.extraction, lineOf),
  };
}

function ruleFacts(rule: FieldRule, line: number | undefined): RuleFacts {
  const { target, attributeKey, selectors, optional, transforms } = rule;
  const hasDefault = transforms.some(({ kind }) => kind === 'KIND_DEFAULT');
  return { target, attributeKey, selectors, optional, hasDefault, line };
}

function itemsFacts(
  { html, json, structuredData }: Extraction,
  lineOf: LineOf,
): SelectorFacts | undefined {
  if (html) {
    const line = lineOf('html.item_selector');
    return { key: 'item_selector', text: html.itemSelector, line };
  }
  if (json) return { key: 'items_path', text: json.itemsPath, line: lineOf('json.items_path') };
  if (!structuredData?.links) return undefined;
  const line = lineOf('structured_data.links.link_selector');
  return { key: 'link_selector', text: structuredData.links.linkSelector, line };
}

function linkFacts({ html, json }: Extraction, lineOf: LineOf): SelectorFacts | undefined {
  if (html?.detailLinkSelector) {
    const line = lineOf('html.detail_link_selector');
    return { key: 'detail_link_selector', text: html.detailLinkSelector, line };
  }
  if (!json?.detailUrlTemplate) return undefined;
  const line = lineOf('json.detail_url_template');
  return { key: 'detail_url_template', text: json.detailUrlTemplate, line };
}
