import grpc from '@grpc/grpc-js';
import { randomBytes } from 'node:crypto';
import type { MethodPolicy } from '#libs/proto/policy.ts';
import { AppError, type ErrorCode } from '#libs/runtime/errors.ts';
import { log } from '#libs/telemetry/log.ts';
import { currentTraceId } from '#libs/telemetry/spans.ts';
import { nobody, type Authenticator, type CallContext, type Caller } from './call-context.ts';
import type { DrainState } from './drain-state.ts';
import { errorStatus, traceIdKey, type ErrorOrigin } from './error-details.ts';
import { codeOf } from './status-codes.ts';
import { callerGone, deadlineExceeded, publicError, shuttingDown } from './running-call.ts';

/*
 * What happens to a call before its first message is read: drain gate, authentication, the
 * caller's own limits, scope, deadline. It is a server interceptor, and messages pass it as bytes:
 * whatever is refused here was never decoded. A call that is let in is remembered by its metadata,
 * where the handler finds it.
 */

const msLeftMin = 5;

/** What a server asks of the calls of one method. */
export interface MethodGate {
  readonly policy: MethodPolicy;
  /** True for streams and for calls that wait: drain refuses them first. */
  readonly staysOpen: boolean;
}

/** What admission needs of its server. */
export interface AdmissionOptions {
  readonly gateOf: (path: string) => MethodGate | undefined;
  readonly authenticate: Authenticator;
  /** Refuses a caller that has used up its rate; throws an AppError. */
  readonly admit?: ((caller: Caller, policy: MethodPolicy) => Promise<void> | void) | undefined;
  readonly drain: DrainState;
  /** Told of every call of a method whose policy says so, refused ones too. */
  readonly audit?: ((record: AuditRecord) => void) | undefined;
}

/** One audited call: who did what, and how it ended. */
export interface AuditRecord {
  readonly method: string;
  readonly tenant: string;
  readonly subject: string;
  readonly peer: string;
  readonly code: ErrorCode | 'ok';
  readonly traceId: string;
}

/** A call that was let in. */
export type Admitted = Omit<CallContext, 'itemViolations'>;

const admitted = new WeakMap<grpc.Metadata, Admitted>();

/** The call that came with this metadata. */
export function admittedCall(metadata: grpc.Metadata): Admitted {
  const call = admitted.get(metadata);
  if (call === undefined) throw new Error('The call has not passed the admission');
  return call;
}

/** The interceptor that lets calls in or refuses them, and puts the trace id on every answer. */
export function admission(options: AdmissionOptions): grpc.ServerInterceptor {
  return (method, call) => {
    const gate = options.gateOf(method.path);
    const arrival = new Arrival(method.path.slice(1), call.getPeer());
    const end = (code: ErrorCode | 'ok'): void => {
      if (arrival.end() && gate?.policy.audit === true) write(options, arrival.record(code));
    };
    const refuse = (error: unknown): void => {
      const told = publicError(error, arrival.method);
      end(told.code);
      call.sendStatus(errorStatus(told, arrival.origin()));
    };
    return new grpc.ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, nextMetadata) {
            arrival.traceId = currentTraceId() || randomBytes(16).toString('hex');
            letIn(arrival, { metadata, call, gate, options }).then(
              () => nextMetadata(metadata),
              refuse,
            );
          },
          onReceiveMessage(message: Uint8Array, nextMessage) {
            const bytesMax = gate?.policy.maxRequestBytes ?? 0;
            if (message.length <= bytesMax) nextMessage(message);
            else refuse(tooLarge(message.length, bytesMax));
          },
          onCancel() {
            end('cancelled');
            arrival.life.abort(callerGone());
          },
        }),
      sendStatus(status, next) {
        end(status.code === grpc.status.OK ? 'ok' : codeOf(status.code ?? grpc.status.UNKNOWN));
        const metadata = status.metadata ?? new grpc.Metadata();
        metadata.set(traceIdKey, arrival.traceId);
        next({ ...status, metadata });
      },
    });
  };
}

/** An audit that fails is told, and holds up no answer. */
function write({ audit }: AdmissionOptions, record: AuditRecord): void {
  try {
    audit?.(record);
  } catch (error) {
    log.error('audit record lost', { ...record, error });
  }
}

/** A call from its arrival to its status. */
class Arrival {
  readonly method: string;
  readonly peer: string;
  readonly life = new AbortController();
  traceId = '';
  caller = nobody;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(method: string, peer: string) {
    this.method = method;
    this.peer = peer;
  }

  /** Aborts the call when its time is up. */
  limit(deadlineMs: number): void {
    this.#timer = setTimeout(() => this.life.abort(deadlineExceeded()), deadlineMs);
    this.#timer.unref();
  }

  /** True the first time. */
  end(): boolean {
    clearTimeout(this.#timer);
    const isFirst = !this.#hasEnded;
    this.#hasEnded = true;
    return isFirst;
  }

  origin(): ErrorOrigin {
    return { traceId: this.traceId, tenant: this.caller.tenant };
  }

  record(code: AuditRecord['code']): AuditRecord {
    const { method, peer, traceId } = this;
    const { tenant, subject } = this.caller;
    return { method, tenant, subject, peer, code, traceId };
  }
}

interface LetIn {
  readonly metadata: grpc.Metadata;
  readonly call: grpc.ServerInterceptingCallInterface;
  readonly gate: MethodGate | undefined;
  readonly options: AdmissionOptions;
}

async function letIn(arrival: Arrival, { metadata, call, gate, options }: LetIn): Promise<void> {
  if (gate === undefined) throw new Error(`The method ${arrival.method} has no policy`);
  if (gate.policy.needsCredential) {
    refuseWhileDraining(options.drain, gate);
    arrival.caller = await options.authenticate(metadata, arrival.peer);
    await options.admit?.(arrival.caller, gate.policy);
    requireScope(arrival.caller, gate.policy);
  }
  const deadlineMs = deadlineOf(call, gate.policy);
  const endsMs = performance.now() + deadlineMs;
  arrival.limit(deadlineMs);
  admitted.set(metadata, {
    method: arrival.method,
    caller: arrival.caller,
    signal: arrival.life.signal,
    ending: options.drain.ending,
    deadlineMs,
    msLeft: () => Math.max(0, endsMs - performance.now()),
    peer: arrival.peer,
    metadata,
    traceId: arrival.traceId,
  });
}

function refuseWhileDraining({ phase }: DrainState, { staysOpen }: MethodGate): void {
  if (phase === 'closing' || (phase === 'draining' && staysOpen)) throw shuttingDown();
}

function requireScope({ scopes }: Caller, { scope }: MethodPolicy): void {
  if (scope === '' || scopes.has(scope)) return;
  throw new AppError('permission_denied', `The scope ${scope} is missing`, {
    reason: 'SCOPE_MISSING',
    metadata: { scope },
  });
}

function deadlineOf(call: grpc.ServerInterceptingCallInterface, policy: MethodPolicy): number {
  const deadline = call.getDeadline();
  const askedMs = Number(deadline) - Date.now();
  if (askedMs < msLeftMin) throw deadlineExceeded();
  return Number.isFinite(askedMs)
    ? Math.min(askedMs, policy.maxDeadlineMs)
    : policy.defaultDeadlineMs;
}

function tooLarge(bytes: number, bytesMax: number): AppError {
  return new AppError(
    'resource_exhausted',
    `The request has ${bytes} bytes; this method takes at most ${bytesMax}`,
    { reason: 'MESSAGE_TOO_LARGE', metadata: { limit: String(bytesMax) } },
  );
}
