import type { ServiceDefinition } from '@grpc/grpc-js';
import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import { toAppError } from '#libs/postgres/fault.ts';

type AnyHandler = (
  context: CallContext,
  request: unknown,
) => Promise<unknown> | AsyncIterable<unknown>;

/** The same handlers; what the database throws reaches callers in words that they can act on. */
export function withStoreErrors<D extends ServiceDefinition>(handlers: Handlers<D>): Handlers<D> {
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    translated(handler as AnyHandler),
  ]);
  return Object.fromEntries(entries) as Handlers<D>;
}

function translated(handler: AnyHandler): AnyHandler {
  return (context, request) => {
    const answer = handler(context, request);
    return Symbol.asyncIterator in answer ? translatedStream(answer) : translatedOnce(answer);
  };
}

async function translatedOnce(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw toAppError(error);
  }
}

async function* translatedStream(answers: AsyncIterable<unknown>): AsyncIterable<unknown> {
  try {
    yield* answers;
  } catch (error) {
    throw toAppError(error);
  }
}
