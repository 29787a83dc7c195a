import type { ServiceDefinition } from '@grpc/grpc-js';
import { methodsOf, type AnyMethod, type ServiceOf } from '#libs/proto/load.ts';
import { policyOf, type MethodPolicy } from '#libs/proto/policy.ts';
import { checkRequest } from '#libs/proto/rules.ts';
import { AppError, invalidFields, type FieldViolation } from '#libs/runtime/errors.ts';
import type { CallContext } from './call-context.ts';
import type { Handlers } from './handlers.ts';

/** How a method takes requests and gives answers. */
export type MethodKind = 'unary' | 'client' | 'server' | 'bidi';

/** A request as decoded, with the broken rules of those items that the handler judges. */
export interface DecodedRequest {
  readonly request: unknown;
  readonly itemViolations: ReadonlyMap<number, readonly FieldViolation[]>;
}

/** One method with its handler, free of the types of its messages; bytes in, bytes out. */
export interface BoundMethod {
  readonly path: string;
  readonly kind: MethodKind;
  readonly policy: MethodPolicy;
  /** True for streams and for calls that wait. */
  readonly staysOpen: boolean;
  /** Decodes one message and checks its rules; throws an AppError. */
  decode(bytes: Buffer): DecodedRequest;
  encode(response: unknown): Buffer;
  /** The handler: `request` is an async iterable where the client streams. */
  run(context: CallContext, request: unknown): Promise<unknown> | AsyncIterable<unknown>;
}

/** What a service wants beside its handlers. */
export interface ServiceOptions {
  /**
   * Methods that judge each item for itself, by the name of the list: rules broken within an item
   * do not refuse the call; the handler finds them in `context.itemViolations`.
   */
  readonly itemwise?: Readonly<Record<string, string>>;
  /** Unary methods that wait long: they count as streams, and drain ends them. */
  readonly waiting?: readonly string[];
}

/** The methods of a service, each with its handler. */
export function bindMethods<D extends ServiceDefinition>(
  service: ServiceOf<D>,
  handlers: Handlers<D>,
  options: ServiceOptions = {},
): readonly BoundMethod[] {
  for (const name of Object.keys(handlers)) {
    if (!(name in service.definition)) throw new Error(`${service.name} has no method ${name}`);
  }
  return methodsOf(service).map(([name, method]) => {
    const kind = kindOf(method);
    const policy = policyOf(method);
    const requestType = requestTypeOf(service.name, method);
    const itemwise = options.itemwise?.[name];
    const handler = (handlers as Readonly<Record<string, BoundMethod['run'] | undefined>>)[name];
    return {
      path: method.path,
      kind,
      policy,
      staysOpen: kind === 'server' || kind === 'bidi' || options.waiting?.includes(name) === true,
      decode: (bytes) => decodeRequest(bytes, { method, requestType, itemwise }),
      encode: (response) => method.responseSerialize(response as object),
      run: handler ?? (() => Promise.reject(notBuilt(method.path))),
    };
  });
}

/** True where a method is not built yet; such a method is refused by name. */
export function notBuilt(path: string): AppError {
  return new AppError('unimplemented', `${path.slice(1)} is not built yet`, { reason: '' });
}

/** How a method streams. */
export function kindOf(method: Pick<AnyMethod, 'requestStream' | 'responseStream'>): MethodKind {
  if (method.requestStream) return method.responseStream ? 'bidi' : 'client';
  return method.responseStream ? 'server' : 'unary';
}

// Every method has a request message of its own, in the package of its service (buf lint).
function requestTypeOf(service: string, method: AnyMethod): string {
  const space = service.slice(0, service.lastIndexOf('.'));
  const descriptor = method.requestType.type as { readonly name: string };
  return `${space}.${descriptor.name}`;
}

function decodeRequest(
  bytes: Buffer,
  how: { method: AnyMethod; requestType: string; itemwise: string | undefined },
): DecodedRequest {
  let request: object;
  try {
    request = how.method.requestDeserialize(bytes);
  } catch (cause) {
    throw new AppError('invalid_argument', 'The request cannot be decoded', {
      reason: 'FIELD_INVALID',
      cause,
    });
  }
  // Health and reflection are not ours: nothing in them has a rule.
  if (how.requestType.startsWith('grpc.')) return { request, itemViolations: new Map() };
  const { violations, itemViolations } = checkRequest(how.requestType, request, how.itemwise);
  if (violations.length > 0) throw invalidFields(violations);
  return { request, itemViolations };
}
