import { expandExtraction } from '#libs/extraction/presets/presets.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

/** The source with its preset written out; one whose preset cannot be stays as it is. */
export function expandSource(source: Source): Source {
  if (source.extraction === null) return source;
  const expanded = expandExtraction(source.extraction);
  return 'extraction' in expanded ? { ...source, extraction: expanded.extraction } : source;
}
