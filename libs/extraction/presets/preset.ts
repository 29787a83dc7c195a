import type { EmptyState } from '#libs/proto/gen/jobradar/v1/EmptyState.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { ClosedSign } from '#libs/proto/gen/jobradar/v1/ClosedSign.ts';

/** A parameter that a preset takes beside the board. */
export interface PresetParameter {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** The only values that it may have; undefined = any text. */
  readonly values?: readonly string[];
  /** What holds where it is left out; undefined = the board's token. */
  readonly fallback: string | undefined;
}

/** A board of a provider with every parameter set. */
export interface PresetBoard {
  readonly board: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Where a provider publishes a board. */
export interface PresetSite {
  readonly baseUrl: string;
  readonly allowedHosts: readonly string[];
  readonly allowedPathPrefixes: readonly string[];
  /** One provider serves many boards, and is one site. */
  readonly provider: string;
}

/** What a preset says how a board is read; the same as a user could have written. */
export interface PresetReading {
  readonly json: JsonExtraction;
  readonly emptyState: EmptyState | null;
  readonly closedSigns?: readonly ClosedSign[];
}

/** A definition that is built in: data, and functions of board and parameters. */
export interface Preset {
  readonly provider: string;
  /** What a board may be called at this provider. */
  readonly boardPattern: RegExp;
  readonly boardExample: string;
  readonly parameters: readonly PresetParameter[];
  site(board: PresetBoard): Omit<PresetSite, 'provider'>;
  reading(board: PresetBoard): PresetReading;
}

/** The name of the company, for feeds that do not give it. */
export const companyParameter: PresetParameter = {
  name: 'company',
  description: 'Name of the company, which the feed does not give',
  fallback: undefined,
};

/** Whether a list without items may be a board without jobs, for feeds that report no total. */
export const emptyParameter: PresetParameter = {
  name: 'empty',
  description:
    'What a list without jobs is: "stop" = a change that stops the source, "accept" = a board ' +
    'without jobs',
  values: ['stop', 'accept'],
  fallback: 'stop',
};

/** How many postings are asked for at once, for feeds that are paged. */
export const pageSizeParameter: PresetParameter = {
  name: 'page_size',
  description: 'Postings that are asked for at once',
  values: ['5', '10', '20', '50', '100'],
  fallback: '100',
};

/** The sign of an empty list that `emptyParameter` asks for. */
export function emptyStateOf({ parameters }: PresetBoard): EmptyState | null {
  return parameters['empty'] === 'accept' ? { sign: 'emptyItems', emptyItems: true } : null;
}

/** A token that is one part of a path. */
export const pathToken = /^[A-Za-z0-9][A-Za-z0-9._~%-]{0,127}$/u;

/** A token that is a label of a host name. */
export const hostToken = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;
