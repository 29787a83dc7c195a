import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import { checkSelector } from './check-selector.ts';
import type { Complaints } from './complaints.ts';
import { parseDateFormat } from './date-format.ts';
import { compilePattern, hasGroup } from './safe-pattern.ts';

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
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const at = complaints.at(`[${index}]`);
    checkTarget(rule, seen, at);
    if (rule.selectors.length === 0) at.add('selectors', 'needs at least one');
    for (const [place, selector] of rule.selectors.entries()) {
      checkOne(selector, `selectors[${place}]`, at);
    }
    for (const [place, transform] of rule.transforms.entries()) {
      checkTransform(transform, at.at(`transforms[${place}]`));
    }
  }
}

function checkTarget(rule: FieldRule, seen: Set<string>, complaints: Complaints): void {
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
  if (seen.has(name)) complaints.add('target', 'is set twice; list the selectors in one rule');
  seen.add(name);
}

function checkTransform(transform: Transform, complaints: Complaints): void {
  switch (transform.kind) {
    case 'KIND_UNSPECIFIED':
      complaints.add('kind', 'is required');
      return;
    case 'KIND_REGEX_CAPTURE': {
      const pattern = compilePattern(transform.argument);
      if (!(pattern instanceof RegExp)) complaints.add('argument', pattern.complaint);
      else if (!hasGroup(pattern)) complaints.add('argument', 'needs a group to capture');
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
    if (!targets.has(target)) complaints.add('fields', `needs a rule for ${target}`);
  }
  if (!options.hasUrl && !targets.has('TARGET_SOURCE_URL')) {
    complaints.add('fields', 'needs a rule for TARGET_SOURCE_URL where nothing links to a detail');
  }
}
