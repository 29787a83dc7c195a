import { connect, type Socket } from 'node:net';

/*
 * Every durable boundary (a commit, a publish, a confirm, a settle) has a name and stands in the
 * code as `await probe('gateway.outbox-published')`. In production this is a no-op. A drill sets
 * JOBRADAR_PROBES to the address of its own listener; the process then reports each boundary that
 * it reaches there as one line and waits for the line that lets it go on, so that the drill can
 * pause or kill it exactly there.
 */

/** All boundaries, in the order of a crawl's life; a name that is not listed does not compile. */
export const probeNames = [
  'gateway.source-committed',
  'gateway.source-stopped',
  'gateway.crawl-committed',
  'gateway.cancel-committed',
  'gateway.outbox-claimed',
  'gateway.outbox-published',
  'gateway.outbox-marked',
  'gateway.task-claimed',
  'gateway.heartbeat-committed',
  'gateway.permits-booked',
  'gateway.permits-settled',
  'gateway.robots-stored',
  'gateway.wait-committed',
  'gateway.verdict-committed',
  'gateway.run-sealed',
  'gateway.end-committed',
  'gateway.silence-committed',
  'gateway.dispatch-rescued',
  'gateway.letter-recorded',
  'gateway.letter-acked',
  'gateway.letter-replayed',
  'gateway.letter-discarded',
  'gateway.rows-deleted',
  'crawler.task-claimed',
  'crawler.run-opened',
  'crawler.permit-taken',
  'crawler.page-fetched',
  'crawler.jobs-stored',
  'crawler.task-settled',
  'crawler.before-ack',
  'crawler.acked',
  'crawler.message-refused',
  'storage.run-opened',
  'storage.batch-committed',
  'storage.runs-sealed',
  'storage.rows-deleted',
] as const;

/** One of them. */
export type ProbeName = (typeof probeNames)[number];

const listener = openListener(process.env['JOBRADAR_PROBES']);

/** Marks a durable boundary; returns at once unless a drill listens. */
export function probe(name: ProbeName): Promise<void> | undefined {
  return listener?.(name);
}

function openListener(
  address: string | undefined,
): ((name: ProbeName) => Promise<void>) | undefined {
  if (address === undefined || address === '') return undefined;
  const [host = '127.0.0.1', port = '0'] = address.split(':');
  const waiting: { readonly name: ProbeName; readonly release: () => void }[] = [];
  const socket: Socket = connect({ host, port: Number(port) });
  socket.setEncoding('utf8');
  socket.unref();
  let rest = '';
  const releaseAll = (): void => {
    for (const entry of waiting.splice(0)) entry.release();
  };
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const index = waiting.findIndex((entry) => entry.name === line);
      if (index >= 0) waiting.splice(index, 1)[0]?.release();
    }
  });
  // A drill that has gone away must not hold the process.
  socket.on('error', releaseAll);
  socket.on('close', releaseAll);
  return async (name) => {
    if (socket.destroyed) return;
    await new Promise<void>((release) => {
      waiting.push({ name, release });
      socket.write(`${process.pid} ${name}\n`);
    });
  };
}
