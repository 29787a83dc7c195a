import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import type { TestSourceRequest } from '#libs/proto/gen/jobradar/v1/TestSourceRequest.ts';
import { invalidFields, type FieldViolation } from '#libs/runtime/errors.ts';
import { checkReach } from '#libs/sources/check-source.ts';
import { isWithinScope, normaliseUrl } from '#libs/sources/url-scope.ts';
import { definitionInvalid } from './checked-source.ts';
import type { SourceDefinition } from './core/source-definition.ts';
import type { SourceRow } from './core/source-view.ts';
import { outsideOf } from './source-refusals.ts';

/** What is to be tried. */
export interface Trial {
  /** Fetched, or where the given page comes from. */
  readonly url: URL;
  /** The page is fetched. */
  readonly isLive: boolean;
}

/** Checks what a request wants to try against the source; throws the error that names the field. */
export function checkTrial(
  row: Pick<SourceRow, 'source_id' | 'definition'>,
  request: TestSourceRequest,
): Trial {
  const { definition } = row;
  const isLive = request.page === 'url';
  const field = isLive ? 'url' : 'content.url';
  const text = (isLive ? request.url : request.content?.url) ?? '';
  const url = normaliseUrl(text);
  if (url === undefined) {
    const description = 'must be an http or https URL without user info';
    throw invalidFields([{ field, description: `is "${text.slice(0, 200)}", ${description}` }]);
  }
  if (!isLive && request.followDetails) {
    const description = 'needs a url: nothing is fetched for a page that is given';
    throw invalidFields([{ field: 'follow_details', description }]);
  }
  if (!isWithinScope(url, definition)) throw outsideOf(row, { field, url });
  const violations = violationsOf(request, definition);
  if (violations.length > 0) throw definitionInvalid(violations);
  return { url, isLive };
}

// A draft is checked as a definition is; the stored one was, when it was stored.
function violationsOf(
  { extraction }: TestSourceRequest,
  scope: SourceDefinition,
): readonly FieldViolation[] {
  if (extraction === null) return [];
  return [...checkExtraction(extraction), ...checkReach(extraction, scope)].map((violation) => {
    return { ...violation, field: violation.field.replace(/^source\./u, '') };
  });
}
