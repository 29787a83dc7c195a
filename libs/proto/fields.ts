import { z } from 'zod';
import {
  byteLengthJudge,
  countJudge,
  firstOf,
  isRequired,
  rangeJudge,
  textJudge,
  type Clauses,
  type Complaint,
  type Judge,
} from './clauses.ts';

/*
 * What the generated schemas (gen/schemas.ts) are made of: a zod schema for each message, and a
 * plain check for each of its fields. A zod type for each field would cost four times as much,
 * which a batch of 200 records would feel; this way a field that is not set costs next to nothing.
 *
 * A value that is not set (empty, zero, UNSPECIFIED, absent) breaks `required` alone; a field with
 * presence, an item, a key and a value of a map are set as soon as they are there.
 */

/** The clauses of a field; `present` marks what is set as soon as it is there. */
export type FieldRule = Clauses & { readonly present?: true };

/** Checks the value of a field, an item or an entry as proto-loader decodes it. */
export type FieldCheck = (value: unknown, report: Report) => void;

/** Takes complaints; `path` leads to the value that is being checked. */
export interface Report {
  readonly path: PropertyKey[];
  complain(complaint: Complaint): void;
}

/** Checks all fields of a message. */
export type MessageCheck = (message: Readonly<Record<string, unknown>>, report: Report) => void;

/** A message with these fields; `oneofs` names those of which exactly one member is set. */
export function shape(
  fields: Readonly<Record<string, FieldCheck>>,
  oneofs: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): MessageCheck {
  const checks = Object.entries(fields);
  const choices = Object.entries(oneofs).map(([name, members]) => exactlyOne(name, members));
  return (message, report) => {
    // The hot path: written out, so that a field costs no closure.
    for (const [name, check] of checks) {
      report.path.push(name);
      check(message[name], report);
      report.path.pop();
    }
    for (const check of choices) check(message, report);
  };
}

/** The zod schema of a message. */
export function schema(check: MessageCheck): z.ZodType {
  return z.custom<Readonly<Record<string, unknown>>>(isRecord).check((context) => {
    const path: PropertyKey[] = [];
    check(context.value, {
      path,
      complain({ clause, message }) {
        const input = context.value;
        context.issues.push({
          code: 'custom',
          message,
          input,
          path: [...path],
          params: { clause },
        });
      },
    });
  });
}

/** A string. */
export function text(rule: FieldRule = {}): FieldCheck {
  return field(rule, {
    isOf: (value) => typeof value === 'string',
    isEmpty: (value) => value === '',
    judge: firstOf([nulJudge, textJudge(rule)]),
  });
}

/** An int32, uint32, float or double. */
export function number(rule: FieldRule = {}): FieldCheck {
  return field(rule, {
    isOf: (value) => typeof value === 'number',
    isEmpty: (value) => value === 0,
    judge: rangeJudge(rule, { of: (value) => value, unit: '' }),
  });
}

/** An int64, which is decimal text on our side of the wire. */
export function int64(rule: FieldRule = {}): FieldCheck {
  return field(rule, {
    isOf: (value) => typeof value === 'string',
    isEmpty: (value) => value === '0',
    judge: rangeJudge(rule, { of: Number, unit: '' }),
  });
}

/** A bool, which takes every value. */
export function flag(_rule: FieldRule = {}): FieldCheck {
  return () => undefined;
}

/** An enum by the names of its values; an unknown number stays a number, and is refused. */
export function choice(zeroName: string, rule: FieldRule = {}): FieldCheck {
  return field(rule, {
    isOf: (value) => typeof value === 'string',
    isEmpty: (value) => value === zeroName,
    judge: () => undefined,
  });
}

/** A bytes field. */
export function bytes(rule: FieldRule = {}): FieldCheck {
  return field(rule, {
    isOf: (value) => value instanceof Uint8Array,
    isEmpty: (value) => value.length === 0,
    judge: byteLengthJudge(rule),
  });
}

interface Instant {
  readonly seconds: string;
  readonly nanos: number;
}

/** A google.protobuf.Timestamp, of the years 1 to 9999. */
export function timestamp(rule: FieldRule = {}): FieldCheck {
  return field(rule, { isOf: isInstant, isEmpty: never, judge: judgeTimestamp });
}

/** A google.protobuf.Duration; bounds are in seconds. */
export function duration(rule: FieldRule = {}): FieldCheck {
  const of = ({ seconds, nanos }: Instant): number => Number(seconds) + nanos / 1e9;
  const judge = firstOf([judgeDuration, rangeJudge(rule, { of, unit: ' s' })]);
  return field(rule, { isOf: isInstant, isEmpty: never, judge });
}

/** A google.protobuf.FieldMask. */
export function fieldMask(rule: FieldRule = {}): FieldCheck {
  const paths = list(text({ present: true, max_len: 256 }), { max_items: 100 });
  return message(() => shape({ paths }), rule);
}

/** A message, whose own rules hold where it is set; it may be one that holds itself. */
export function message(inner: () => MessageCheck, { required }: FieldRule = {}): FieldCheck {
  let check: MessageCheck | undefined;
  return (value, report) => {
    if (isRecord(value)) (check ??= inner())(value, report);
    else if (required === true) report.complain(isRequired);
  };
}

/** A list. */
export function list(item: FieldCheck, rule: FieldRule = {}): FieldCheck {
  const checkList = field<readonly unknown[]>(rule, {
    isOf: (value) => Array.isArray(value),
    isEmpty: (value) => value.length === 0,
    judge: countJudge(rule, { of: (value) => value.length, unit: 'item' }),
  });
  return (value, report) => {
    checkList(value, report);
    if (!Array.isArray(value)) return;
    for (const [index, one] of value.entries()) at(index, report, () => item(one, report));
  };
}

/** A map; a complaint about an entry names its key: `labels["env"]`. */
export function map(
  entry: { readonly key: FieldCheck; readonly value: FieldCheck },
  rule: FieldRule = {},
): FieldCheck {
  const sizeOf = (value: object): number => Object.keys(value).length;
  const checkMap = field(rule, {
    isOf: isRecord,
    isEmpty: (value) => sizeOf(value) === 0,
    judge: countJudge(rule, { of: sizeOf, unit: 'entry' }),
  });
  return (value, report) => {
    checkMap(value, report);
    if (!isRecord(value)) return;
    for (const [key, one] of Object.entries(value)) {
      at(`[${JSON.stringify(key.slice(0, 64))}]`, report, () => {
        entry.key(key, report);
        entry.value(one, report);
      });
    }
  };
}

function exactlyOne(oneof: string, members: Readonly<Record<string, string>>): MessageCheck {
  const keys = Object.keys(members);
  const names = Object.values(members).join(', ');
  return (message, report) => {
    const set = keys.filter((key) => message[key] !== undefined && message[key] !== null);
    if (set.length === 1) return;
    const has = set.length === 0 ? 'none' : set.map((key) => members[key]).join(' and ');
    const complaint = {
      clause: 'one_of',
      message: `must have exactly one of ${names}, and has ${has}`,
    };
    at(oneof, report, () => report.complain(complaint));
  };
}

const nul: Complaint = { clause: 'no_nul', message: 'must not hold the character U+0000' };
const nulJudge: Judge<string> = (value) => (value.includes('\0') ? nul : undefined);

function judgeTimestamp({ seconds, nanos }: Instant): Complaint | undefined {
  const isSound = Number(seconds) >= -62_135_596_800 && Number(seconds) <= 253_402_300_799;
  if (isSound && nanos >= 0 && nanos < 1e9) return undefined;
  return { clause: 'timestamp', message: 'must be a time of the years 1 to 9999' };
}

function judgeDuration({ seconds, nanos }: Instant): Complaint | undefined {
  const isSound = Math.abs(Number(seconds)) <= 315_576_000_000 && Math.abs(nanos) < 1e9;
  if (isSound && Number(seconds) * nanos >= 0) return undefined;
  return { clause: 'duration', message: 'must be a valid duration' };
}

interface FieldKind<T> {
  readonly isOf: (value: unknown) => value is T;
  readonly isEmpty: (value: T) => boolean;
  readonly judge: Judge<T>;
}

function field<T>({ required, present }: FieldRule, kind: FieldKind<T>): FieldCheck {
  return (value, report) => {
    if (value === undefined || value === null) {
      if (required === true) report.complain(isRequired);
      return;
    }
    if (!kind.isOf(value)) {
      const message = `${JSON.stringify(value)?.slice(0, 40)} is not a known value`;
      return report.complain({ clause: 'known', message });
    }
    if (present !== true && kind.isEmpty(value)) {
      if (required === true) report.complain(isRequired);
      return;
    }
    const complaint = kind.judge(value);
    if (complaint !== undefined) report.complain(complaint);
  };
}

function at(part: PropertyKey, { path }: Report, check: () => void): void {
  path.push(part);
  check();
  path.pop();
}

function isInstant(value: unknown): value is Instant {
  return isRecord(value) && 'seconds' in value && 'nanos' in value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function never(): false {
  return false;
}
