import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import { checkSelector } from './check-selector.ts';
import type { Complaints } from './complaints.ts';
import { parseDateFormat } from './date-format.ts';
import { parseWordMap } from './word-map.ts';
import { compilePattern } from './safe-pattern.ts';
import { shown } from './shown.ts';

/** Complains about rules that read HTML. */
export function checkHtmlRules(rules: readonly FieldRule[], complaints: Complaints): void {
  checkRules(rules, complaints, (selector, field, at) => {
    if (selector !== ':scope') checkSelector(selector, field, at);
  });
}

/** Complains about rules; `checkOne` judges each selector or path. */
export function checkRules(
  rules: readonly FieldRule[],
  complaints: Complaints,
  checkOne: (selector: string, field: string, complaints: Complaints) => void,
): void {
  const seen = new Map<string, string>();
  for (const [index, rule] of rules.entries()) {
    const at = complaints.at(`[${index}]`);
    checkTarget(rule, seen, at);
    const hasDefault = rule.transforms.some(({ kind }) => kind === 'KIND_DEFAULT');
    if (rule.selectors.length === 0 && !hasDefault) at.add('selectors', 'needs at least one');
    for (const [place, selector] of rule.selectors.entries()) {
      checkOne(selector, `selectors[${place}]`, at);
    }
    for (const [place, transform] of rule.transforms.entries()) {
      checkTransform(transform, at.at(`transforms[${place}]`));
    }
  }
}

function checkTarget(rule: FieldRule, seen: Map<string, string>, complaints: Complaints): void {
  if (rule.target === 'TARGET_UNSPECIFIED') {
    complaints.add('target', 'is required');
    return;
  }
  const needsKey = rule.target === 'TARGET_ATTRIBUTE' || rule.target === 'TARGET_IDENTIFIER';
  if (needsKey && rule.attributeKey === '') {
    complaints.add('attribute_key', `is required for ${rule.target}`);
  }
  if (!needsKey && rule.attributeKey !== '') {
    complaints.add('attribute_key', 'belongs to TARGET_ATTRIBUTE and TARGET_IDENTIFIER only');
  }
  const name = `${rule.target} ${rule.attributeKey}`;
  const first = seen.get(name);
  if (first === undefined) seen.set(name, complaints.path);
  else {
    const path = first.replace(/^source\./, '');
    complaints.add(
      'target',
      `is ${name.trim()} a second time, first in ${path}; list the selectors in one rule`,
    );
  }
}

function checkTransform(transform: Transform, complaints: Complaints): void {
  switch (transform.kind) {
    case 'KIND_UNSPECIFIED':
      complaints.add('kind', 'is required');
      return;
    case 'KIND_REGEX_CAPTURE': {
      const pattern = compilePattern(transform.argument);
      const named = shown(transform.argument);
      if ('complaint' in pattern) complaints.add('argument', `${named} ${pattern.complaint}`);
      else if (pattern.groups === 0) {
        complaints.add('argument', `${named} needs a group to capture, such as (\\d+)`);
      }
      return;
    }
    case 'KIND_PARSE_DATE':
      if (parseDateFormat(transform.argument) === undefined) {
        complaints.add('argument', 'must be a date format of yyyy, MM, dd, HH, mm and ss');
      }
      return;
    case 'KIND_SPLIT':
    case 'KIND_DEFAULT':
      if (transform.argument === '') complaints.add('argument', 'is required');
      return;
    case 'KIND_TRIM':
    case 'KIND_COLLAPSE_SPACE':
    case 'KIND_RESOLVE_URL':
    case 'KIND_STRIP_TAGS':
    case 'KIND_DECODE_ENTITIES':
      return;
    case 'KIND_SHIFT_POINT':
      if (!/^-?(?:[1-9]|1[0-2])$/u.test(transform.argument)) {
        complaints.add('argument', 'must be a number of places from -12 to 12, such as -2');
      }
      return;
    case 'KIND_MAP':
      if (parseWordMap(transform.argument) === undefined) {
        complaints.add('argument', 'must be pairs such as "a=b|c=d", each value named once');
      }
      return;
    case 'KIND_TEMPLATE':
      if (!/\{(?:url)?\}/u.test(transform.argument)) {
        complaints.add('argument', 'needs a "{}" or "{url}" where the value goes');
      }
      return;
  }
}

/** Complains about a field that every record needs and no rule reads. */
export function requireTargets(
  rules: readonly FieldRule[],
  complaints: Complaints,
  options: { readonly hasUrl: boolean },
): void {
  const targets = new Set(rules.map((rule) => rule.target));
  const needed = ['TARGET_EXTERNAL_ID', 'TARGET_TITLE', 'TARGET_COMPANY'] as const;
  for (const target of needed) {
    if (targets.has(target)) continue;
    // A board of one company seldom names it.
    const constant = '{target: TARGET_COMPANY, transforms: [{kind: KIND_DEFAULT, argument: Acme}]}';
    const hint = target === 'TARGET_COMPANY' ? `; a constant will do: ${constant}` : '';
    complaints.add('fields', `needs a rule for ${target}${hint}`);
  }
  if (!options.hasUrl && !targets.has('TARGET_SOURCE_URL')) {
    complaints.add('fields', 'needs a rule for TARGET_SOURCE_URL where nothing links to a detail');
  }
}
