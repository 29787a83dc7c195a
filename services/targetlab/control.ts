/* The control endpoint: how the local stack and the tests look into the boards and change them.

   GET    /healthz                          200
   GET    /boards                           all boards with their addresses
   POST   /boards                           {"strategy", "jobs"?, "pageSize"?, "hasDetails"?, …}
   DELETE /boards/{id}
   GET    /boards/{id}/requests?after=N     access log: {"count", "requests"}
   GET    /boards/{id}/source               {"sourceId", "source"}: the definition that reads it
   GET    /boards/{id}/jobs                 what its pages show
   PATCH  /boards/{id}/jobs/{external_id}   {"salary": …}: changes one job
   DELETE /boards/{id}/jobs/{external_id}
   GET    /boards/{id}/faults
   POST   /boards/{id}/faults               {"path", "times"?, "after"?, "what": {"kind", …}}
   DELETE /boards/{id}/faults
   PUT    /boards/{id}/robots               {"status", "body"} */
import { createServer, type IncomingMessage } from 'node:http';
import { closeServer, listenOn, type BoardServer } from './board-server.ts';
import { boardWish, faultWish, jobChanges, robotsWish } from './control-input.ts';
import { boardSource } from './sources.ts';
import type { TargetLab } from './target-lab.ts';

const bodyBytesMax = 1_048_576;

interface Reply {
  readonly status: number;
  readonly value: unknown;
}

/** Serves the control endpoint; gives its real address. */
export async function startControl(
  lab: TargetLab,
  listen: { readonly host: string; readonly port: number },
): Promise<AsyncDisposable & { readonly address: string }> {
  const server = createServer((request, response) => {
    void answer(lab, request).then(({ status, value }) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(value));
    });
  });
  const port = await listenOn(server, listen);
  return {
    address: `${listen.host}:${port}`,
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}

/** What the control endpoint and the ready line say of a board. */
export function describeBoard(board: BoardServer): Readonly<Record<string, unknown>> {
  const { id, strategy, origin, jobs, pageSize, hasDetails } = board.board;
  return {
    id,
    strategy,
    host: board.host,
    origin,
    seedUrl: board.seedUrl,
    jobs: jobs.length,
    pageSize,
    hasDetails,
  };
}

async function answer(lab: TargetLab, request: IncomingMessage): Promise<Reply> {
  try {
    const url = new URL(request.url ?? '/', 'http://control');
    const [collection, id, part, member] = url.pathname.split('/').slice(1).map(decodeURIComponent);
    if (collection === 'healthz') return { status: 200, value: { ok: true } };
    if (collection !== 'boards') return notFound;
    if (id === undefined || id === '') return await answerBoards(lab, request);
    const board = lab.board(id);
    if (board === undefined) return notFound;
    if (part === undefined) return await answerBoard(lab, board, request);
    return await answerPart(board, request, { part, member, query: url.searchParams });
  } catch (error) {
    return {
      status: 400,
      value: { error: error instanceof Error ? error.message : 'bad request' },
    };
  }
}

async function answerBoards(lab: TargetLab, request: IncomingMessage): Promise<Reply> {
  if (request.method === 'GET') {
    return { status: 200, value: { boards: lab.boards.map(describeBoard) } };
  }
  if (request.method !== 'POST') return notFound;
  const board = await lab.open(boardWish(await readJson(request)));
  return { status: 201, value: describeBoard(board) };
}

async function answerBoard(
  lab: TargetLab,
  board: BoardServer,
  request: IncomingMessage,
): Promise<Reply> {
  if (request.method === 'DELETE') {
    await lab.close(board.board.id);
    return { status: 200, value: {} };
  }
  return request.method === 'GET' ? { status: 200, value: describeBoard(board) } : notFound;
}

interface PartTarget {
  readonly part: string;
  readonly member: string | undefined;
  readonly query: URLSearchParams;
}

async function answerPart(
  board: BoardServer,
  request: IncomingMessage,
  { part, member, query }: PartTarget,
): Promise<Reply> {
  switch (`${request.method} ${part}`) {
    case 'GET requests':
      return ok({
        count: board.log.count(),
        requests: board.log.after(Number(query.get('after') ?? '0')),
      });
    case 'GET source': {
      const { id, strategy, hasDetails, pageSize } = board.board;
      const { host, seedUrl } = board;
      return ok(boardSource({ id, strategy, host, seedUrl, hasDetails, pageSize }));
    }
    case 'GET jobs':
      return ok({ jobs: board.board.jobs });
    case 'PATCH jobs':
      return changeJob(board, member, jobChanges(await readJson(request)));
    case 'DELETE jobs':
      return changeJob(board, member, undefined);
    case 'GET faults':
      return ok({ faults: board.faults });
    case 'POST faults':
      return ok({ id: board.addFault(faultWish(await readJson(request))) });
    case 'DELETE faults':
      board.clearFaults();
      return ok({});
    case 'PUT robots':
      board.setRobots(robotsWish(await readJson(request)));
      return ok({});
    default:
      return notFound;
  }
}

function changeJob(
  board: BoardServer,
  externalId: string | undefined,
  changes: object | undefined,
): Reply {
  const { jobs } = board.board;
  if (!jobs.some((job) => job.externalId === externalId)) return notFound;
  board.setJobs(
    jobs.flatMap((job) => {
      if (job.externalId !== externalId) return [job];
      return changes === undefined ? [] : [{ ...job, ...changes }];
    }),
  );
  return ok({});
}

const notFound: Reply = { status: 404, value: { error: 'not found' } };

function ok(value: unknown): Reply {
  return { status: 200, value };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > bodyBytesMax) throw new RangeError('The body is too large');
    chunks.push(part);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
