import { isSourceOpen, type ReadinessFacts } from './readiness.ts';
import type { TaskState } from './task-state.ts';

/** What a worker is told with every sign of life and every permit. */
export interface Directive {
  readonly directive: 'DIRECTIVE_CONTINUE' | 'DIRECTIVE_CANCEL' | 'DIRECTIVE_STOP_SOURCE';
  readonly reason: string;
}

/** What the directive is read from. */
export type DirectiveFacts = { readonly state: TaskState } & Pick<
  ReadinessFacts,
  'sourceState' | 'authorizedInMs' | 'authorizedForMs'
>;

/** A cancel is told before a stop of the source: it ends the crawl, the stop only defers it. */
export function directiveFor(facts: DirectiveFacts): Directive {
  if (facts.state === 'CANCELLING') {
    return { directive: 'DIRECTIVE_CANCEL', reason: 'the crawl was asked to stop' };
  }
  if (!isSourceOpen(facts)) {
    const why = facts.sourceState === 'ACTIVE' ? 'no longer authorised' : facts.sourceState;
    return { directive: 'DIRECTIVE_STOP_SOURCE', reason: `the source is ${why}` };
  }
  return { directive: 'DIRECTIVE_CONTINUE', reason: '' };
}
