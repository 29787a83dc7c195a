import { connect } from 'node:net';
import type { OwnPostgres } from '../support/own-postgres.ts';
import { until } from '../support/until.ts';

/** Starts the server again and gives the time when its port was open, once it answers. */
export async function openAgain(server: OwnPostgres): Promise<number> {
  const starting = server.start();
  starting.catch(() => undefined);
  const openMs = await until(
    'the port to be open',
    async () => ((await isOpen(server.port)) ? performance.now() : undefined),
    { withinMs: 120_000, everyMs: 10 },
  );
  await starting;
  return openMs;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
