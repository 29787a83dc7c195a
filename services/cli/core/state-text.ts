import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { lower } from './quantity-text.ts';

/** Says that a source may not be crawled as it is, and what would end that; else empty. */
export function stoppedText(
  source: Pick<Source, 'name' | 'state' | 'stateNote' | 'suspension'>,
): string {
  const { name, state, stateNote, suspension } = source;
  const until = `nothing is fetched until ${resume(name, suspension)}`;
  switch (state) {
    case 'STATE_PAUSED': {
      // One that was deleted while it was suspended comes back so, and may not be resumed unread.
      const was = suspension === null ? '' : `, and was suspended before${why(suspension)}`;
      const note = stateNote === '' ? '' : ` (${stateNote})`;
      return `it is paused${note}${was}: ${until}`;
    }
    case 'STATE_SUSPENDED':
      return `it is suspended${why(suspension)}: ${until}`;
    case 'STATE_DELETED': {
      const call = JSON.stringify({ name });
      return `it is deleted: SourceService/UndeleteSource with ${call} takes that back\n`;
    }
    case 'STATE_ACTIVE':
    case 'STATE_UNSPECIFIED':
      return '';
  }
}

function why(suspension: Failure | null): string {
  return ` (${lower(reasonOf(suspension), 'FAILURE_REASON_')}: ${suspension?.message ?? ''})`;
}

function resume(name: string, suspension: Failure | null): string {
  const acknowledged = suspension === null ? {} : { acknowledgedSuspension: reasonOf(suspension) };
  const request = JSON.stringify({ name, ...acknowledged });
  return `SourceService/ResumeSource with ${request} resumes it\n`;
}

function reasonOf(suspension: Failure | null): string {
  return suspension?.reason ?? 'FAILURE_REASON_UNSPECIFIED';
}
