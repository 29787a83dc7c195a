import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { lower } from './quantity-text.ts';

/** Says that a source may not be crawled as it is, and what would end that; else empty. */
export function stoppedText(
  source: Pick<Source, 'name' | 'state' | 'stateNote' | 'suspension'>,
): string {
  const { name, state, stateNote, suspension } = source;
  const note = stateNote === '' ? '' : ` (${stateNote})`;
  switch (state) {
    case 'STATE_PAUSED':
      return `it is paused${note}: nothing is fetched until ${resume({ name })}`;
    case 'STATE_SUSPENDED': {
      const reason = suspension?.reason ?? 'FAILURE_REASON_UNSPECIFIED';
      const why = `${lower(reason, 'FAILURE_REASON_')}: ${suspension?.message ?? ''}`;
      const call = resume({ name, acknowledgedSuspension: reason });
      return `it is suspended (${why}): nothing is fetched until ${call}`;
    }
    case 'STATE_DELETED': {
      const call = JSON.stringify({ name });
      return `it is deleted: SourceService/UndeleteSource with ${call} takes that back\n`;
    }
    case 'STATE_ACTIVE':
    case 'STATE_UNSPECIFIED':
      return '';
  }
}

function resume(request: Readonly<Record<string, string>>): string {
  return `SourceService/ResumeSource with ${JSON.stringify(request)} resumes it\n`;
}
