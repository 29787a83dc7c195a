import { isIP, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

/** Keeps the last TLS session of one origin. */
export interface SessionKeeper {
  session?: Buffer;
}

/**
 * Begins TLS on an open socket: always verified, with the name that was asked for, 1.2 at least.
 * Only a session whose server proved that name is kept: a resumed one is not asked for it again.
 */
export function secured(
  socket: Socket,
  { hostname, sessions }: { readonly hostname: string; readonly sessions: SessionKeeper },
): TLSSocket {
  const { session } = sessions;
  const secure = connect({
    socket,
    host: hostname,
    // An address is no server name (RFC 6066).
    servername: isIP(hostname) === 0 ? hostname : '',
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    // Said here, so that no environment variable switches it off.
    rejectUnauthorized: true,
    ...(session === undefined ? {} : { session }),
  });
  let isProven = false;
  let latest: Buffer | undefined;
  const keep = (): void => {
    if (isProven && latest !== undefined) sessions.session = latest;
  };
  secure.on('session', (given: Buffer) => {
    latest = given;
    keep();
  });
  secure.once('secureConnect', () => {
    isProven = secure.authorized;
    keep();
  });
  return secure;
}
