import { parseDateFormat } from '#libs/extraction/date-format.ts';
import { compilePattern, type SafePattern } from '#libs/extraction/safe-pattern.ts';
import { parseWordMap } from '#libs/extraction/word-map.ts';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import { absoluteUrl } from '../core/extract/canonical-url.ts';
import { collapseSpace, tidyLines } from '../core/extract/text.ts';
import { decodeReferences } from './character-references.ts';
import { parseFragment, visibleText } from './dom.ts';

/** Changes the values that a rule found; no values in may become one by a default. */
export type Transformer = (values: readonly string[], baseUrl: string) => readonly string[];

/** A pattern looks at the beginning of a text only: fields are short. */
const patternCharsMax = 10_000;
/** A date is shorter; what is looked through is not the page. */
const dateCharsMax = 200;
/** More of them are no list of a posting. */
const valuesMax = 1_000;
/** A template may name its value often; what it makes is no longer than a text may be. */
const filledCharsMax = 100_000;

/** Compiles the steps of a rule, applied in order. */
export function compileTransforms(transforms: readonly Transform[]): Transformer {
  const steps = transforms.map(compileOne);
  return (values, baseUrl) =>
    steps.reduce((current, step) => step(current, baseUrl).slice(0, valuesMax), values);
}

function compileOne({ kind, argument }: Transform): Transformer {
  switch (kind) {
    case 'KIND_UNSPECIFIED':
      return (values) => values;
    case 'KIND_TRIM':
      return (values) => values.map((value) => value.trim());
    case 'KIND_COLLAPSE_SPACE':
      return (values) => values.map(collapseSpace);
    case 'KIND_REGEX_CAPTURE': {
      const pattern = compilePattern(argument);
      if ('complaint' in pattern) return () => [];
      return (values) => values.flatMap((value) => capture(pattern, value));
    }
    case 'KIND_RESOLVE_URL':
      return (values, baseUrl) => values.flatMap((value) => absoluteUrl(value, baseUrl) ?? []);
    case 'KIND_PARSE_DATE': {
      const read = parseDateFormat(argument);
      return (values) => values.flatMap((value) => read?.(value.slice(0, dateCharsMax)) ?? []);
    }
    case 'KIND_SPLIT':
      return (values) => values.flatMap((value) => value.split(argument, valuesMax));
    case 'KIND_STRIP_TAGS':
      return (values) => values.map((value) => tidyLines(visibleText(parseFragment(value))));
    case 'KIND_DEFAULT':
      return (values) => (values.some((value) => value.trim() !== '') ? values : [argument]);
    case 'KIND_DECODE_ENTITIES':
      return (values) => values.map(decodeReferences);
    case 'KIND_SHIFT_POINT':
      return (values) => values.flatMap((value) => shiftPoint(value, Number(argument)) ?? []);
    case 'KIND_MAP': {
      const words = parseWordMap(argument);
      return (values) => values.map((value) => words?.get(value.trim()) ?? value);
    }
    case 'KIND_TEMPLATE':
      return (values) => values.flatMap((value) => fill(argument, value));
  }
}

/** Moves the point by digits, as a number of binary fractions would not keep them. */
function shiftPoint(value: string, places: number): string | undefined {
  const parts = /^\s*(?<sign>-?)(?<whole>\d{1,30})(?:\.(?<part>\d{1,30}))?\s*$/u.exec(value);
  if (parts?.groups === undefined) return undefined;
  const { sign = '', whole = '', part = '' } = parts.groups;
  const zeros = '0'.repeat(Math.abs(places));
  const digits = zeros + whole + part + zeros;
  const point = zeros.length + whole.length + places;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/u, '');
  const right = digits.slice(point).replace(/0+$/u, '');
  return `${sign}${left}${right === '' ? '' : `.${right}`}`;
}

function fill(template: string, value: string): readonly string[] {
  // A value that is half a character cannot stand in a URL.
  if (!value.isWellFormed()) return [];
  const holes = template.split(/\{(?:url)?\}/u).length - 1;
  // Encoded, a character may take nine.
  if (template.length + holes * value.length * 9 > filledCharsMax) return [];
  return [
    template.replace(/\{(?:url)?\}/gu, (hole) =>
      hole === '{}' ? value : encodeURIComponent(value),
    ),
  ];
}

function capture(pattern: SafePattern, value: string): readonly string[] {
  const group = pattern.capture(value.slice(0, patternCharsMax));
  return group === undefined ? [] : [group];
}
