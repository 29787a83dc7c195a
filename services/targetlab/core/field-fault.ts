import type { Answer } from './answer.ts';
import { changedMarkup } from './markup-fault.ts';

/* Faults of single fields: in JSON and XML by key or element, in pages as markup-fault.ts says. */

/** A change of the value of every field of a name; undefined takes the field away. */
type Change = (name: string, value: unknown) => readonly [name: string, value: unknown] | undefined;

/** The answer without the fields of this name: in all items, or in the first that has one. */
export function withoutField(answer: Answer, name: string, inFirstOnly: boolean): Answer {
  let isDone = false;
  return changed(answer, name, (field, value) => {
    if (inFirstOnly && isDone) return [field, value];
    isDone = true;
    return undefined;
  });
}

/** The answer with another name for these fields. */
export function withRenamedField(answer: Answer, name: string, to: string): Answer {
  return changed(answer, name, (_, value) => [to, value]);
}

/** The answer with another value in these fields. */
export function withField(answer: Answer, name: string, value: number | string | null): Answer {
  return changed(answer, name, (field) => [field, value]);
}

/** The answer with a key that nobody agreed on, in the first item of its list. */
export function withUnknownField(answer: Answer): Answer {
  if (!isJson(answer)) {
    return {
      ...answer,
      body: answer.body.replace(/<position>/u, '<position><salaryV2>1</salaryV2>'),
    };
  }
  const [first, ...rest] = listIn(parse(answer));
  const item = { salary_v2: { min: 1, max: 2 }, ...(isObject(first) ? first : {}) };
  return { ...answer, body: JSON.stringify(withList(parse(answer), [item, ...rest])) };
}

/** The answer with an empty list, whatever total it reports. */
export function withEmptyList(answer: Answer): Answer {
  if (!isJson(answer)) {
    return { ...answer, body: answer.body.replace(/<position>.*<\/position>/su, '') };
  }
  return { ...answer, body: JSON.stringify(withList(parse(answer), [])) };
}

function changed(answer: Answer, name: string, change: Change): Answer {
  if (isJson(answer)) {
    return { ...answer, body: JSON.stringify(inValue(parse(answer), name, change)) };
  }
  if (answer.contentType.startsWith('text/html')) {
    return { ...answer, body: changedPage(answer.body, name, change) };
  }
  const element = new RegExp(`<${name}(?:/>|>(?<text>.*?)</${name}>)`, 'gsu');
  const body = answer.body.replace(element, (_, text: string | undefined) => {
    const [to, value] = change(name, text ?? '') ?? [];
    return to === undefined ? '' : `<${to}>${wordOf(value)}</${to}>`;
  });
  return { ...answer, body };
}

function changedPage(body: string, name: string, change: Change): string {
  return changedMarkup(body, name, {
    change(text) {
      const entry = change(name, text);
      return entry && { name: entry[0], value: wordOf(entry[1]) };
    },
    inJson: (json) => JSON.stringify(inValue(JSON.parse(json), name, change)),
  });
}

function inValue(value: unknown, name: string, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inValue(item, name, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key !== name) return [[key, inValue(inner, name, change)] as const];
    const entry = change(key, inner);
    return entry === undefined ? [] : [entry];
  });
  return Object.fromEntries(entries);
}

/** The list of an answer: itself, or the first array among its keys. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const list = isObject(value) ? Object.values(value).find(Array.isArray) : undefined;
  return Array.isArray(list) ? list : [];
}

function withList(value: unknown, list: readonly unknown[]): unknown {
  if (!isObject(value)) return list;
  const key = Object.keys(value).find((name) => Array.isArray(value[name]));
  return key === undefined ? value : { ...value, [key]: list };
}

/** A plain value as markup has it. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isJson({ contentType }: Answer): boolean {
  return contentType.startsWith('application/json');
}

function parse({ body }: Answer): unknown {
  return JSON.parse(body);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
