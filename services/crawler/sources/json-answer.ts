import { parseJsonPath, valuesAt } from '#libs/extraction/json-path.ts';
import { isNumeral, scalarText } from '#libs/extraction/scalar.ts';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { checkItems, changesOf, type ItemsCheck } from './json-changes.ts';
import { checkObject, type Check } from './json-contract.ts';
import { answerReader } from './json-page.ts';
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
  const itemKeys = itemSteps.flatMap((step) => (step.kind === 'key' ? [step.key] : []));
  const itemsPath = itemKeys.length === 0 ? '$' : itemKeys.join('.');
  const readAnswer = answerReader(json.format, withItems(contract.page, itemKeys, contract.item));
  const readTotal = compileScalar(json.pagination?.totalPath);
  const markPath = json.pagination?.next?.selector ?? json.pagination?.cursor?.path ?? '';
  const readMark = compileScalar(markPath);
  const isOdd = compileOdd(markPath);
  const { zeroTotal = false, emptyItems = false } = extraction.emptyState ?? {};

  return (page, position) => {
    const parsed = readAnswer(page);
    if ('kind' in parsed) return parsed;
    // An answer that is the array itself has no frame.
    const isBare = itemSteps.length === 0;
    const frame = isBare ? noFrame : checkObject(parsed.value, contract.page, itemsPath);
    if (frame.breaches.length > 0) return contractChanged(changesOf(frame.breaches));
    const found = valuesAt(parsed.value, itemSteps);
    const items = itemSteps.at(-1)?.kind === 'all' ? found : found[0];
    if (!Array.isArray(items)) {
      return contractChanged([{ path: itemsPath, reason: 'type_changed' }]);
    }
    const check = checkItems(items, contract.item, itemsPath);
    if (check.changes.length > 0) return contractChanged(check.changes);
    const reportedTotal = countOf(readTotal(parsed.value));
    const isSigned = emptyItems || (zeroTotal && reportedTotal === 0);
    const isDeclaredEmpty = items.length === 0 && isSigned;
    // A later page may be empty: the list became shorter while it was read.
    if (items.length === 0 && !isDeclaredEmpty && position.page === 1) {
      return contractChanged([{ path: itemsPath, reason: 'empty_list' }]);
    }
    const coerced = [...check.coerced.values()].reduce((sum, count) => sum + count, frame.coerced);
    // What is there and cannot be read does not say that no page comes after this one.
    if (isOdd(parsed.value)) return contractChanged([{ path: markPath, reason: 'type_changed' }]);
    const said = readMark(parsed.value);
    // Some say so, instead of saying nothing.
    const mark = said === 'false' ? undefined : said;
    return { kind: 'answer', items, check, reportedTotal, mark, coerced, isDeclaredEmpty };
  };
}

const noFrame: Check = { breaches: [], coerced: 0 };

/** The contract of the page with that of the items in its place: XML is read by both. */
function withItems(
  fields: readonly JsonField[],
  path: readonly string[],
  item: readonly JsonField[],
): readonly JsonField[] {
  const [key, ...rest] = path;
  return fields.map((field) => {
    if (field.name !== key) return field;
    const inner = rest.length === 0 ? item : withItems(field.fields, rest, item);
    return { ...field, fields: [...inner] };
  });
}

function compileScalar(path: string | undefined): (value: unknown) => string | undefined {
  if (path === undefined || path === '') return () => undefined;
  const steps = parseJsonPath(path) ?? [];
  return (value) => scalarText(valuesAt(value, steps)[0]);
}

/** Tells a list or an object that holds something from a place with nothing, or with a text. */
function compileOdd(path: string): (value: unknown) => boolean {
  const steps = path === '' ? [] : (parseJsonPath(path) ?? []);
  return (value) => {
    const found = steps.length === 0 ? undefined : valuesAt(value, steps)[0];
    if (typeof found !== 'object' || found === null || isNumeral(found)) return false;
    return Object.keys(found).length > 0;
  };
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,10}$/u.test(text)) return undefined;
  const count = Number(text);
  return count < 2_147_483_648 ? count : undefined;
}
