import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

/** What of a source its user sets; stored as it is, in revisions. */
export type SourceDefinition = Pick<
  Source,
  | 'displayName'
  | 'baseUrl'
  | 'allowedHosts'
  | 'allowedPathPrefixes'
  | 'extraction'
  | 'politeness'
  | 'crawlDefaults'
  | 'locale'
  | 'timeZone'
  | 'country'
>;

/** The part of a source that is stored, hosts in the form in which they are compared. */
export function definitionOf(source: Source): SourceDefinition {
  return {
    displayName: source.displayName,
    baseUrl: source.baseUrl,
    allowedHosts: source.allowedHosts.map((entry) => entry.trim().toLowerCase()),
    allowedPathPrefixes: source.allowedPathPrefixes,
    extraction: source.extraction,
    politeness: source.politeness,
    crawlDefaults: source.crawlDefaults,
    locale: source.locale,
    timeZone: source.timeZone,
    country: source.country,
  };
}
