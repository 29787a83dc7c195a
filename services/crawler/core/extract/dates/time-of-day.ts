import type { TimeOfDay } from './zone.ts';

/** A text without its time of day, and what the time says. */
export interface TimeCut {
  readonly rest: string;
  readonly time?: TimeOfDay;
  /** Minutes east of UTC, where the text says so. */
  readonly offsetMinutes?: number;
  /** IANA name, where the text names a zone whose offset depends on the day. */
  readonly zone?: string;
}

const hourMinutes = 60;

/* hour : minute [ : second [ . fraction ] ] [ am | pm ] [ offset | zone ] [ ( remark ) ] */
const timePattern = new RegExp(
  [
    String.raw`(?:(?<=\d)[t_]|(?<!\d))(?:(?<half>上午|下午|午前|午後|오전|오후)\s?)?`,
    String.raw`(?<hour>\d{1,2})[:h時时시]\s?(?<minute>\d{2})(?:[:分분]\s?(?<second>\d{2}))` +
      String.raw`?(?:[.,]\d{1,9})?[分秒초]?`,
    String.raw`\s?(?<noon>[ap]\.?m\.?(?![\p{L}]))?`,
    String.raw`(?:\s?(?:gmt|utc)?\s?(?<sign>[-+−])(?<hours>\d{2}):?(?<minutes>\d{2})?(?!\d)` +
      String.raw`(?:\s[a-z]{3,4}(?![\p{L}]))?|\s?(?<name>[a-z]{1,5})(?![\p{L}\d]))?`,
    String.raw`(?:\s?\((?<remark>[^()]{0,60})\))?`,
  ].join(''),
  'u',
);

/** `20261128T100000Z`: the compact form has no marks to find a time by. */
const compactPattern = /^(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})?/u;

/** `3pm`, `9 a.m.` */
const fullHour = /(?<![\d:.])(\d{1,2})\s?(?=[ap]\.?m(?![\p{L}]))/u;

/** Takes the time of day out of a plain text. */
export function cutTime(text: string): TimeCut {
  const spread = text
    .replace(compactPattern, '$1-$2-$3t$4:$5:$6')
    .replace(/(t\d{2}:\d{2}):(?!\d)/u, '$1')
    .replace(fullHour, '$1:00 ')
    // The name beside an offset says nothing more: +01:00[Europe/Paris].
    .replace(/(?<=[-+]\d{2}:?\d{2}|\dz)\[[\w/+-]{1,40}\]/u, '');
  const match = timePattern.exec(spread);
  if (match?.groups === undefined) return { rest: text };
  const { hour = '', minute = '', second = '0', noon = '', half = '', name } = match.groups;
  const before = spread.slice(0, match.index);
  const offsetMinutes = offsetOf(match.groups);
  // "et" is "and" elsewhere; behind a.m. and p.m. it is the clock of America.
  const zone = noon === '' || name === undefined ? undefined : americanZones.get(name);
  const isName = name !== undefined && offsetMinutes === undefined && zone === undefined;
  // A word behind the time that names no zone belongs to the rest.
  const kept = isName ? ` ${name}` : '';
  const rest = `${before}${kept} ${spread.slice(match.index + match[0].length)}`;
  const time = {
    hour: clockHour(Number(hour), half + noon),
    minute: Number(minute),
    second: Number(second),
  };
  return {
    rest: rest.trim(),
    time,
    ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
    ...(zone === undefined ? {} : { zone }),
  };
}

function clockHour(hour: number, half: string): number {
  const isAfternoon = /^(?:p|下午|午後|오후)/u.test(half);
  const isMorning = /^(?:a|上午|午前|오전)/u.test(half);
  if (isAfternoon) return hour < 12 ? hour + 12 : hour;
  return isMorning && hour === 12 ? 0 : hour;
}

function offsetOf(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const { sign, hours = '0', minutes = '0', name } = groups;
  if (sign === undefined) return name === undefined ? undefined : zoneNames.get(name);
  const offset = Number(hours) * hourMinutes + Number(minutes);
  return sign === '+' ? offset : -offset;
}

const americanZones: ReadonlyMap<string, string> = new Map([
  ['et', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
]);

/* Only names that mean one offset: those of RFC 2822 and a few of Europe and East Asia. */
const zoneNames: ReadonlyMap<string, number> = new Map(
  Object.entries({
    z: 0,
    utc: 0,
    gmt: 0,
    ut: 0,
    est: -5,
    edt: -4,
    cdt: -5,
    mst: -7,
    mdt: -6,
    pst: -8,
    pdt: -7,
    wet: 0,
    cet: 1,
    cest: 2,
    mez: 1,
    mesz: 2,
    eet: 2,
    eest: 3,
    msk: 3,
    jst: 9,
    kst: 9,
    hkt: 8,
    sgt: 8,
  }).map(([name, hours]) => [name, hours * hourMinutes]),
);
