import type { Environment } from './env.ts';

/** How long rows of one kind are kept. */
export interface RetentionRule {
  /** The rows, for people. */
  readonly what: string;
  /** Since when the days count. */
  readonly since: string;
  readonly days: number;
  /** The least that an installation may set; undefined: it is no setting. */
  readonly daysMin: number | undefined;
  /** Rows of its first table that one statement deletes at most. */
  readonly rowsMax: number;
  /** It looks through its table stretch by stretch: there is no index by its age. */
  readonly isWalk: boolean;
}

/** The days of a rule, as an installation has set them. */
export type KeptDays<Name extends string> = (name: Name) => number;

const daysMax = 36_500;

/** The variable that sets the days of a rule. */
export function retentionSetting(name: string): string {
  return `JOBRADAR_RETENTION_DAYS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Reads the days of every rule. */
export function readKeptDays<Name extends string>(
  env: Pick<Environment, 'integer'>,
  rules: Readonly<Record<Name, RetentionRule>>,
): KeptDays<Name> {
  const days = new Map<string, number>();
  for (const [name, { days: fallback, daysMin: min }] of Object.entries<RetentionRule>(rules)) {
    const bounds = { min: min ?? 0, max: daysMax, fallback };
    days.set(name, min === undefined ? fallback : env.integer(retentionSetting(name), bounds));
  }
  return (name) => days.get(name) ?? rules[name].days;
}
