import type { JobDate$Input } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { isStorable } from './compact-record.ts';
import { protoName } from './record-shape.ts';

/** A field that breaks a rule, by its path below the observation, proto names. */
export interface Violation {
  readonly field: string;
  readonly description: string;
}

/* What a record must satisfy beyond the rules of its fields: conditions over several of them, and
 * what would harm the store. One that does not is rejected alone. */

/** Checks the key of a posting, which is never altered and so cannot be cleaned. */
export function keyViolations(externalId: string, field: string): readonly Violation[] {
  if (externalId === '') return [{ field, description: 'is required' }];
  const isPlain = isStorable(externalId) && !/[\u0001-\u001f\u007f]/u.test(externalId);
  return isPlain ? [] : [{ field, description: 'must not hold control characters' }];
}

/** Checks what no single field's rule says about a compact record. */
export function recordViolations(record: JobRecord$Input): readonly Violation[] {
  return [...orderViolations(record), ...listViolations(record), ...dateViolations(record)];
}

/** Checks a sign about a posting's life: only what a page or a feed can show. */
export function evidenceViolations(evidence: JobEvidence$Input): readonly Violation[] {
  const violations = [...keyViolations(evidence.externalId ?? '', 'evidence.external_id')];
  if (evidence.kind === 'KIND_ABSENT' || evidence.kind === 'KIND_EXPIRED') {
    violations.push({ field: 'evidence.kind', description: 'is set by storage alone' });
  }
  for (const name of ['url', 'finalUrl', 'quote'] as const) {
    if (isStorable(evidence[name] ?? '')) continue;
    const field = `evidence.${protoName(name)}`;
    violations.push({ field, description: 'must not hold characters that cannot be stored' });
  }
  return violations;
}

/**
 * Checks when a page was seen. A time after the grant's expiry lies in the future: stored, it would
 * make every later observation stale.
 */
export function timeViolations(
  time: { readonly seconds?: string; readonly nanos?: number } | null | undefined,
  latestMs: number,
): readonly Violation[] {
  const field = 'observe_time';
  if (time === null || time === undefined) return [{ field, description: 'is required' }];
  const seconds = Number(time.seconds ?? 0);
  const nanos = time.nanos ?? 0;
  if (!Number.isSafeInteger(seconds) || seconds < 0 || nanos < 0 || nanos > 999_999_999) {
    return [{ field, description: 'must be a time after 1970' }];
  }
  const isFuture = seconds * 1000 + nanos / 1e6 > latestMs;
  return isFuture ? [{ field, description: 'must not lie in the future' }] : [];
}

function orderViolations({ salary, experience }: JobRecord$Input): readonly Violation[] {
  const pairs = [
    {
      field: 'record.salary.max_amount',
      low: decimal(salary?.minAmount),
      high: decimal(salary?.maxAmount),
    },
    {
      field: 'record.salary.months_max',
      low: salary?.monthsMin || undefined,
      high: salary?.monthsMax || undefined,
    },
    {
      field: 'record.experience.max_months',
      low: experience?.minMonths,
      high: experience?.maxMonths,
    },
  ];
  return pairs.flatMap(({ field, low, high }) =>
    low !== undefined && high !== undefined && low > high
      ? [{ field, description: 'must not be below its lower bound' }]
      : [],
  );
}

function listViolations({ remoteFrom, employmentTypes }: JobRecord$Input): readonly Violation[] {
  const areas = (remoteFrom ?? []).flatMap((area, index) =>
    (area.country ?? '') === '' && (area.region ?? '') === ''
      ? [{ field: `record.remote_from[${index}]`, description: 'must name a country or a region' }]
      : [],
  );
  const types = (employmentTypes ?? []).flatMap((type, index) =>
    type === 'EMPLOYMENT_TYPE_UNSPECIFIED' || type === 0
      ? [{ field: `record.employment_types[${index}]`, description: 'must be a known type' }]
      : [],
  );
  return [...areas, ...types];
}

function dateViolations(record: JobRecord$Input): readonly Violation[] {
  const dates: readonly (readonly [string, JobDate$Input | null | undefined])[] = [
    ['posted', record.posted],
    ['valid_through', record.validThrough],
    ['start_date', record.startDate],
  ];
  return dates.flatMap(([name, date]) =>
    [
      ['date', date?.date ?? ''],
      ['not_after', date?.notAfter ?? ''],
    ].flatMap(([part, text = '']) =>
      text === '' || isCalendarDay(text)
        ? []
        : [{ field: `record.${name}.${part}`, description: 'must be a day of the calendar' }],
    ),
  );
}

/** Whether a text is YYYY-MM-DD and such a day exists. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A decimal text as a whole number of ten-thousandths, so that amounts compare exactly. */
function decimal(text: string | undefined): bigint | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/u.exec(text ?? '');
  if (match === null) return undefined;
  return BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(4, '0'));
}
