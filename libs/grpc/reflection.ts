import grpc from '@grpc/grpc-js';
import { readFileSync } from 'node:fs';
import type { ServerReflectionDefinition } from '#libs/proto/gen/grpc/reflection/v1/ServerReflection.ts';
import type { ServerReflectionDefinition as AlphaDefinition } from '#libs/proto/gen/grpc/reflection/v1alpha/ServerReflection.ts';
import type { ServerReflectionRequest } from '#libs/proto/gen/grpc/reflection/v1/ServerReflectionRequest.ts';
import type { ServerReflectionResponse$Input } from '#libs/proto/gen/grpc/reflection/v1/ServerReflectionResponse.ts';
import { descriptorFiles, type DescriptorFile } from '#libs/proto/descriptor-files.ts';
import type { CallContext } from './call-context.ts';
import type { Handlers } from './handlers.ts';

/*
 * Server reflection out of the image that `npm run proto` makes of proto/. Only the listed
 * services and what their files import can be asked for: a public listener does not describe the
 * internal services. The two versions of the protocol are the same in all but their name.
 */

const imageFile = new URL('../proto/gen/image.binpb', import.meta.url);

/** The handlers of both versions for these services. */
export function reflectionHandlers(services: readonly string[]): {
  readonly v1: Handlers<ServerReflectionDefinition>;
  readonly v1alpha: Handlers<AlphaDefinition>;
} {
  const answer = reflectionAnswers(descriptorFiles(readFileSync(imageFile)), services);
  async function* ServerReflectionInfo(
    { ending }: CallContext,
    requests: AsyncIterable<ServerReflectionRequest>,
  ): AsyncIterable<ServerReflectionResponse$Input> {
    for await (const request of requests) {
      yield { validHost: request.host, originalRequest: request, ...answer(request) };
      if (ending.aborted) return;
    }
  }
  return { v1: { ServerReflectionInfo }, v1alpha: { ServerReflectionInfo } };
}

type Answer = Pick<
  ServerReflectionResponse$Input,
  | 'fileDescriptorResponse'
  | 'allExtensionNumbersResponse'
  | 'listServicesResponse'
  | 'errorResponse'
>;

/** Answers single requests; fails at once where the image does not hold a listed service. */
export function reflectionAnswers(
  image: readonly DescriptorFile[],
  services: readonly string[],
): (request: ServerReflectionRequest) => Answer {
  const files = reachable(image, services);
  const bySymbol = new Map([...files.values()].flatMap((one) => one.symbols.map((s) => [s, one])));
  const extensions = [...files.values()].flatMap((one) =>
    one.extensions.map((extension) => ({ ...extension, file: one })),
  );
  return (request) => {
    switch (request.messageRequest) {
      case 'listServices':
        return { listServicesResponse: { service: services.toSorted().map((name) => ({ name })) } };
      case 'fileByFilename':
        return described(files, files.get(request.fileByFilename ?? ''));
      case 'fileContainingSymbol':
        return described(files, bySymbol.get(request.fileContainingSymbol ?? ''));
      case 'fileContainingExtension': {
        const asked = request.fileContainingExtension;
        const found = extensions.find(
          (one) => one.extendee === asked?.containingType && one.number === asked.extensionNumber,
        );
        return described(files, found?.file);
      }
      case 'allExtensionNumbersOfType': {
        const baseTypeName = request.allExtensionNumbersOfType ?? '';
        if (!bySymbol.has(baseTypeName)) return refusal('NOT_FOUND', 'No such message');
        const own = extensions.filter((one) => one.extendee === baseTypeName);
        const extensionNumber = own.map((one) => one.number);
        return { allExtensionNumbersResponse: { baseTypeName, extensionNumber } };
      }
      default:
        return refusal('INVALID_ARGUMENT', 'Nothing is asked for');
    }
  };
}

function reachable(
  image: readonly DescriptorFile[],
  services: readonly string[],
): ReadonlyMap<string, DescriptorFile> {
  const byName = new Map(image.map((one) => [one.name, one]));
  const roots = services.map((service) => {
    const found = image.find((one) => one.services.includes(service));
    if (found === undefined) throw new Error(`The image does not describe ${service}`);
    return found;
  });
  return new Map(roots.flatMap((root) => closure(byName, root)).map((one) => [one.name, one]));
}

/** A file and everything that it imports, each once, the file itself first. */
function closure(
  files: ReadonlyMap<string, DescriptorFile>,
  root: DescriptorFile,
): readonly DescriptorFile[] {
  const found = new Set([root]);
  for (const one of found) {
    for (const name of one.dependencies) {
      const dependency = files.get(name);
      if (dependency !== undefined) found.add(dependency);
    }
  }
  return [...found];
}

function described(
  files: ReadonlyMap<string, DescriptorFile>,
  found: DescriptorFile | undefined,
): Answer {
  if (found === undefined) return refusal('NOT_FOUND', 'No such file or symbol');
  const fileDescriptorProto = closure(files, found).map((one) => one.bytes);
  return { fileDescriptorResponse: { fileDescriptorProto } };
}

function refusal(code: 'NOT_FOUND' | 'INVALID_ARGUMENT', errorMessage: string): Answer {
  return { errorResponse: { errorCode: grpc.status[code], errorMessage } };
}
