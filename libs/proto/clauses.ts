import { isIPv4 } from 'node:net';
import { wordsOfPattern } from './pattern-words.ts';

/*
 * What the clauses of a "Rule:" line mean. The grammar stands at the head of
 * proto/jobradar/options/v1/options.proto.
 */

/** The clauses of a rule, by their names in the grammar. */
export interface Clauses {
  readonly required?: true;
  readonly gte?: number;
  readonly lte?: number;
  readonly min_len?: number;
  readonly max_len?: number;
  readonly pattern?: RegExp;
  readonly uuid?: true;
  readonly uri?: true;
  readonly hostname?: true;
  readonly min_items?: number;
  readonly max_items?: number;
  readonly one_of?: readonly string[];
}

/** One broken clause, in words that follow the name of a field. */
export interface Complaint {
  readonly clause: string;
  readonly message: string;
}

/** Says what is wrong with a value; undefined where nothing is. */
export type Judge<T> = (value: T) => Complaint | undefined;

/** Something that is measured: how, and in what unit its bounds are told. */
export interface Measure<T> {
  readonly of: (value: T) => number;
  readonly unit: string;
}

/** The complaint about a value that is not set but has to be. */
export const isRequired: Complaint = { clause: 'required', message: 'is required' };

/** The first complaint of several judges, in their order. */
export function firstOf<T>(judges: readonly Judge<T>[]): Judge<T> {
  return (value) => {
    for (const judge of judges) {
      const complaint = judge(value);
      if (complaint !== undefined) return complaint;
    }
    return undefined;
  };
}

/** gte and lte; what cannot be compared (NaN) is in no range. */
export function rangeJudge<T>({ gte, lte }: Clauses, { of, unit }: Measure<T>): Judge<T> {
  return (value) => {
    const size = of(value);
    if (gte !== undefined && !(size >= gte)) {
      return { clause: 'gte', message: `must be at least ${gte}${unit}` };
    }
    if (lte !== undefined && !(size <= lte)) {
      return { clause: 'lte', message: `must be at most ${lte}${unit}` };
    }
    return undefined;
  };
}

/** min_len and max_len of bytes. */
export function byteLengthJudge(clauses: Clauses): Judge<Uint8Array> {
  const { min_len: min = 0, max_len: max = Number.POSITIVE_INFINITY } = clauses;
  return (value) => lengthComplaint(value.length, { min, max, unit: 'byte' });
}

/** min_items and max_items of a list or a map. */
export function countJudge<T>(clauses: Clauses, { of, unit }: Measure<T>): Judge<T> {
  const { min_items: min = 0, max_items: max = Number.POSITIVE_INFINITY } = clauses;
  return (value) => {
    const complaint = lengthComplaint(of(value), { min, max, unit });
    return complaint && { ...complaint, clause: complaint.clause.replace('len', 'items') };
  };
}

/** All clauses of a string. */
export function textJudge(clauses: Clauses): Judge<string> {
  const { min_len: min = 0, max_len: max = Number.POSITIVE_INFINITY, pattern, one_of } = clauses;
  const judges: Judge<string>[] = [
    // A character is a code point: as many as UTF-16 units, or fewer.
    (value) =>
      value.length <= max && value.length >= min * 2
        ? undefined
        : lengthComplaint(lengthOf(value), { min, max, unit: 'character' }),
  ];
  if (pattern !== undefined) {
    const whole = new RegExp(`^(?:${pattern.source})$`, 'u');
    const message = wordsOfPattern(pattern.source);
    judges.push((value) => (whole.test(value) ? undefined : { clause: 'pattern', message }));
  }
  if (one_of !== undefined) {
    const message = `must be one of ${one_of.join(', ')}`;
    judges.push((value) => (one_of.includes(value) ? undefined : { clause: 'one_of', message }));
  }
  for (const [clause, { test, message }] of Object.entries(textForms)) {
    if (!(clause in clauses)) continue;
    judges.push((value) => (test(value) ? undefined : { clause, message }));
  }
  return firstOf(judges);
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const textForms = {
  uuid: {
    test: (value: string) => uuidPattern.test(value),
    message: 'must be a UUID in lower-case text form',
  },
  uri: { test: isUri, message: 'must be an absolute http or https URI without user info' },
  hostname: {
    test: isHostname,
    message: 'must be a DNS name or an IPv4 address; ":port" may follow',
  },
} as const;

function isUri(value: string): boolean {
  // The parser of URLs drops white space and controls without a word.
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '' && url.hostname !== '';
}

const hostPattern = /^(?<host>[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(?<port>[1-9][0-9]{0,4}))?$/i;
const labelPattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;

function isHostname(value: string): boolean {
  const { host = '', port = '1' } = hostPattern.exec(value)?.groups ?? {};
  if (host === '' || host.length > 253 || Number(port) > 65_535) return false;
  const labels = host.split('.');
  // A name whose last label is a number is an address, or a mistake.
  if (/^[0-9]+$/.test(labels.at(-1) ?? '')) return isIPv4(host);
  return labels.every((label) => labelPattern.test(label));
}

function lengthOf(value: string): number {
  let length = 0;
  for (const _character of value) length += 1;
  return length;
}

function lengthComplaint(
  length: number,
  { min, max, unit }: { min: number; max: number; unit: string },
): Complaint | undefined {
  if (length < min)
    return { clause: 'min_len', message: `must have at least ${plural(min, unit)}` };
  if (length > max) return { clause: 'max_len', message: `must have at most ${plural(max, unit)}` };
  return undefined;
}

function plural(count: number, unit: string): string {
  if (count === 1) return `1 ${unit}`;
  return `${count} ${unit.endsWith('y') ? `${unit.slice(0, -1)}ies` : `${unit}s`}`;
}
