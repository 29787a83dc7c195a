import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { RawField, RawJob, RawValue, Description } from '../core/extract/raw-job.ts';
import { clip, tidyLines } from '../core/extract/text.ts';
import {
  attributeOf,
  compileSelector,
  findAll,
  findFirst,
  isTag,
  visibleText,
  type Element,
  type ElementTest,
  type ParentNode,
} from './dom.ts';
import { describeNode, describeText } from './sanitize.ts';
import { compileTransforms, type Transformer } from './transforms.ts';

/** A rule ready to be applied to any page. */
export interface CompiledRule {
  readonly field: RawField;
  readonly key: string;
  readonly isOptional: boolean;
  /** What all places give counts, and not what the first gives that gives anything. */
  readonly joins: boolean;
  /** Without the defaults: one that came first would keep the other selectors from being tried. */
  readonly transform: Transformer;
  /** What the definition itself gives where no selector gives anything. */
  readonly fallback: (baseUrl: string) => RawValue | undefined;
}

interface HtmlRule extends CompiledRule {
  readonly attribute: string;
  readonly places: readonly { readonly path: string; readonly test: ElementTest | 'scope' }[];
}

/** Reads all fields of a scope: an item of a list, or a whole page. */
export interface RuleSet {
  readonly rules: readonly CompiledRule[];
  read(scope: ParentNode, baseUrl: string): RawJob;
}

/** What all rules share, whatever they read. */
export function compileRule(rule: FieldRule): CompiledRule {
  const named = { field: rawFieldOf(rule.target), key: rule.attributeKey };
  const found = rule.transforms.filter(({ kind }) => kind !== 'KIND_DEFAULT');
  const whole = compileTransforms(rule.transforms);
  return {
    ...named,
    isOptional: rule.optional,
    joins: rule.join,
    transform: compileTransforms(found),
    fallback(baseUrl) {
      if (found.length === rule.transforms.length) return undefined;
      const values = presentValues(whole([], baseUrl));
      if (values.length === 0) return undefined;
      return { ...named, values, method: 'METHOD_DEFINITION', path: '' };
    },
  };
}

/** One value of those that the places of a joining rule gave; undefined where none gave any. */
export function joinedValue(found: readonly RawValue[]): RawValue | undefined {
  const [first] = found;
  if (first === undefined || found.length === 1) return first;
  const path = clip(found.map((value) => value.path).join(', '), pathCharsMax);
  return { ...first, values: found.flatMap(({ values }) => values), path };
}

/** Longest path of a FieldOrigin. */
const pathCharsMax = 512;

/** TARGET_SALARY_TEXT is the raw field salary_text. */
export function rawFieldOf(target: FieldRule['target']): RawField {
  const name = target.slice('TARGET_'.length).toLowerCase();
  return name as RawField;
}

/** Compiles rules that read HTML. */
export function compileHtmlRules(rules: readonly FieldRule[]): RuleSet {
  const compiled: readonly HtmlRule[] = rules.map((rule) => ({
    ...compileRule(rule),
    attribute: rule.attribute.toLowerCase(),
    places: rule.selectors.map((path) => ({
      path,
      test: path === ':scope' ? ('scope' as const) : compileSelector(path),
    })),
  }));
  return { rules: compiled, read: (scope, baseUrl) => readAll(compiled, scope, baseUrl) };
}

function readAll(rules: readonly HtmlRule[], scope: ParentNode, baseUrl: string): RawJob {
  const values: RawValue[] = [];
  let description: Description | undefined;
  for (const rule of rules) {
    const found = readRule(rule, scope, baseUrl);
    if (found === undefined) continue;
    values.push(found.value);
    description = found.description ?? description;
  }
  return {
    values,
    flags: [],
    repairs: [],
    ...(description === undefined ? {} : { description }),
  };
}

interface Found {
  readonly value: RawValue;
  readonly description?: Description;
}

/** Selectors are tried in order; the first that gives a value wins, unless all are joined. */
function readRule(rule: HtmlRule, scope: ParentNode, baseUrl: string): Found | undefined {
  const all: Found[] = [];
  for (const place of rule.places) {
    const found = readPlace(rule, place, { scope, baseUrl });
    if (found !== undefined && !rule.joins) return found;
    if (found !== undefined) all.push(found);
  }
  const value = joinedValue(all.map((found) => found.value)) ?? rule.fallback(baseUrl);
  if (value === undefined) return undefined;
  if (rule.field !== 'description') return { value };
  const parts = all.flatMap(({ description }) => description ?? []);
  if (parts.length === 0) return { value, description: describeText(value.values.join('\n\n')) };
  return { value, description: joinedDescription(parts) };
}

function readPlace(
  rule: HtmlRule,
  { path, test }: HtmlRule['places'][number],
  { scope, baseUrl }: { readonly scope: ParentNode; readonly baseUrl: string },
): Found | undefined {
  const elements = elementsOf(scope, test, rule.joins || rule.field === 'skills');
  const texts = elements.flatMap((element) => textsOf(rule, element));
  const values = presentValues(rule.transform(texts, baseUrl));
  if (values.length === 0) return undefined;
  const value: RawValue = { ...valueOf(rule, values), method: 'METHOD_SELECTOR', path };
  if (rule.field !== 'description') return { value };
  return { value, description: descriptionOf(rule, elements, values) };
}

function elementsOf(
  scope: ParentNode,
  test: ElementTest | 'scope',
  takesAll: boolean,
): readonly Element[] {
  if (test === 'scope') return isTag(scope) ? [scope] : [];
  if (takesAll) return findAll(scope, test);
  const first = findFirst(scope, test);
  return first === undefined ? [] : [first];
}

const dateFields: ReadonlySet<RawField> = new Set(['posted', 'valid_through', 'start_date']);
const isTime = compileSelector('time[datetime]');

function textsOf(rule: HtmlRule, element: Element): readonly string[] {
  if (rule.attribute !== '') {
    const value = attributeOf(element, rule.attribute);
    if (value !== undefined) return [value];
    // A date keeps its visible text as the second best.
    return dateFields.has(rule.field) ? [visibleText(element)] : [];
  }
  if (!dateFields.has(rule.field)) return [tidyLines(visibleText(element))];
  // A machine-readable attribute wins over visible text, which often shows a repost.
  const time = isTime(element) ? element : findFirst(element, isTime);
  const stated = time === undefined ? undefined : attributeOf(time, 'datetime');
  return [stated ?? visibleText(element)];
}

function descriptionOf(
  rule: HtmlRule,
  elements: readonly Element[],
  values: readonly string[],
): Description {
  const text = values.join('\n\n');
  const shown = presentValues(elements.map((element) => tidyLines(visibleText(element))));
  // Transforms changed the text, or an attribute holds it: the elements' markup says another.
  if (rule.attribute !== '' || shown.join('\n\n') !== text) return describeText(text);
  return joinedDescription(elements.map(describeNode));
}

/** One description of several sections, in order. */
export function joinedDescription(parts: readonly Description[]): Description {
  const html = parts.map((part) => part.html).join('\n');
  return { html, text: parts.map((part) => part.text).join('\n\n') };
}

/** Field, key and values of a rule that found something. */
export function valueOf(
  rule: CompiledRule,
  values: readonly string[],
): Pick<RawValue, 'field' | 'key' | 'values'> {
  return { field: rule.field, key: rule.key, values };
}

/** Without the empty ones. */
export function presentValues(values: readonly string[]): readonly string[] {
  return values.filter((value) => value.trim() !== '');
}
