import { createAccessLog } from './core/access-log.ts';
import { textAnswer, type Answer } from './core/answer.ts';
import { spoil } from './core/body-fault.ts';
import { strike, type Fault, type FaultKind } from './core/fault.ts';
import type { Board, LabJob } from './core/job.ts';
import { route, routePost } from './core/route.ts';

const requestsKept = 5_000;
/** Rendered pages kept; a board is edited rarely and read often. */
const pagesKept = 2_000;

/** A fault to switch on; without a count it strikes for ever. */
export interface FaultWish {
  readonly path: string;
  readonly times?: number | null;
  readonly after?: number;
  readonly what: FaultKind;
}

/** A request as far as it decides the answer and is logged. */
export interface LabRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is posted. */
  readonly body: string;
  readonly atMs: number;
}

/** What a board shows, what is wrong with it, and who asked; edits hold from the next request. */
export class BoardState {
  readonly log = createAccessLog(requestsKept);
  #board: Board;
  #faults: readonly Fault[] = [];
  #faultsMade = 0;
  readonly #pages = new Map<string, Answer>();

  constructor(board: Board) {
    this.#board = board;
  }

  get board(): Board {
    return this.#board;
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  addFault({ path, times = null, after = 0, what }: FaultWish): string {
    this.#faultsMade += 1;
    const id = `fault-${this.#faultsMade}`;
    this.#faults = [...this.#faults, { id, path, times, after, what }];
    return id;
  }

  clearFaults(): void {
    this.#faults = [];
  }

  setRobots(robots: Board['robots']): void {
    this.#change({ robots });
  }

  setJobs(jobs: readonly LabJob[]): void {
    this.#change({ jobs });
  }

  /** Answers and logs a request; a fault that strikes is used up by it. */
  answer(request: LabRequest): { readonly answer: Answer; readonly fault: FaultKind | undefined } {
    const struck = strike(this.#faults, request.target);
    this.#faults = struck.left;
    const fault = struck.fault?.what;
    const isOther = fault?.kind === 'other-page';
    const target = isOther ? fault.target : request.target;
    const plain = this.#answer(target, { ...request, body: isOther ? '' : request.body });
    const asked = `${this.#board.origin}${request.target}`;
    const answer = fault === undefined ? plain : spoil(plain, fault, asked);
    const { body: _posted, ...asLogged } = request;
    this.log.add({ ...asLogged, status: answer.status, fault: struck.fault?.id ?? '' });
    return { answer, fault };
  }

  #answer(target: string, { method, body }: LabRequest): Answer {
    if (method === 'GET' || method === 'HEAD') return this.#page(target);
    const posted = method === 'POST' ? routePost(this.#board, target, body) : undefined;
    return posted ?? textAnswer('Method not allowed', 405);
  }

  #page(target: string): Answer {
    const known = this.#pages.get(target);
    if (known !== undefined) return known;
    const answer = route(this.#board, target);
    if (this.#pages.size < pagesKept) this.#pages.set(target, answer);
    return answer;
  }

  #change(changes: Partial<Board>): void {
    this.#board = { ...this.#board, ...changes };
    this.#pages.clear();
  }
}
