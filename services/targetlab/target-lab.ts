import { startBoard, type BoardServer } from './board-server.ts';
import { generateJobs } from './core/generate-jobs.ts';
import type { LabJob, Strategy } from './core/job.ts';

/** What one wants of a board; everything but the strategy has a value of its own. */
export interface BoardWish {
  readonly strategy: Strategy;
  readonly id?: string;
  readonly jobs?: number | readonly LabJob[];
  readonly pageSize?: number;
  readonly hasDetails?: boolean;
  readonly seed?: number;
  readonly listen?: { readonly host: string; readonly port: number };
}

/** Values for boards that leave them out. */
export interface LabDefaults {
  readonly seed: number;
  readonly jobs: number;
  readonly pageSize: number;
  readonly listen: { readonly host: string; readonly port: number };
  /** Host name in the boards' own links, where clients know the listener by another one. */
  readonly name?: string;
}

/** The practice boards of one process. */
export interface TargetLab extends AsyncDisposable {
  readonly boards: readonly BoardServer[];
  board(id: string): BoardServer | undefined;
  /** Opens one more board; refused where its id is taken. */
  open(wish: BoardWish): Promise<BoardServer>;
  close(id: string): Promise<boolean>;
}

/** TargetLab without boards; ports count up from the default's where that is not 0. */
export function createTargetLab(defaults: LabDefaults): TargetLab {
  const boards = new Map<string, BoardServer>();
  let made = 0;

  return {
    get boards() {
      return [...boards.values()];
    },
    board: (id) => boards.get(id),
    async open(wish) {
      const id = wish.id ?? freeId(wish.strategy, boards);
      if (boards.has(id)) throw new RangeError(`Board "${id}" exists`);
      const number = made;
      made += 1;
      const board = await startBoard(
        {
          id,
          strategy: wish.strategy,
          jobs: jobsOf(wish, defaults, number),
          pageSize: wish.pageSize ?? defaults.pageSize,
          hasDetails: wish.hasDetails ?? true,
          robots: { status: 200, body: 'User-agent: *\nDisallow: /admin/\n' },
        },
        {
          ...(wish.listen ?? {
            host: defaults.listen.host,
            port: defaults.listen.port === 0 ? 0 : defaults.listen.port + number,
          }),
          ...(defaults.name === undefined ? {} : { name: defaults.name }),
        },
      );
      boards.set(id, board);
      return board;
    },
    async close(id) {
      const board = boards.get(id);
      boards.delete(id);
      await board?.[Symbol.asyncDispose]();
      return board !== undefined;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...boards.values()].map((board) => board[Symbol.asyncDispose]()));
      boards.clear();
    },
  };
}

function jobsOf(wish: BoardWish, defaults: LabDefaults, number: number): readonly LabJob[] {
  if (typeof wish.jobs === 'object') return wish.jobs;
  return generateJobs({
    seed: wish.seed ?? defaults.seed + number,
    count: wish.jobs ?? defaults.jobs,
  });
}

/** `html`, then `html-2`, `html-3` and so on. */
function freeId(strategy: Strategy, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(strategy)) return strategy;
  for (let number = 2; ; number += 1) {
    const id = `${strategy}-${number}`;
    if (!taken.has(id)) return id;
  }
}
