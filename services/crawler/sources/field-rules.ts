import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { RawField, RawJob, RawValue, Description } from '../core/extract/raw-job.ts';
import { tidyLines } from '../core/extract/text.ts';
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
  readonly transform: Transformer;
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
  return {
    field: rawFieldOf(rule.target),
    key: rule.attributeKey,
    isOptional: rule.optional,
    transform: compileTransforms(rule.transforms),
  };
}

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

/** Selectors are tried in order; the first that gives a value wins. */
function readRule(rule: HtmlRule, scope: ParentNode, baseUrl: string): Found | undefined {
  for (const { path, test } of rule.places) {
    const elements = elementsOf(scope, test, rule.field === 'skills');
    const texts = elements.flatMap((element) => textsOf(rule, element));
    const values = presentValues(rule.transform(texts, baseUrl));
    if (values.length === 0) continue;
    const value: RawValue = { ...valueOf(rule, values), method: 'METHOD_SELECTOR', path };
    if (rule.field !== 'description') return { value };
    return { value, description: descriptionOf(rule, elements, values) };
  }
  return undefined;
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
  const [element] = elements;
  const isPlain = rule.attribute === '' && element !== undefined;
  const text = values.join('\n\n');
  // Transforms changed the text, so the markup of the element no longer says the same.
  const isChanged = isPlain && tidyLines(visibleText(element)) !== text;
  return isPlain && !isChanged ? describeNode(element) : describeText(text);
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
