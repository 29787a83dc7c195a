import type { ServiceDefinition } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type { StreamKinds } from '#libs/proto/gen/stream-kinds.ts';
import type { CallContext } from './call-context.ts';

/** The names of a service's methods. */
export type MethodNames<D> = keyof { [M in keyof D as string extends M ? never : M]: D[M] } &
  keyof D;

/** What a handler receives of a method, and a client sends. */
export type RequestOf<D, M extends keyof D> =
  D[M] extends MethodDefinition<infer _I, infer _O, infer Request, infer _R> ? Request : never;
export type RequestInputOf<D, M extends keyof D> =
  D[M] extends MethodDefinition<infer Input, infer _O, infer _Q, infer _R> ? Input : never;
/** What a handler sends, and a client receives. */
export type ResponseInputOf<D, M extends keyof D> =
  D[M] extends MethodDefinition<infer _I, infer Input, infer _Q, infer _R> ? Input : never;
export type ResponseOf<D, M extends keyof D> =
  D[M] extends MethodDefinition<infer _I, infer _O, infer _Q, infer Response> ? Response : never;

/** How a method streams. */
export type KindOf<M> = M extends keyof StreamKinds ? StreamKinds[M] : 'unary';

/** The handler of one method: a promise for one answer, an async iterable for a stream. */
export type Handler<D, M extends keyof D> = {
  unary: (context: CallContext, request: RequestOf<D, M>) => Promise<ResponseInputOf<D, M>>;
  server: (context: CallContext, request: RequestOf<D, M>) => AsyncIterable<ResponseInputOf<D, M>>;
  client: (
    context: CallContext,
    requests: AsyncIterable<RequestOf<D, M>>,
  ) => Promise<ResponseInputOf<D, M>>;
  bidi: (
    context: CallContext,
    requests: AsyncIterable<RequestOf<D, M>>,
  ) => AsyncIterable<ResponseInputOf<D, M>>;
}[KindOf<M>];

/** The handlers of a service; a method without one answers UNIMPLEMENTED. */
export type Handlers<D extends ServiceDefinition> = {
  readonly [M in MethodNames<D>]?: Handler<D, M>;
};
