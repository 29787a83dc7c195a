import type { FieldReport } from '#libs/proto/gen/jobradar/v1/FieldReport.ts';
import { columns, oneLine } from './columns.ts';
import { lower } from './quantity-text.ts';

/* How well each rule of a definition did, as people read it: a table, and what is amiss. */

/** What a rule of the definition says. */
export interface RuleFacts {
  readonly target: string;
  /** Of an attribute or identifier; empty for the other targets. */
  readonly attributeKey: string;
  /** Selectors of HTML, paths of JSON. */
  readonly selectors: readonly string[];
  readonly optional: boolean;
  /** It gives a value of its own where no selector does. */
  readonly hasDefault: boolean;
  /** Of the definition's file; undefined where there is none. */
  readonly line: number | undefined;
}

interface RuleReport {
  readonly report: FieldReport;
  /** Undefined: what structured data gave, or what a record lacks. */
  readonly rule: RuleFacts | undefined;
}

const exampleWidth = 40;
const selectorWidth = 40;
const selectorsWidth = 100;

/** The table of the rules, and a line for each warning; nothing where there are no reports. */
export function ruleLines(
  reports: readonly FieldReport[],
  rules: readonly RuleFacts[],
): readonly string[] {
  if (reports.length === 0) return [];
  const paired = pairs(reports, rules);
  const lines = columns([
    ['Field', 'found', 'missing', 'read by', 'first values'],
    ...paired.map(rowOf),
  ]);
  return [...lines, ...warningLines(paired)];
}

/** Whether any rule was tried: one that was not has neither found nor missed anything. */
export function isAnyTried(reports: readonly FieldReport[]): boolean {
  return reports.some(({ matched, missing }) => matched + missing > 0);
}

/** Selectors or paths as text, each in quotes. */
export function selectorsText(selectors: readonly string[]): string {
  return oneLine(selectors.map((one) => JSON.stringify(one)).join(', '), selectorsWidth);
}

/** " (line 7)"; empty where there is no line. */
export function lineText(line: number | undefined): string {
  return line === undefined ? '' : ` (line ${line})`;
}

/** Reports come in the order of the definition's rules; those beyond are of no rule. */
function pairs(reports: readonly FieldReport[], rules: readonly RuleFacts[]): RuleReport[] {
  const open = [...rules];
  return reports.map((report) => {
    const at = open.findIndex(({ target }) => target === report.target);
    const [rule] = at < 0 ? [] : open.splice(at, 1);
    return { report, rule };
  });
}

function rowOf(one: RuleReport): readonly string[] {
  const { report, rule } = one;
  const { matched, missing, examples } = report;
  return [
    nameOf(one),
    String(matched),
    missing > 0 && rule?.optional === true ? `${missing} (optional)` : String(missing),
    matched === 0 ? '-' : readBy(one),
    examples.map((example) => JSON.stringify(oneLine(example, exampleWidth))).join(' '),
  ];
}

function nameOf({ report, rule }: RuleReport): string {
  const name = lower(report.target, 'TARGET_').replaceAll(' ', '_');
  return rule === undefined || rule.attributeKey === '' ? name : `${name} ${rule.attributeKey}`;
}

/** The selector that won, and its place where it was not the only one. */
function readBy({ report, rule }: RuleReport): string {
  const winner = report.winningSelectorIndex;
  if (rule === undefined) return 'structured data';
  const selector = rule.selectors[winner];
  if (selector === undefined) return rule.hasDefault ? 'definition' : 'structured data';
  const count = rule.selectors.length;
  const text = oneLine(selector, selectorWidth);
  return count > 1 ? `${text} (${winner + 1} of ${count})` : text;
}

/** Each warning once, with the fields that it is about. */
function warningLines(paired: readonly RuleReport[]): readonly string[] {
  const fields = new Map<string, string[]>();
  for (const one of paired) {
    for (const warning of one.report.warnings) {
      const words = wordsOf(warning, one);
      fields.set(words, [...(fields.get(words) ?? []), nameOf(one)]);
    }
  }
  return [...fields].map(([words, names]) => `  ! ${names.join(', ')}: ${words}`);
}

function wordsOf(warning: string, { report, rule }: RuleReport): string {
  const isNowhere = report.matched === 0 && report.missing > 0 && rule !== undefined;
  if (isNowhere && rule.selectors.length > 0 && warning.startsWith('found in none')) {
    return `${warning} by ${selectorsText(rule.selectors)}${lineText(rule.line)}`;
  }
  // What the API calls by a field of its request, the command line has an option for.
  return warning.replace('set follow_details', 'ask for --details');
}
