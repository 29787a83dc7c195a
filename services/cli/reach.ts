import { connect } from 'node:net';
import { parseListenAddress } from '#libs/runtime/env.ts';

const withinMs = 3_000;

/**
 * Throws where nothing listens at host:port, with words for people: a call would wait for its whole
 * deadline, since a gateway that is started again is worth that to a service.
 */
export async function assertReachable(address: string): Promise<void> {
  const at = parseListenAddress(address);
  // Other targets of gRPC (dns:…, lists of addresses) find out for themselves.
  if (at === undefined) return;
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = connect({ host: at.host, port: at.port, timeout: withinMs });
  socket.once('connect', () => resolve(undefined));
  socket.once('timeout', () => resolve(`no answer within ${withinMs / 1_000} s`));
  socket.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  const why = await promise;
  socket.destroy();
  if (why === undefined) return;
  throw new Error(
    `No gateway at ${address} (${why}). Is it running? JOBRADAR_API_ADDRESS says where it is.`,
  );
}
