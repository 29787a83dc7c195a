import grpc from '@grpc/grpc-js';
import { clientTracing } from '#libs/telemetry/grpc-tracing.ts';

/*
 * All calls of ours are safe to repeat: reads, calls with a request id, and calls that reach the
 * same state again. So UNAVAILABLE is retried for every method, and a call waits for its server
 * to come back as long as its deadline lets it.
 */
const serviceConfig = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{}],
      waitForReady: true,
      retryPolicy: {
        maxAttempts: 4,
        initialBackoff: '0.1s',
        maxBackoff: '2s',
        backoffMultiplier: 2,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
};

const messageBytesMax = 4 * 1024 * 1024;

/** Opens a channel to one of our servers; it connects with the first call. */
export function openChannel(address: string): grpc.Client {
  return new grpc.Client(targetOf(address), grpc.credentials.createInsecure(), {
    'grpc.service_config': JSON.stringify(serviceConfig),
    'grpc.enable_channelz': 0,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 5_000,
    // A peer that vanished without a word is found before the leases of its callers are over. Our
    // own servers are at the other end; behind a proxy this has to be 300 s or more.
    'grpc.keepalive_time_ms': 10_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.dns_min_time_between_resolutions_ms': 10_000,
    'grpc.max_receive_message_length': messageBytesMax,
    'grpc.max_send_message_length': messageBytesMax,
    // Without this, channels of one process to one address share a connection and its fate.
    'grpc.use_local_subchannel_pool': 1,
    interceptors: [clientTracing],
  });
}

/* `host:port` is looked up; `ipv4:127.0.0.1:1,127.0.0.1:2` and other targets of gRPC stay. */
function targetOf(address: string): string {
  return /^[a-z0-9]+:/.test(address) && !/^[a-z0-9-]+:\d+$/.test(address)
    ? address
    : `dns:///${address}`;
}
