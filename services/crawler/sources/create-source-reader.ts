import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import { AppError, type FieldViolation } from '#libs/runtime/errors.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { expandSource } from './expand-source.ts';
import { createHtmlReader } from './html.ts';
import { createJsonReader } from './json-api.ts';
import type { SourceReader } from './source-reader.ts';
import { createStructuredReader } from './structured-data.ts';

/** Compiles the definition of a source; throws DEFINITION_INVALID with the fields at fault. */
export function createSourceReader(stated: Source): SourceReader {
  const source = expandSource(stated);
  const { extraction } = source;
  const violations =
    extraction === null
      ? [{ field: 'source.extraction', description: 'is required' }]
      : checkExtraction(extraction);
  if (extraction === null || violations.length > 0) throw invalid(source, violations);
  if (extraction.html) return createHtmlReader(source, extraction, extraction.html);
  if (extraction.json) return createJsonReader(source, extraction, extraction.json);
  if (extraction.structuredData) {
    return createStructuredReader(source, extraction, extraction.structuredData);
  }
  throw invalid(source, [{ field: 'source.extraction', description: 'has no strategy' }]);
}

function invalid(source: Source, violations: readonly FieldViolation[]): AppError {
  const first = violations[0];
  const why = first === undefined ? '' : `: ${first.field} ${first.description}`;
  const message = `Cannot read with the definition of "${source.name}"${why}`;
  return new AppError('invalid_argument', message, { reason: 'DEFINITION_INVALID', violations });
}
