import { parseJsonPath, valuesAt } from '#libs/extraction/json-path.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import { checkItems, changesOf, type ItemsCheck } from './json-changes.ts';
import { checkObject } from './json-contract.ts';
import { readJson } from './json-page.ts';
import { scalarText } from './json-text.ts';
import { contractChanged } from './page-result.ts';
import type { ListPosition, PageProblem, PageText } from './source-reader.ts';

/** The items of an answer that holds its contract, and what it says of the list. */
export interface JsonAnswer {
  readonly kind: 'answer';
  readonly items: readonly unknown[];
  readonly check: ItemsCheck;
  readonly reportedTotal: number | undefined;
  /** URL or cursor of the next page, as the answer gives it. */
  readonly mark: string | undefined;
  /** Values of another type that were taken without loss. */
  readonly coerced: number;
  readonly isDeclaredEmpty: boolean;
}

/** Reads list answers against the contract. */
export type JsonAnswerReader = (page: PageText, position: ListPosition) => JsonAnswer | PageProblem;

/** Compiles the paths of the frame of a list answer. */
export function compileJsonAnswer(extraction: Extraction, json: JsonExtraction): JsonAnswerReader {
  const contract = json.contract ?? { page: [], item: [] };
  const itemSteps = parseJsonPath(json.itemsPath) ?? [];
  const itemsPath = itemSteps.flatMap((step) => (step.kind === 'key' ? [step.key] : [])).join('.');
  const readTotal = compileScalar(json.pagination?.totalPath);
  const readMark = compileScalar(
    json.pagination?.next?.selector ?? json.pagination?.cursor?.path ?? '',
  );
  const isZeroEmpty = extraction.emptyState?.zeroTotal === true;

  return (page, position) => {
    const parsed = readJson(page);
    if ('kind' in parsed) return parsed;
    const frame = checkObject(parsed.value, contract.page, itemsPath);
    if (frame.breaches.length > 0) return contractChanged(changesOf(frame.breaches));
    const found = valuesAt(parsed.value, itemSteps);
    const items = itemSteps.at(-1)?.kind === 'all' ? found : found[0];
    if (!Array.isArray(items)) {
      return contractChanged([{ path: itemsPath, reason: 'type_changed' }]);
    }
    const check = checkItems(items, contract.item, itemsPath);
    if (check.changes.length > 0) return contractChanged(check.changes);
    const reportedTotal = countOf(readTotal(parsed.value));
    const isDeclaredEmpty = items.length === 0 && isZeroEmpty && reportedTotal === 0;
    // A later page may be empty: the list became shorter while it was read.
    if (items.length === 0 && !isDeclaredEmpty && position.page === 1) {
      return contractChanged([{ path: itemsPath, reason: 'empty_list' }]);
    }
    const coerced = [...check.coerced.values()].reduce((sum, count) => sum + count, frame.coerced);
    const mark = readMark(parsed.value);
    return { kind: 'answer', items, check, reportedTotal, mark, coerced, isDeclaredEmpty };
  };
}

function compileScalar(path: string | undefined): (value: unknown) => string | undefined {
  if (path === undefined || path === '') return () => undefined;
  const steps = parseJsonPath(path) ?? [];
  return (value) => scalarText(valuesAt(value, steps)[0]);
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,10}$/u.test(text)) return undefined;
  const count = Number(text);
  return count < 2_147_483_648 ? count : undefined;
}
