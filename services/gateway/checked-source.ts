import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import type { Politeness } from '#libs/proto/gen/jobradar/v1/Politeness.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { codecOf } from '#libs/proto/load.ts';
import { invalidFields, type AppError, type FieldViolation } from '#libs/runtime/errors.ts';
import { checkDefinition, hostPairs, type DefinitionContext } from '#libs/sources/check-source.ts';
import { normaliseUrl } from '#libs/sources/url-scope.ts';
import type { SourceColumns } from './adapters/source-store.ts';
import { definitionOf, type SourceDefinition } from './core/source-definition.ts';

const codec = codecOf<object, Source>('jobradar.v1.Source');

/** A source as the wire gives it, with every field that this release knows. */
export function wholeSource(source: object): Source {
  return codec.decode(codec.encode(source));
}

/** The definition of a source that passes every check; throws what is wrong with it. */
export function checkedDefinition(source: Source, context: DefinitionContext): SourceDefinition {
  const complaints = checkDefinition(source, context);
  if (complaints.length > 0) throw invalidFields(complaints);
  const broken = brokenExtraction(source);
  if (broken.length > 0) throw definitionInvalid(broken);
  return storedForm(source);
}

/** The definition of a source as it is stored, whether it passes the checks or not. */
export function storedForm(source: Source): SourceDefinition {
  // In the one form in which seeds are compared: a crawl that names none begins there.
  const baseUrl = normaliseUrl(source.baseUrl)?.href ?? source.baseUrl;
  return definitionOf({ ...source, baseUrl });
}

/** What of an extraction does not compile, by the paths of its fields. */
export function brokenExtraction({
  extraction,
}: Pick<Source, 'extraction'>): readonly FieldViolation[] {
  return extraction === null ? [] : checkExtraction(extraction);
}

/** The error of a definition that cannot be used; `before` begins its sentence. */
export function definitionInvalid(broken: readonly FieldViolation[], before = ''): AppError {
  return invalidFields(broken, { reason: 'DEFINITION_INVALID', before });
}

/** What the table of sources holds beside a definition, taken from it. */
export function columnsOf(definition: SourceDefinition): SourceColumns {
  return {
    definition,
    hosts: hostPairs(definition.allowedHosts),
    slots: definition.politeness?.maxActiveCrawls || 1,
    politenessKeyKind: siteKeyKind(definition.politeness),
  };
}

function siteKeyKind(politeness: Politeness | null): string {
  const kind = politeness?.siteKey ?? 'SITE_KEY_UNSPECIFIED';
  return kind === 'SITE_KEY_UNSPECIFIED' ? 'HOST' : kind.slice('SITE_KEY_'.length);
}
