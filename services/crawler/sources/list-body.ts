import { isObject, parseJsonPath, type PathStep } from '#libs/extraction/json-path.ts';
import { scalarText } from '#libs/extraction/scalar.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { isLastPage, type PageFacts } from './pagination.ts';

/*
 * Lists that are posted for. The body is the definition's; where the pagination stands in it, the
 * cursor of a page is what is put in: a page number, an offset, or the mark of the last answer. A
 * checkpoint then holds all that the next body needs, whatever the kind.
 */

/** What the cursor of a checkpoint can hold. */
const cursorCharsMax = 4_096;

/** The cursor of the page after one that was read, or why there is none. */
export type NextBody =
  | { readonly kind: 'page'; readonly cursor: string }
  | { readonly kind: 'last' }
  | { readonly kind: 'cursor-too-long' };

/** The bodies of list requests. */
export interface ListBodies {
  /** The body of the page with this cursor; empty = the first page. */
  readonly bodyOf: (cursor: string) => string;
  /** What comes after the page with this cursor. */
  readonly next: (facts: PageFacts, cursor: string) => NextBody;
  readonly isPaged: boolean;
}

/** Compiles the bodies of a definition that posts; undefined where it gets. */
export function compileListBodies(json: JsonExtraction): ListBodies | undefined {
  if (json.method !== 'METHOD_POST') return undefined;
  const { pagination } = json;
  const body: unknown = json.body.trim() === '' ? {} : JSON.parse(json.body);
  const first = JSON.stringify(body);
  if (pagination === null || !pagination.inBody) {
    return { bodyOf: () => first, next: () => ({ kind: 'last' }), isPaged: false };
  }
  const place = placeOf(pagination);
  const start = numberAt(body, place.steps) ?? pagination.page?.first ?? 0;
  return {
    isPaged: true,
    bodyOf(cursor) {
      const isFirst = cursor === '';
      if (isFirst && pagination.cursor) return first;
      const put = pagination.cursor
        ? markLike(cursor)
        : countLike(isFirst ? start : Number(cursor));
      const paged = putAt(body, place.steps, put);
      const { limit } = place;
      return JSON.stringify(
        limit === undefined ? paged : putAt(paged, limit.steps, countLike(limit.size)),
      );
    },
    next(facts, cursor) {
      if (pagination.cursor) {
        const { mark = '' } = facts;
        if (mark.length > cursorCharsMax) return { kind: 'cursor-too-long' };
        return mark === '' ? { kind: 'last' } : { kind: 'page', cursor: mark };
      }
      if (isLastPage(pagination, facts)) return { kind: 'last' };
      const current = /^\d{1,9}$/u.test(cursor) ? Number(cursor) : start;
      return { kind: 'page', cursor: String(current + (pagination.page ? 1 : facts.itemCount)) };
    },
  };
}

interface BodyPlace {
  readonly steps: readonly PathStep[];
  /** Where the page size goes, and what it is. */
  readonly limit: { readonly steps: readonly PathStep[]; readonly size: number } | undefined;
}

function placeOf({ page, offset, cursor, pageSize }: Pagination): BodyPlace {
  const parameter = page?.parameter ?? offset?.parameter ?? cursor?.parameter ?? '';
  const limitParameter = offset?.limitParameter ?? '';
  const isLimited = limitParameter !== '' && pageSize > 0;
  return {
    steps: parseJsonPath(parameter) ?? [],
    limit: isLimited ? { steps: parseJsonPath(limitParameter) ?? [], size: pageSize } : undefined,
  };
}

/** The same value with what is put into this place. */
function putAt(value: unknown, steps: readonly PathStep[], put: Put): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return put(value);
  if (step.kind === 'item') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.map((item, index) => (index === step.index ? putAt(item, rest, put) : item));
  }
  if (step.kind !== 'key') return value;
  const object = isObject(value) ? value : {};
  const inner = Object.hasOwn(object, step.key) ? object[step.key] : undefined;
  // A computed key is always the object's own, whatever its name.
  return { ...object, [step.key]: putAt(inner, rest, put) };
}

/** Makes a value in the type of the one that the body has in its place. */
type Put = (before: unknown) => string | number;

function countLike(count: number): Put {
  return (before) => (typeof before === 'string' ? String(count) : count);
}

function markLike(mark: string): Put {
  const isNumber = /^\d{1,15}$/u.test(mark);
  return (before) => (typeof before === 'number' && isNumber ? Number(mark) : mark);
}

function numberAt(value: unknown, steps: readonly PathStep[]): number | undefined {
  let current = value;
  for (const step of steps) {
    if (step.kind === 'item') current = Array.isArray(current) ? current[step.index] : undefined;
    else if (step.kind === 'key' && isObject(current) && Object.hasOwn(current, step.key)) {
      current = current[step.key];
    } else return undefined;
  }
  const text = scalarText(current) ?? '';
  return /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
}
