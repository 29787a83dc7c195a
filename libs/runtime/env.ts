import { readFileSync } from 'node:fs';
import { AppError, messageOf } from './errors.ts';

/** A host and a port to listen on; port 0 lets the system choose. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads settings and collects every complaint, so that one start tells all that is wrong.
 * Values that are missing or wrong come back as harmless fillers until `complete()` throws.
 */
export interface Environment {
  text(name: string, options?: { readonly fallback?: string }): string;
  optionalText(name: string): string | undefined;
  integer(
    name: string,
    bounds: { readonly min: number; readonly max: number; readonly fallback: number },
  ): number;
  choice<Choice extends string>(
    name: string,
    options: { readonly of: readonly Choice[]; readonly fallback: Choice },
  ): Choice;
  url(
    name: string,
    options: { readonly schemes: readonly string[]; readonly also?: string },
  ): string;
  /** A secret, from `NAME` or from the file that `NAME_FILE` names. */
  secret(name: string, options?: { readonly charsMin: number }): string;
  optionalSecret(name: string): string | undefined;
  listen(name: string, fallback: string): ListenAddress;
  list(name: string): readonly string[];
  /** Adds a complaint about several settings together. */
  complain(complaint: string): void;
  /** Throws one error that lists every complaint; call it after the last read. */
  complete(): void;
}

/** Opens the environment of a process for reading; nothing else reads `process.env`. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const complaints: string[] = [];
  const raw = (name: string): string | undefined => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  const secretOrUndefined = (name: string): string | undefined =>
    raw(name) ?? readSecretFile(name, { path: raw(`${name}_FILE`), complaints });

  return {
    text(name, options) {
      const value = raw(name) ?? options?.fallback;
      if (value === undefined) complaints.push(`${name}: is required`);
      return value ?? '';
    },
    optionalText: raw,
    integer(name, bounds) {
      return readInteger(name, { value: raw(name), bounds, complaints });
    },
    choice(name, options) {
      const value = raw(name);
      const chosen = options.of.find((choice) => choice === value);
      if (value !== undefined && chosen === undefined) {
        complaints.push(`${name}: is "${value}", must be one of ${options.of.join(', ')}`);
      }
      return chosen ?? options.fallback;
    },
    url(name, options) {
      const value = raw(name) ?? (options.also === undefined ? undefined : raw(options.also));
      return readUrl(name, { value, schemes: options.schemes, also: options.also, complaints });
    },
    secret(name, { charsMin } = { charsMin: 1 }) {
      const value = secretOrUndefined(name);
      if (value === undefined) complaints.push(`${name}: is required (or ${name}_FILE)`);
      else if (value.length < charsMin) {
        complaints.push(`${name}: must have at least ${charsMin} characters`);
      }
      return value ?? '';
    },
    optionalSecret: secretOrUndefined,
    listen(name, fallback) {
      const value = raw(name) ?? fallback;
      const address = parseListenAddress(value);
      if (address === undefined) {
        complaints.push(`${name}: is "${value}", must be HOST:PORT such as ${fallback}`);
      }
      return address ?? { host: '127.0.0.1', port: 0 };
    },
    list(name) {
      return (raw(name) ?? '').split(/[\s,]+/u).filter((entry) => entry !== '');
    },
    complain(complaint) {
      complaints.push(complaint);
    },
    complete() {
      if (complaints.length > 0) throw settingsError(complaints);
    },
  };
}

/** Reads `host:port` or `[v6]:port`; undefined where it is neither. */
export function parseListenAddress(text: string): ListenAddress | undefined {
  const match = /^(?<host>\[[0-9a-f:.]+\]|[^\s:]*):(?<port>\d{1,5})$/iu.exec(text);
  const port = Number(match?.groups?.['port']);
  if (match === null || port > 65_535) return undefined;
  const host = (match.groups?.['host'] ?? '').replace(/^\[|\]$/gu, '');
  return { host: host === '' ? '127.0.0.1' : host, port };
}

/** The address as `host:port`, or `[v6]:port`: what a server is told to listen on. */
export function listenText({ host, port }: ListenAddress): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

function settingsError(complaints: readonly string[]): AppError {
  return new AppError('invalid_argument', `Cannot read the settings: ${complaints.join('; ')}`, {
    reason: 'FIELD_INVALID',
    violations: complaints.map((complaint) => {
      const [field = '', ...rest] = complaint.split(': ');
      return { field, description: rest.join(': ') };
    }),
  });
}

function readSecretFile(
  name: string,
  { path, complaints }: { readonly path: string | undefined; readonly complaints: string[] },
): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    complaints.push(`${name}_FILE: cannot be read: ${messageOf(error)}`);
    return undefined;
  }
}

function readInteger(
  name: string,
  input: {
    readonly value: string | undefined;
    readonly bounds: { readonly min: number; readonly max: number; readonly fallback: number };
    readonly complaints: string[];
  },
): number {
  const { value, bounds, complaints } = input;
  if (value === undefined) return bounds.fallback;
  const number = /^-?\d+$/u.test(value) ? Number(value) : Number.NaN;
  if (number >= bounds.min && number <= bounds.max) return number;
  const range = `a whole number from ${bounds.min} to ${bounds.max}`;
  complaints.push(`${name}: is "${value}", must be ${range}`);
  return bounds.fallback;
}

function readUrl(
  name: string,
  input: {
    readonly value: string | undefined;
    readonly schemes: readonly string[];
    readonly also: string | undefined;
    readonly complaints: string[];
  },
): string {
  const { value, schemes, also, complaints } = input;
  if (value === undefined) {
    complaints.push(`${name}: is required${also === undefined ? '' : ` (or ${also})`}`);
    return '';
  }
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : undefined;
  if (scheme === undefined || !schemes.includes(scheme)) {
    // The value may hold a password, so it is not repeated here.
    complaints.push(`${name}: must be a URL with the scheme ${schemes.join(' or ')}`);
  }
  return value;
}
