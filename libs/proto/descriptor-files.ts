import { contentsOf, textOf, wireFields, type WireField } from './wire.ts';

/** One .proto file out of an image, as reflection needs it. */
export interface DescriptorFile {
  readonly name: string;
  /** The FileDescriptorProto as it stands in the image. */
  readonly bytes: Buffer;
  readonly dependencies: readonly string[];
  /** Full names of services, methods, messages, fields, enums and enum values. */
  readonly symbols: readonly string[];
  readonly services: readonly string[];
  readonly extensions: readonly DescriptorExtension[];
}

/** An extension that a file declares. */
export interface DescriptorExtension {
  /** Full name of the message that is extended. */
  readonly extendee: string;
  readonly name: string;
  readonly number: number;
}

// Numbers of the fields of google.protobuf.FileDescriptorProto and its parts.
const file = { name: 1, package: 2, dependency: 3, message: 4, enum: 5, service: 6, extension: 7 };
const message = { name: 1, field: 2, nested: 3, enum: 4, extension: 6, oneof: 8 };
const member = { name: 1, part: 2 };
const extension = { name: 1, extendee: 2, number: 3 };

/** The files of a FileDescriptorSet, none of them encoded anew. */
export function descriptorFiles(image: Buffer): readonly DescriptorFile[] {
  return contentsOf(wireFields(image), 1).map(readFile);
}

function readFile(bytes: Buffer): DescriptorFile {
  const fields = wireFields(bytes);
  const space = textOf(fields, file.package);
  const messages = contentsOf(fields, file.message).map(wireFields);
  const services = contentsOf(fields, file.service).map(wireFields);
  const extensions = extensionsIn(fields, { number: file.extension, space });
  return {
    name: textOf(fields, file.name),
    bytes,
    dependencies: contentsOf(fields, file.dependency).map(String),
    services: services.map((service) => join(space, textOf(service, member.name))),
    extensions: [...extensions, ...messages.flatMap((one) => nestedExtensions(one, space))],
    symbols: [
      ...messages.flatMap((one) => messageSymbols(one, space)),
      ...contentsOf(fields, file.enum).flatMap((one) => enumSymbols(wireFields(one), space)),
      ...services.flatMap((one) => memberSymbols(one, space)),
      ...extensions.map(({ name }) => name),
    ],
  };
}

function messageSymbols(fields: readonly WireField[], space: string): readonly string[] {
  const name = join(space, textOf(fields, message.name));
  const named = [...contentsOf(fields, message.field), ...contentsOf(fields, message.oneof)];
  return [
    name,
    ...named.map((one) => join(name, textOf(wireFields(one), member.name))),
    ...contentsOf(fields, message.nested).flatMap((one) => messageSymbols(wireFields(one), name)),
    ...contentsOf(fields, message.enum).flatMap((one) => enumSymbols(wireFields(one), name)),
    ...extensionsIn(fields, { number: message.extension, space: name }).map((one) => one.name),
  ];
}

// The values of an enum are named in the scope around it.
function enumSymbols(fields: readonly WireField[], space: string): readonly string[] {
  const values = contentsOf(fields, member.part);
  return [
    join(space, textOf(fields, member.name)),
    ...values.map((one) => join(space, textOf(wireFields(one), member.name))),
  ];
}

function memberSymbols(fields: readonly WireField[], space: string): readonly string[] {
  const name = join(space, textOf(fields, member.name));
  const parts = contentsOf(fields, member.part);
  return [name, ...parts.map((one) => join(name, textOf(wireFields(one), member.name)))];
}

function nestedExtensions(
  fields: readonly WireField[],
  space: string,
): readonly DescriptorExtension[] {
  const name = join(space, textOf(fields, message.name));
  const nested = contentsOf(fields, message.nested).map(wireFields);
  return [
    ...extensionsIn(fields, { number: message.extension, space: name }),
    ...nested.flatMap((one) => nestedExtensions(one, name)),
  ];
}

function extensionsIn(
  fields: readonly WireField[],
  { number, space }: { number: number; space: string },
): readonly DescriptorExtension[] {
  return contentsOf(fields, number).map((one) => {
    const parts = wireFields(one);
    return {
      name: join(space, textOf(parts, extension.name)),
      extendee: textOf(parts, extension.extendee).replace(/^\./, ''),
      number: parts.find((part) => part.number === extension.number)?.value ?? 0,
    };
  });
}

function join(space: string, name: string): string {
  return space === '' ? name : `${space}.${name}`;
}
