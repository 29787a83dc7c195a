import { startBoard, type BoardServer, type BoardSettings } from './board-server.ts';
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
  /** Ids in use, from before their board listens: several may open at once. */
  const taken = new Set<string>();
  let made = 0;

  return {
    get boards() {
      return [...boards.values()];
    },
    board: (id) => boards.get(id),
    async open(wish) {
      const id = wish.id ?? freeId(wish.strategy, taken);
      if (taken.has(id)) throw new RangeError(`Board "${id}" exists`);
      taken.add(id);
      const number = made;
      made += 1;
      const { host, port } = wish.listen ?? defaults.listen;
      const isCounted = wish.listen === undefined && port !== 0;
      const listen = { host, port: isCounted ? port + number : port };
      const settings = settingsOf(id, wish, { defaults, number });
      try {
        const board = await startBoard(
          settings,
          defaults.name === undefined ? listen : { ...listen, name: defaults.name },
        );
        boards.set(id, board);
        return board;
      } catch (error) {
        taken.delete(id);
        throw error;
      }
    },
    async close(id) {
      const board = boards.get(id);
      boards.delete(id);
      taken.delete(id);
      await board?.[Symbol.asyncDispose]();
      return board !== undefined;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...boards.values()].map((board) => board[Symbol.asyncDispose]()));
      boards.clear();
    },
  };
}

function settingsOf(
  id: string,
  wish: BoardWish,
  { defaults, number }: { readonly defaults: LabDefaults; readonly number: number },
): BoardSettings {
  return {
    id,
    strategy: wish.strategy,
    jobs: jobsOf(wish, defaults, number),
    pageSize: wish.pageSize ?? defaults.pageSize,
    hasDetails: wish.hasDetails ?? true,
    robots: { status: 200, body: 'User-agent: *\nDisallow: /admin/\n' },
  };
}

function jobsOf(wish: BoardWish, defaults: LabDefaults, number: number): readonly LabJob[] {
  if (typeof wish.jobs === 'object') return wish.jobs;
  return generateJobs({
    seed: wish.seed ?? defaults.seed + number,
    count: wish.jobs ?? defaults.jobs,
  });
}

/** The id of the next board of a strategy: `html`, then `html-2`, `html-3` and so on. */
export function freeId(strategy: Strategy, taken: ReadonlySet<string>): string {
  if (!taken.has(strategy)) return strategy;
  for (let number = 2; ; number += 1) {
    const id = `${strategy}-${number}`;
    if (!taken.has(id)) return id;
  }
}
