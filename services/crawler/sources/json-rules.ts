import { parseJsonPath, valuesAt, type PathStep } from '#libs/extraction/json-path.ts';
import { scalarText } from '#libs/extraction/scalar.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Description, RawJob, RawValue } from '../core/extract/raw-job.ts';
import {
  compileRule,
  joinedDescription,
  joinedValue,
  presentValues,
  type CompiledRule,
} from './field-rules.ts';
import { describeText } from './sanitize.ts';

interface JsonRule extends CompiledRule {
  readonly places: readonly { readonly path: string; readonly steps: readonly PathStep[] }[];
}

/** Reads the fields of an item or of a detail answer. */
export type JsonFieldReader = (value: unknown, baseUrl: string) => RawJob;

/** Compiles rules whose selectors are paths. */
export function compileJsonRules(rules: readonly FieldRule[]): JsonFieldReader {
  const compiled: readonly JsonRule[] = rules.map((rule) => ({
    ...compileRule(rule),
    places: rule.selectors.map((path) => ({ path, steps: parseJsonPath(path) ?? [] })),
  }));
  return (value, baseUrl) => {
    const values: RawValue[] = [];
    let description: Description | undefined;
    for (const rule of compiled) {
      const found = readRule(rule, value, baseUrl);
      if (found === undefined) continue;
      values.push(found);
      // Each section on its own: one may be a heading, and the next one markup.
      if (rule.field !== 'description') continue;
      description = joinedDescription(found.values.map(describeText));
    }
    return {
      values,
      flags: [],
      repairs: [],
      ...(description === undefined ? {} : { description }),
    };
  };
}

function readRule(rule: JsonRule, value: unknown, baseUrl: string): RawValue | undefined {
  const { field, key } = rule;
  const all: RawValue[] = [];
  for (const { path, steps } of rule.places) {
    const texts = valuesAt(value, steps).flatMap(textsOf);
    const values = presentValues(rule.transform(texts, baseUrl));
    if (values.length === 0) continue;
    const found: RawValue = { field, key, values, method: 'METHOD_API', path };
    if (!rule.joins) return found;
    all.push(found);
  }
  return joinedValue(all) ?? rule.fallback(baseUrl);
}

/** Scalars and lists of them; an object has no text of its own. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => scalarText(item) ?? []);
  const text = scalarText(value);
  return text === undefined ? [] : [text];
}

/** Fills `{path}` of a URL template from an item; undefined where a part is missing. */
export function fillTemplate(template: string, item: unknown): string | undefined {
  let isWhole = true;
  const filled = template.replace(/\{(?<path>[^{}]*)\}/gu, (_, path: string) => {
    const text = scalarText(valuesAt(item, parseJsonPath(path) ?? [])[0]);
    // A template is filled with ids, which cannot lead out of their part of the path.
    if (text === undefined || text === '' || !text.isWellFormed() || /^\.{1,2}$/u.test(text)) {
      isWhole = false;
      return '';
    }
    return encodeURIComponent(text);
  });
  return isWhole ? filled : undefined;
}
