import grpc, { type ServiceDefinition } from '@grpc/grpc-js';
import { methodsOf, type ServiceOf } from '#libs/proto/load.ts';
import { policyOf } from '#libs/proto/policy.ts';
import { kindOf, type BoundMethod } from './bound-method.ts';
import type { CallContext } from './call-context.ts';
import { openChannel } from './channel.ts';

/** The server that a service's calls are handed on to. */
export interface ForwardTarget extends Disposable {
  readonly channel: grpc.Client;
  /** Tells the other server who calls; the caller's own credential stays here. */
  metadataFor(context: CallContext): grpc.Metadata;
}

/** Internal metadata that names the tenant; storage believes it of the gateway alone. */
export const tenantKey = 'x-jobradar-tenant';

/** A target that gets the caller's tenant, under the secret of this service. */
export function forwardTo(options: { address: string; secret: string }): ForwardTarget {
  const channel = openChannel(options.address);
  return {
    channel,
    metadataFor({ caller }) {
      const metadata = new grpc.Metadata({ waitForReady: true });
      metadata.set('authorization', `Bearer ${options.secret}`);
      metadata.set(tenantKey, caller.tenant);
      return metadata;
    },
    [Symbol.dispose]: () => channel.close(),
  };
}

/**
 * The methods of a service, each handed on as bytes with deadline and cancellation. Scope and size
 * are judged here, the rules over there; what the other server answers, errors with their details
 * included, is answered unchanged.
 */
export function bindPassThrough<D extends ServiceDefinition>(
  service: ServiceOf<D>,
  target: ForwardTarget,
): readonly BoundMethod[] {
  const { channel } = target;
  return methodsOf(service).map(([, method]) => {
    const kind = kindOf(method);
    if (kind !== 'unary' && kind !== 'server') {
      throw new Error(`${method.path} streams requests, which are not handed on`);
    }
    const begin = (context: CallContext) => {
      const call = [method.path, identity, identity] as const;
      const deadline = Date.now() + context.msLeft();
      return { call, metadata: target.metadataFor(context), options: { deadline } };
    };
    return {
      path: method.path,
      kind,
      policy: policyOf(method),
      staysOpen: kind === 'server',
      decode: (bytes) => ({ request: bytes, itemViolations: new Map() }),
      encode: (response) => response as Buffer,
      run(context, request) {
        const { call, metadata, options } = begin(context);
        const bytes = request as Buffer;
        return kind === 'unary'
          ? forwardOnce(context, (done) =>
              channel.makeUnaryRequest(...call, bytes, metadata, options, done),
            )
          : forwardStream(context, () =>
              channel.makeServerStreamRequest(...call, bytes, metadata, options),
            );
      },
    };
  });
}

/** An error of the server behind, to be told to the caller as it is. */
export class ForwardedError extends Error {
  readonly status: grpc.StatusObject;

  constructor(status: grpc.StatusObject) {
    super(status.details);
    this.name = 'ForwardedError';
    this.status = status;
  }
}

const identity = (bytes: Buffer): Buffer => bytes;

async function forwardOnce(
  { signal }: CallContext,
  start: (done: grpc.requestCallback<Buffer>) => grpc.ClientUnaryCall,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const call = start((error, response) => {
    if (error !== null) reject(new ForwardedError(error));
    else resolve(response ?? Buffer.alloc(0));
  });
  const cancel = (): void => call.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function* forwardStream(
  { signal }: CallContext,
  start: () => grpc.ClientReadableStream<Buffer>,
): AsyncIterable<Buffer> {
  const call = start();
  const cancel = (): void => call.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for await (const bytes of call) yield bytes;
  } catch (error) {
    throw isStatus(error) ? new ForwardedError(error) : error;
  } finally {
    signal.removeEventListener('abort', cancel);
    call.on('error', () => undefined);
    call.cancel();
  }
}

function isStatus(error: unknown): error is grpc.StatusObject & Error {
  return error instanceof Error && 'code' in error && 'metadata' in error;
}
