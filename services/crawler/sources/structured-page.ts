import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { RawJob } from '../core/extract/raw-job.ts';
import { choosePosting, levelsMax } from '../core/extract/structured/choose-posting.ts';
import { scanJson } from '../core/extract/structured/json-scan.ts';
import { rawPosting } from '../core/extract/structured/raw-posting.ts';
import { isDataType } from './data-scripts.ts';
import { attributeOf, findAll, scriptText, type Document } from './dom.ts';
import { describeText } from './sanitize.ts';
import type { PageText } from './source-reader.ts';

/** What the structured data of a page says. */
export type StructuredReading =
  | { readonly kind: 'job'; readonly job: RawJob }
  | { readonly kind: 'list'; readonly links: readonly string[]; readonly flags: readonly string[] }
  | { readonly kind: 'none'; readonly flags: readonly string[] }
  /** It is there and cannot be read, which is not the same as a page without a job. */
  | { readonly kind: 'broken'; readonly flags: readonly string[] };

/** A block longer than this is refused before it is looked at. */
const blockCharsMax = 2 * 1_024 * 1_024;

/** The texts of the JSON-LD blocks of a page that was parsed. */
export function dataScriptsIn(document: Document): readonly string[] {
  return findAll(document, isDataScript).map(scriptText);
}

/** Reads the posting of a page from its JSON-LD blocks. */
export function readStructuredData(
  scripts: readonly string[],
  page: PageText,
  source: Pick<Source, 'locale' | 'country'>,
): StructuredReading {
  const blocks: unknown[] = [];
  const flags = new Set<string>();
  const repairs: string[] = [];
  for (const script of scripts) {
    const block = parseBlock(script);
    for (const flag of block.flags) flags.add(flag);
    repairs.push(...block.repairs);
    if (block.kind === 'value') blocks.push(block.value);
  }
  const choice = choosePosting(blocks, page.url);
  if (choice.kind === 'posting') {
    const job = rawPosting(choice.node, {
      locale: source.locale,
      sourceCountry: source.country === '' ? null : source.country,
      method: 'METHOD_JSON_LD',
      describe: describeText,
    });
    const marks = [...new Set([...job.flags, ...choice.flags, ...flags])];
    return { kind: 'job', job: { ...job, flags: marks, repairs } };
  }
  if (choice.kind === 'list') return { ...choice, flags: [...flags] };
  const isBroken = [...flags].some((flag) => brokenFlags.has(flag));
  if (isBroken) return { kind: 'broken', flags: [...flags] };
  return { kind: 'none', flags: [...choice.flags, ...flags] };
}

const brokenFlags = new Set(['jsonld_broken', 'jsonld_too_deep', 'jsonld_too_large']);

function isDataScript(element: Parameters<typeof attributeOf>[0]): boolean {
  return element.name === 'script' && isDataType(attributeOf(element, 'type'));
}

interface BlockMarks {
  readonly flags: readonly string[];
  readonly repairs: readonly string[];
}
type Block = BlockMarks &
  ({ readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'none' });

/** Parses one block strictly; what cannot be parsed harms only itself. */
function parseBlock(raw: string): Block {
  const refused = (flag: string): Block => ({ kind: 'none', flags: [flag], repairs: [] });
  if (raw.length > blockCharsMax) return refused('jsonld_too_large');
  const text = raw.trim();
  if (text === '') return { kind: 'none', flags: [], repairs: [] };
  const shape = scanJson(text, levelsMax);
  if (shape.depth > levelsMax) return refused('jsonld_too_deep');
  try {
    const value: unknown = JSON.parse(text);
    return {
      kind: 'value',
      value,
      flags: shape.hasDuplicateKey ? ['duplicate_key'] : [],
      repairs: [],
    };
  } catch {
    return refused('jsonld_broken');
  }
}
