import type { FieldReport$Input } from '#libs/proto/gen/jobradar/v1/FieldReport.ts';
import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { exampleOf, type RuleFinding } from './rule-finding.ts';
import { originField, targetOfField, valueAt } from './record-field.ts';
import { unreadComplaint } from './unread-values.ts';

/* How well each rule did, in numbers and in words. */

/** What a rule found, and the records that came of it. */
export interface FoundBy {
  readonly findings: readonly RuleFinding[];
  readonly records: readonly JobRecord$Input[];
}

/** The reports of rules that were tried, item by item. */
export function reportsOfRules({ findings, records }: FoundBy): FieldReport$Input[] {
  return findings.map((finding) => ({
    ...reportOf(finding.target),
    matched: finding.matched,
    missing: finding.missing,
    winningSelectorIndex: mostWins(finding.wins),
    examples: [...finding.examples],
    warnings: warningsOf(finding, records),
  }));
}

/** The reports of rules that were not tried, with the reason. */
export function reportsOfUntried(
  rules: readonly Pick<FieldRule, 'target'>[],
  why: string,
): FieldReport$Input[] {
  return rules.map(({ target }) => ({ ...reportOf(target), warnings: [why] }));
}

/** The reports of what structured data gave: no rule names it, the record's origins do. */
export function reportsOfOrigins(
  record: JobRecord$Input,
  known: readonly FieldReport$Input[],
): FieldReport$Input[] {
  const reports = new Map<string, FieldReport$Input>();
  for (const { field = '', method } of record.origins ?? []) {
    const target = targetOfField(field);
    const isOfData = method === 'METHOD_JSON_LD' || method === 'METHOD_MICRODATA';
    if (!isOfData || target === undefined || reports.has(target)) continue;
    // A fallback was not needed, and its report says so already.
    if (known.some((report) => report.target === target && (report.matched ?? 0) > 0)) continue;
    const complaint = unreadComplaint(target, [record]);
    const value = valueAt(record, field);
    reports.set(target, {
      ...reportOf(target),
      matched: 1,
      examples: value === '' ? [] : [exampleOf([value])],
      warnings: complaint === undefined ? [] : [complaint],
    });
  }
  return [...reports.values()];
}

/** The reports of fields that a posting must have and lacks, by the complaints of its record. */
export function reportsOfLacking(fields: readonly string[]): FieldReport$Input[] {
  const targets = fields.flatMap((field) => targetOfField(field) ?? []);
  return [...new Set(targets)].map((target) => ({
    ...reportOf(target),
    missing: 1,
    warnings: ['every record must have it'],
  }));
}

function reportOf(target: FieldRule['target']): FieldReport$Input {
  return { target, matched: 0, missing: 0, winningSelectorIndex: -1, examples: [], warnings: [] };
}

function mostWins(wins: readonly number[]): number {
  const most = Math.max(0, ...wins);
  return most === 0 ? -1 : wins.indexOf(most);
}

function warningsOf(finding: RuleFinding, records: readonly JobRecord$Input[]): string[] {
  const { target, matched, missing, isOptional } = finding;
  const warnings: string[] = [];
  // What another place gives is no gap: structured data, or the list.
  const isGap = missing > 0 && !isOptional && !isGivenElsewhere(finding, records);
  if (isGap) {
    const all = matched + missing;
    warnings.push(matched === 0 ? `found in none of ${all}` : `lacking in ${missing} of ${all}`);
  }
  const unused = matched === 0 ? [] : unusedSelectors(finding);
  for (const index of unused) warnings.push(`selectors[${index}] gives nothing`);
  const complaint = unreadComplaint(target, records);
  if (complaint !== undefined) warnings.push(complaint);
  return warnings;
}

function isGivenElsewhere(
  { target, key }: RuleFinding,
  records: readonly JobRecord$Input[],
): boolean {
  const field = originField(target, key);
  const isGiven = ({ origins }: JobRecord$Input): boolean =>
    origins?.some((origin) => origin.field === field) === true;
  return records.length > 0 && records.every(isGiven);
}

// Those before one that won: they were tried in vain.
function unusedSelectors({ wins }: RuleFinding): readonly number[] {
  const last = wins.findLastIndex((count) => count > 0);
  return wins.flatMap((count, index) => (count === 0 && index < last ? [index] : []));
}
