import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { BoardState, type FaultWish } from './board-state.ts';
import type { AccessLog } from './core/access-log.ts';
import type { Fault } from './core/fault.ts';
import { listPath, type Board, type LabJob } from './core/job.ts';
import { send } from './wire.ts';

/** More than a search needs. */
const postChunksMax = 16;

/** Everything of a board but its address, which the server gives it. */
export type BoardSettings = Omit<Board, 'origin'>;

/** A practice board that listens; edits and faults hold from the next request on. */
export interface BoardServer extends AsyncDisposable {
  readonly board: Board;
  /** `host:port`. */
  readonly host: string;
  /** URL of the first list page. */
  readonly seedUrl: string;
  readonly log: AccessLog;
  readonly faults: readonly Fault[];
  addFault(fault: FaultWish): string;
  clearFaults(): void;
  setRobots(robots: Board['robots']): void;
  setJobs(jobs: readonly LabJob[]): void;
}

/** Starts a board on its own address; port 0 lets the system choose. */
export async function startBoard(
  settings: BoardSettings,
  listen: { readonly host: string; readonly port: number; readonly name?: string },
): Promise<BoardServer> {
  const server = createServer();
  server.keepAliveTimeout = 30_000;
  const port = await listenOn(server, listen);
  const host = `${listen.name ?? listen.host}:${port}`;
  const state = new BoardState({ ...settings, origin: `http://${host}` });
  server.on('request', (request, response) => {
    const { method = '', url = '/' } = request;
    const headers = plainHeaders(request);
    const atMs = Date.now();
    readBody(request, (body) => {
      const { answer, fault } = state.answer({ method, target: url, headers, body, atMs });
      void send({ request, response }, answer, fault);
    });
  });
  return {
    get board() {
      return state.board;
    },
    get faults() {
      return state.faults;
    },
    host,
    seedUrl: `http://${host}${listPath(settings.strategy)}`,
    log: state.log,
    addFault: (fault) => state.addFault(fault),
    clearFaults: () => state.clearFaults(),
    setRobots: (robots) => state.setRobots(robots),
    setJobs: (jobs) => state.setJobs(jobs),
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}

/** Listens and gives the real port. */
export async function listenOn(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : port;
}

/** Closes the server and every connection that it still has. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

// What breaks off is answered by nobody.
function readBody(request: IncomingMessage, onBody: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => {
    if (chunks.length < postChunksMax) chunks.push(chunk);
  });
  request.on('end', () => onBody(Buffer.concat(chunks).toString('utf8')));
}

function plainHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}
