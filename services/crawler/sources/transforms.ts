import { parseDateFormat } from '#libs/extraction/date-format.ts';
import { compilePattern } from '#libs/extraction/safe-pattern.ts';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';
import { absoluteUrl } from '../core/extract/canonical-url.ts';
import { collapseSpace, tidyLines } from '../core/extract/text.ts';
import { parseFragment, visibleText } from './dom.ts';

/** Changes the values that a rule found; no values in may become one by a default. */
export type Transformer = (values: readonly string[], baseUrl: string) => readonly string[];

/** A pattern looks at the beginning of a text only: fields are short. */
const patternCharsMax = 10_000;

/** Compiles the steps of a rule, applied in order. */
export function compileTransforms(transforms: readonly Transform[]): Transformer {
  const steps = transforms.map(compileOne);
  return (values, baseUrl) => steps.reduce((current, step) => step(current, baseUrl), values);
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
      if (!(pattern instanceof RegExp)) return () => [];
      return (values) => values.flatMap((value) => capture(pattern, value));
    }
    case 'KIND_RESOLVE_URL':
      return (values, baseUrl) => values.flatMap((value) => absoluteUrl(value, baseUrl) ?? []);
    case 'KIND_PARSE_DATE': {
      const read = parseDateFormat(argument);
      return (values) => values.flatMap((value) => read?.(value) ?? []);
    }
    case 'KIND_SPLIT':
      return (values) => values.flatMap((value) => value.split(argument));
    case 'KIND_STRIP_TAGS':
      return (values) => values.map((value) => tidyLines(visibleText(parseFragment(value))));
    case 'KIND_DEFAULT':
      return (values) => (values.some((value) => value.trim() !== '') ? values : [argument]);
  }
}

function capture(pattern: RegExp, value: string): readonly string[] {
  const group = pattern.exec(value.slice(0, patternCharsMax))?.[1];
  return group === undefined ? [] : [group];
}
