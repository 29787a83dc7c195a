import { stringify } from 'yaml';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { definitionTypes } from './file-fields.ts';
import { fromProto } from './from-proto.ts';

const head = '# yaml-language-server: $schema=./schemas/source.schema.json\n';

/** A source as the keys and values of a file that would define it. */
export function definitionOf(sourceId: string, source: Source): Readonly<Record<string, unknown>> {
  const { source: type, authorization: grant } = definitionTypes();
  const { authorization } = source;
  return {
    source_id: sourceId,
    ...fromProto(type, source),
    ...(authorization !== null && { authorization: fromProto(grant, authorization) }),
  };
}

/** A source as a file that would define it: applied, it changes nothing. */
export function definitionText(sourceId: string, source: Source): string {
  // Unfolded: a selector that is broken over lines is hard to copy.
  return head + stringify(definitionOf(sourceId, source), { lineWidth: 0, version: '1.2' });
}
