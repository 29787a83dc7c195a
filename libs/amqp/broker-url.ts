/** A broker URL taken apart, so that its password is never part of a text. */
export interface BrokerAddress {
  readonly protocol: 'amqp' | 'amqps';
  readonly host: string;
  readonly port: number;
  readonly vhost: string;
  readonly username: string;
  readonly password: string;
  /** From `?heartbeat=`; undefined where the URL does not say. */
  readonly heartbeatSeconds?: number;
}

const heartbeatSecondsMax = 120;

/**
 * Reads `amqp://user:password@host:port/vhost?heartbeat=15`; throws a TypeError that names no
 * secret.
 */
export function parseBrokerUrl(text: string): BrokerAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBroker = url?.protocol === 'amqp:' || url?.protocol === 'amqps:';
  if (url === undefined || !isBroker || url.hostname === '') {
    throw new TypeError('The broker URL must be amqp://user:password@host:port/vhost');
  }
  const isTls = url.protocol === 'amqps:';
  const heartbeat = url.searchParams.get('heartbeat');
  return {
    ...(heartbeat === null ? {} : { heartbeatSeconds: readHeartbeat(heartbeat) }),
    protocol: isTls ? 'amqps' : 'amqp',
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: url.port === '' ? (isTls ? 5671 : 5672) : Number(url.port),
    vhost: url.pathname.length <= 1 ? '/' : decodeURIComponent(url.pathname.slice(1)),
    username: url.username === '' ? 'guest' : decodeURIComponent(url.username),
    password: url.username === '' ? 'guest' : decodeURIComponent(url.password),
  };
}

function readHeartbeat(text: string): number {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= heartbeatSecondsMax) return seconds;
  const right = `must be whole seconds from 1 to ${heartbeatSecondsMax}`;
  throw new TypeError(`The heartbeat of the broker URL ${right}, not "${text.slice(0, 20)}"`);
}

/** The address for people: who, where, which vhost; without the password. */
export function describeBroker(address: BrokerAddress): string {
  const { protocol, username, host, port, vhost } = address;
  return `user "${username}" at ${protocol}://${host}:${port}, vhost "${vhost}"`;
}
