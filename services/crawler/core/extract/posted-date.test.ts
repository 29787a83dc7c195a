import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { dayText } from './dates/calendar.ts';
import { dropEndBeforeStart, jobDateOf, readDate, type DateReading } from './posted-date.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly field: 'posted' | 'valid_through' | 'both' | 'html';
    readonly value: unknown;
    readonly locale: string | null;
    readonly zone: string | null;
    readonly fetched_at: string;
  };
  readonly expected: Readonly<Record<string, unknown>> & { readonly flags: readonly string[] };
}

// What we were told, and what we wrote down before our own code had seen it.
const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../../test/${folder}/dates.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});

function isPair(value: unknown): value is { posted: string; valid_through: string } {
  return typeof value === 'object' && value !== null && 'posted' in value;
}

function shown(reading: DateReading): Readonly<Record<string, unknown>> {
  const { instantMs } = reading;
  return {
    date: reading.day === undefined ? null : dayText(reading.day),
    instant:
      instantMs === undefined ? null : new Date(instantMs).toISOString().replace('.000Z', 'Z'),
    precision: reading.precision ?? null,
  };
}

describe('posting dates', () => {
  for (const { id, input, expected } of cases) {
    if (input.field !== 'posted' && input.field !== 'valid_through') continue;
    it(`reads ${JSON.stringify(input.value)} (${id})`, () => {
      const reading = readDate(String(input.value), {
        field: input.field === 'posted' ? 'posted' : 'valid_through',
        locale: input.locale,
        zone: input.zone,
        observedAtMs: Date.parse(input.fetched_at),
      });
      assert.deepEqual(
        { ...shown(reading), flags: new Set(reading.flags) },
        { ...withoutBound(expected), flags: new Set(expected.flags) },
      );
      const bound = reading.notAfter;
      assert.equal(bound && dayText(bound), expected['not_after']);
    });
  }

  for (const { id, input, expected } of cases) {
    if (!isPair(input.value)) continue;
    const { posted, valid_through } = input.value;
    it(`reads ${posted} and ${valid_through} together (${id})`, () => {
      const { locale, zone, fetched_at } = input;
      const context = { locale, zone, observedAtMs: Date.parse(fetched_at) };
      const begin = readDate(posted, { ...context, field: 'posted' });
      const last = readDate(valid_through, { ...context, field: 'valid_through' });
      const end = dropEndBeforeStart(begin, last);
      assert.deepEqual(
        {
          posted: shown(begin),
          valid_through: shown(end),
          flags: new Set([...begin.flags, ...end.flags]),
        },
        { ...expected, flags: new Set(expected.flags) },
      );
    });
  }

  it('ignore an end before the beginning', () => {
    const context = { locale: null, zone: null, observedAtMs: Date.parse('2026-11-30T02:00:00Z') };
    const posted = readDate('2026-11-20', { ...context, field: 'posted' });
    const end = readDate('2026-11-01', { ...context, field: 'valid_through' });
    assert.deepEqual(dropEndBeforeStart(posted, end), { flags: ['valid_through_before_posted'] });
    assert.equal(dropEndBeforeStart(posted, posted), posted);
  });

  it('ignore an end in the hours before the beginning', () => {
    const context = { locale: null, zone: null, observedAtMs: Date.parse('2026-11-30T02:00:00Z') };
    const posted = readDate('2026-11-20T10:00:00Z', { ...context, field: 'posted' });
    const end = readDate('2026-11-20T09:00:00Z', { ...context, field: 'valid_through' });
    assert.deepEqual(dropEndBeforeStart(posted, end), { flags: ['valid_through_before_posted'] });
  });

  it('are the one part of a list that is a date', () => {
    const context = {
      field: 'posted',
      locale: 'en-US',
      zone: 'America/New_York',
      observedAtMs: Date.parse('2026-11-30T02:00:00Z'),
    } as const;
    assert.equal(shown(readDate('Berlin · 3 days ago', context))['date'], '2026-11-26');
    assert.equal(shown(readDate('Closes in 2 weeks', context))['date'], null);
    assert.equal(shown(readDate('3 years · 2 openings', context))['date'], null);
    assert.equal(shown(readDate('2 days ago | 3 days ago', context))['date'], null);
  });

  it('are the ends of a range, whatever times stand at them', () => {
    const text = '2026.11.20 09:00 ~ 2026.12.20 18:00';
    const context = {
      locale: 'ko-KR',
      zone: 'Asia/Seoul',
      observedAtMs: Date.parse('2026-11-30T02:00:00Z'),
    };
    assert.equal(shown(readDate(text, { ...context, field: 'posted' }))['date'], '2026-11-20');
    const end = shown(readDate(text, { ...context, field: 'valid_through' }));
    assert.equal(end['instant'], '2026-12-20T09:00:00Z');
  });

  it('keep the raw text beside what was read', () => {
    const context = {
      field: 'posted',
      locale: 'zh-CN',
      zone: 'Asia/Shanghai',
      observedAtMs: Date.parse('2026-11-30T02:00:00Z'),
    } as const;
    assert.deepEqual(jobDateOf(readDate('2026年9月1日', context), '2026年9月1日'), {
      raw: '2026年9月1日',
      date: '2026-09-01',
      precision: 'PRECISION_DAY',
    });
    assert.deepEqual(jobDateOf(readDate('soon', context), 'soon'), { raw: 'soon' });
  });

  it('never throw', () => {
    for (const text of [
      '99999999999999999999',
      '12:99',
      '-',
      '31/02/2026',
      'Feb 30',
      '2026-13-45T',
    ]) {
      readDate(text, { field: 'posted', locale: null, zone: null, observedAtMs: 0 });
    }
  });
});

function withoutBound(
  expected: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(expected).filter(([key]) => key !== 'not_after'));
}
