/* What a user sets for a local run: TargetLab's boards, and boards of one's own beside them. */
import { readEnvironment } from '#libs/runtime/env.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { readPracticeHosts } from '#libs/sources/practice-hosts.ts';
import { readConfig } from '../../services/targetlab/config.ts';
import type { BoardWish } from '../../services/targetlab/target-lab.ts';

/** The part of a user's environment that a local run follows. */
export interface GivenSettings {
  /** Boards of the user's own that may be crawled beside TargetLab's, host:port each. */
  readonly practiceHosts: readonly string[];
  /** The boards that TargetLab is to open, in this order. */
  readonly boards: readonly BoardWish[];
  /** TargetLab's other settings, as they were given. */
  readonly lab: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

const labNames = ['TARGETLAB_JOBS', 'TARGETLAB_PAGE_SIZE', 'TARGETLAB_SEED'] as const;

/** Reads what was given; throws one error that lists all that is wrong. */
export function readGivenSettings(source: Variables): GivenSettings {
  const env = readEnvironment(source);
  const practiceHosts = [...readPracticeHosts(env)];
  const lab: Record<string, string> = {};
  for (const name of labNames) {
    const value = env.optionalText(name);
    if (value !== undefined) lab[name] = value;
  }
  const given = { ...lab, TARGETLAB_BOARDS: source['TARGETLAB_BOARDS'] };
  const boards = boardsOf(given, (complaint) => env.complain(complaint));
  env.complete();
  return { practiceHosts, boards, lab };
}

// By TargetLab's own parser, before anything is started.
function boardsOf(given: Variables, complain: (text: string) => void): readonly BoardWish[] {
  try {
    return readConfig(given).boards;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const { field, description } of error.violations) complain(`${field}: ${description}`);
    return [];
  }
}
