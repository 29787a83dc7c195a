import type { CliConfig } from './config.ts';

/** What a command of the line did, as the exit code tells it. */
export type ExitCode = 0 | 1 | 2;

/** A command of the line: `jobradar NAME …`. */
export interface Verb {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** All that one has to know to use it. */
  readonly help: string;
  /** Carries it out; settings are read only once the arguments are known to be right. */
  run(args: readonly string[], at: Surroundings): Promise<ExitCode>;
}

/** What a command may use of its process. */
export interface Surroundings {
  readonly config: () => CliConfig;
  /** Writes a text to standard output. */
  readonly print: (text: string) => void;
}

/** Arguments that cannot be; its message says what would be right. */
export class UsageError extends Error {}
