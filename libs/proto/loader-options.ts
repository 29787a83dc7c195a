import type { Options } from '@grpc/proto-loader';

/**
 * How .proto files are loaded, at run time and by the generator of the types: one constant, since
 * types that were made with other options would lie about the values.
 */
export const loaderOptions = {
  keepCase: false,
  longs: String,
  enums: String,
  bytes: Buffer,
  defaults: true,
  oneofs: true,
} as const satisfies Options;

/** The same options as arguments of `proto-loader-gen-types`. */
export function generatorArguments(): readonly string[] {
  const { keepCase, longs, enums, bytes, defaults, oneofs } = loaderOptions;
  return [
    ...(keepCase ? ['--keepCase'] : []),
    `--longs=${longs.name}`,
    `--enums=${enums.name}`,
    `--bytes=${bytes.name}`,
    ...(defaults ? ['--defaults'] : []),
    ...(oneofs ? ['--oneofs'] : []),
  ];
}
