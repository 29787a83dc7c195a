import { readEnvironment } from '#libs/runtime/env.ts';

/** Where the gateway is, and who asks. */
export interface CliConfig {
  /** host:port of its public listener. */
  readonly address: string;
  readonly apiKey: string;
}

/** Reads the settings; throws one error that names all that is wrong. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): CliConfig {
  const env = readEnvironment(source);
  const config: CliConfig = {
    address: env.text('JOBRADAR_API_ADDRESS', { fallback: '127.0.0.1:50051' }),
    apiKey: env.secret('JOBRADAR_API_KEY'),
  };
  env.complete();
  return config;
}
