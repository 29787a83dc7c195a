import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import { checkAuthorization, checkDefinition, hostPairs, isPrivateHost } from '../check-source.ts';
import { readDefinition, type Definition, type Refused } from './parse-definition.ts';
import type { DefinitionFormat, FileComplaint } from './read-text.ts';
import { warningsOf } from './warnings.ts';

const scopeKeys = ['base_url', 'allowed_hosts', 'allowed_path_prefixes'] as const;

const ofScope: ReadonlySet<string> = new Set([
  'source.base_url',
  'source.extraction.structured_data.sitemap.url',
  'source.extraction.json.detail_url_template',
]);

/** A definition that a gateway would take, and what its author may want to think about. */
export interface Linted {
  readonly definition: Definition;
  readonly warnings: readonly FileComplaint[];
}

/**
 * Checks a file as a gateway would, without one: form, rules, fields against each other, and the
 * extraction compiled. Whether a private host may be practised on is the installation's to say.
 */
export function lintDefinition(
  text: string,
  { format, nowMs }: { readonly format: DefinitionFormat; readonly nowMs: number },
): Linted | Refused {
  const reading = readDefinition(text, format);
  if (!('definition' in reading)) return reading;
  const { definition, complaints: ofForm, isTouched } = reading;
  const { source, sourceId, authorization, place } = definition;
  const privateHosts = source.allowedHosts.filter((entry) =>
    isPrivateHost(entry.trim().toLowerCase().replace(/:\d+$/, '')),
  );
  const practiceHosts = new Set(hostPairs(privateHosts));
  // Where a scope is not as it was meant, nothing can be said to lie outside of it.
  const isScoped = !scopeKeys.some(isTouched);
  const broken = [
    ...checkDefinition(source, { sourceId, practiceHosts }).filter(
      ({ field }) => isScoped || !ofScope.has(field),
    ),
    ...(source.extraction === null ? [] : checkExtraction(source.extraction)),
    ...(authorization === undefined ? [] : checkAuthorization(authorization, nowMs)),
  ];
  // What could not be read is not there for these checks: its absence is told already.
  const further = broken.map(place).filter(({ path }) => !isTouched(path));
  const complaints = [...ofForm, ...further];
  if (complaints.length > 0) return { complaints: complaints.toSorted((a, b) => a.line - b.line) };
  return { definition, warnings: warningsOf(definition, { privateHosts }).map(place) };
}
