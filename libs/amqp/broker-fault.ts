import { AppError, messageOf } from '#libs/runtime/errors.ts';
import { describeBroker, type BrokerAddress } from './broker-url.ts';

/** What kind of trouble with the broker it is: only the last kind passes by itself. */
export type BrokerFault = 'access-refused' | 'topology' | 'network';

/** Thrown where a passive look did not find what this version needs. */
export class TopologyFault extends Error {
  override readonly name = 'TopologyFault';
  /** Whether something is not there at all, or the whole is not the one of this version. */
  readonly kind: 'missing' | 'different';

  constructor(kind: 'missing' | 'different', message: string, cause: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Tells a fault that somebody has to mend from one that passes. */
export function brokerFaultOf(error: unknown): BrokerFault {
  if (error instanceof TopologyFault) return 'topology';
  // A queue whose leader is still being chosen is answered like one that is not there.
  if (isOnlyNotReady(error)) return 'network';
  switch (replyCodeOf(error)) {
    case 403:
    case 530:
      return 'access-refused';
    case 404:
    case 406:
      return 'topology';
    default:
      return 'network';
  }
}

/** The AMQP reply code of an error, read from its code or from its words. */
export function replyCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'number') return error.code;
  // The client library tells a refused handshake in words only, and drops the code of a refused
  // vhost: a connection that is closed instead of opened has no other usual cause.
  if (error.message.startsWith('Expected ConnectionOpenOk; got <ConnectionClose')) return 530;
  const match = /\b(\d{3}) \([A-Z_-]+\)/u.exec(error.message);
  return match === null ? undefined : Number(match[1]);
}

/** The error for a person who starts a service: what was refused, where, and what to do. */
export function explainBrokerFault(error: unknown, address: BrokerAddress): AppError {
  const where = describeBroker(address);
  const why = messageOf(error);
  switch (brokerFaultOf(error)) {
    case 'access-refused':
      return new AppError(
        'permission_denied',
        `Cannot use RabbitMQ as ${where}: access was refused. ${adviceOn(error, address)} ` +
          `("npm run topology -- --users" makes vhost, users and permissions). It said: ${why}`,
        { reason: 'BROKER_ACCESS_REFUSED', cause: error },
      );
    case 'topology':
      return new AppError(
        'failed_precondition',
        `Cannot use RabbitMQ as ${where}: its exchanges and queues are ${topologyState(error)}. ` +
          `Run "npm run topology". It said: ${why}`,
        { reason: 'BROKER_TOPOLOGY_MISSING', cause: error },
      );
    default:
      return new AppError('unavailable', `Cannot reach RabbitMQ as ${where}: ${why}`, {
        reason: 'BROKER_UNAVAILABLE',
        cause: error,
      });
  }
}

function isOnlyNotReady(error: unknown): boolean {
  return /down or inaccessible|due to timeout/u.test(messageOf(error));
}

function topologyState(error: unknown): string {
  return error instanceof TopologyFault ? error.kind : 'missing or different';
}

function adviceOn(error: unknown, { username, vhost }: BrokerAddress): string {
  if (replyCodeOf(error) === 530) {
    return `Vhost "${vhost}" is not there, or user "${username}" may not use it`;
  }
  if (/handshake/iu.test(messageOf(error))) {
    return `User "${username}" is not there, or its password is another`;
  }
  return `User "${username}" lacks a permission in vhost "${vhost}"`;
}
