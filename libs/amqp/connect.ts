// First: it prepares what the library finds.
import './lenient-headers.ts';
import { hostname } from 'node:os';
import { Socket } from 'node:net';
import { connect, type ChannelModel } from 'amqplib';
import type { BrokerAddress } from './broker-url.ts';

/** What may differ between a service and a test; the defaults are those of production. */
export interface ConnectOptions {
  readonly address: BrokerAddress;
  /** Shown in the management UI. */
  readonly connectionName: string;
  readonly heartbeatSeconds: number;
  readonly connectMsMax: number;
}

const frameBytesMax = 1024 * 1024;

/** Opens one connection, with an error listener from the first moment on. */
export async function openConnection(options: ConnectOptions): Promise<ChannelModel> {
  const { address } = options;
  const model = await connect(
    {
      protocol: address.protocol,
      hostname: address.host,
      port: address.port,
      // The library decodes the vhost again.
      vhost: encodeURIComponent(address.vhost),
      username: address.username,
      password: address.password,
      heartbeat: options.heartbeatSeconds,
      maxFrameSize: frameBytesMax,
    },
    {
      // Without noDelay a publish waits up to 40 ms for the acknowledgement of the one before.
      noDelay: true,
      keepAlive: true,
      keepAliveDelay: 30_000,
      // Covers TCP and handshake: a peer that accepts and stays silent would hang for ever.
      timeout: options.connectMsMax,
      clientProperties: { connection_name: `${options.connectionName}@${hostname()}` },
    },
  );
  // An error event without a listener ends the process; "close" always follows and is what counts.
  model.on('error', () => undefined);
  return model;
}

/** Closes a connection; one that does not answer in time is cut. */
export async function closeConnection(model: ChannelModel, withinMs: number): Promise<void> {
  const timeUp = Promise.withResolvers<void>();
  const timer = setTimeout(timeUp.resolve, withinMs);
  // A connection that is closed already says so by an error.
  await Promise.race([model.close().catch(() => undefined), timeUp.promise]);
  clearTimeout(timer);
  const { connection } = model;
  if ('stream' in connection && connection.stream instanceof Socket) connection.stream.destroy();
}
