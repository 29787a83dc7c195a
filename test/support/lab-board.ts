import { exampleJob } from '../../services/targetlab/core/generate-jobs.ts';
import type { Board, Strategy } from '../../services/targetlab/core/job.ts';

/** A practice board with one job, or with what a test wants otherwise. */
export function labBoard(strategy: Strategy, changes: Partial<Board> = {}): Board {
  return {
    id: strategy,
    strategy,
    origin: 'http://b.test',
    jobs: [exampleJob],
    pageSize: 5,
    hasDetails: true,
    robots: { status: 200, body: '' },
    ...changes,
  };
}
