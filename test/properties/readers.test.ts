import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { diceOf, growth, mutatedTexts, propertyRuns } from '../support/mutate-text.ts';
import { compareDays, isRealDay } from '../../services/crawler/core/extract/dates/calendar.ts';
import { dayInZone } from '../../services/crawler/core/extract/dates/zone.ts';
import { readEmployment } from '../../services/crawler/core/extract/employment.ts';
import { readPlaceText, readWorkplace } from '../../services/crawler/core/extract/place.ts';
import { jobDateOf, readDate } from '../../services/crawler/core/extract/posted-date.ts';

/* What holds of any text: nothing throws or hangs, nothing depends on the past, nothing is made up.
   Mutations of right texts find more than noise does. */

// 4 x 25,000 with the sanitizer's are the hundred thousand of a long run.
const runs = propertyRuns(1_000);
const longMs = 600_000;
const observedAtMs = Date.parse('2026-11-30T02:00:00Z');
const locales = [
  'de-DE',
  'en-US',
  'en-GB',
  'fr-FR',
  'ja-JP',
  'ko-KR',
  'zh-CN',
  'zh-TW',
  'th',
  null,
];
const zones = ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York', null];
const countries = ['DE', 'US', 'CN', 'JP', 'GB', null];
const fields = ['posted', 'valid_through', 'start_date'] as const;

/** Texts of the kind that we have answers for. */
function textsOf(kind: string): readonly string[] {
  return ['cases', 'held-out'].flatMap((folder) => {
    const file = new URL(`../${folder}/${kind}.json`, import.meta.url);
    const { cases } = JSON.parse(readFileSync(file, 'utf8'));
    return cases.flatMap(({ input }: { input: { value?: unknown; text?: unknown } }) => {
      const text = input.value ?? input.text;
      return typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];
    });
  });
}

function pick<Item>(items: readonly Item[], below: (count: number) => number): Item {
  const item = items[below(items.length)];
  assert.ok(item !== undefined);
  return item;
}

/** A text without its marks and blanks, which separate names and are not part of any. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

// Linear work gives 20, quadratic work 400; between them is room for a loaded machine.
const growthMax = 40;

describe('any text', () => {
  it('is a date that the text gives, or none', function () {
    this.timeout(longMs);
    const dice = diceOf(1);
    const bits = [
      'ago',
      '前',
      'vor',
      '年',
      '月',
      '+',
      '/',
      '.',
      ':',
      'T',
      'Z',
      'AM',
      '-05:00',
      '2026',
    ];
    for (const text of mutatedTexts({ seed: 1, count: runs, from: textsOf('dates'), bits })) {
      const zone = pick(zones, dice);
      const context = {
        field: pick(fields, dice),
        locale: pick(locales, dice),
        zone,
        observedAtMs,
      };
      const reading = readDate(text, context);
      assert.deepEqual(readDate(text, context), reading, text);
      const { day, instantMs, precision, notAfter, flags } = reading;
      assert.equal(precision === undefined, day === undefined, text);
      assert.ok(instantMs === undefined || Number.isSafeInteger(instantMs), text);
      for (const found of [day, notAfter]) assert.ok(found === undefined || isRealDay(found), text);
      const today = dayInZone(observedAtMs, zone);
      // A date is never the day of the fetch because nothing else was known.
      if (day !== undefined && compareDays(day, today) === 0 && !flags.includes('relative')) {
        assert.match(text, /\p{Nd}/u);
      }
      if (context.field === 'posted' && day !== undefined && zone !== null) {
        assert.ok(compareDays(day, today) <= 0, text);
      }
      assert.ok(text.startsWith(jobDateOf(reading, text).raw ?? '-') || !text.isWellFormed());
    }
  });

  it('is places whose names stand in the text, or none', function () {
    this.timeout(longMs);
    const dice = diceOf(2);
    const bits = [
      'Remote',
      ' or ',
      ' / ',
      ' - ',
      ', ',
      '(',
      ')',
      '市',
      '区',
      '県',
      '구',
      ' CA',
      '10115',
    ];
    for (const text of mutatedTexts({ seed: 2, count: runs, from: textsOf('places'), bits })) {
      const context = { locale: pick(locales, dice), sourceCountry: pick(countries, dice) };
      const reading = readPlaceText(text, context);
      assert.deepEqual(readPlaceText(text, context), reading, text);
      readWorkplace(text);
      const whole = letters(text);
      for (const { text: own = '', ...place } of reading.places) {
        assert.ok(own.length <= 600, text);
        const { country, region, city, district, area, postalCode = '' } = place;
        assert.match(country ?? 'XX', /^[A-Z]{2}$/u);
        assert.ok(
          Array.from(area ?? '').every((sign) => text.includes(sign) || sign === ' '),
          text,
        );
        for (const name of [region, city, district]) {
          assert.ok((name ?? '').length <= 200, text);
          for (const part of (name ?? '').split(', '))
            assert.ok(whole.includes(letters(part)), text);
        }
        assert.ok(postalCode.length <= 20 && whole.includes(letters(postalCode)), text);
      }
      for (const { country, region = '' } of reading.remoteFrom) {
        assert.match(country ?? 'XX', /^[A-Z]{2}$/u);
        assert.ok(region.length <= 200, text);
      }
    }
  });

  it('is employment of known kinds, or another one', function () {
    this.timeout(longMs);
    const dice = diceOf(3);
    const bits = [
      'Vollzeit',
      ' oder ',
      'no ',
      'kein ',
      '/',
      ', ',
      '社員',
      '-',
      'time',
      '100%',
      '(',
    ];
    for (const text of mutatedTexts({ seed: 3, count: runs, from: textsOf('employment'), bits })) {
      const locale = pick(locales, dice);
      const reading = readEmployment([text, text], locale);
      assert.deepEqual(readEmployment([text], locale), reading, text);
      assert.equal(new Set(reading.types).size, reading.types.length);
      assert.ok(reading.types.length <= 8);
    }
  });

  it('is read in time that grows with its length', function () {
    this.timeout(longMs);
    const date = { field: 'posted', locale: 'de-DE', zone: 'Europe/Berlin', observedAtMs } as const;
    const place = { locale: 'en-US', sourceCountry: null };
    const units = ['3 days ago ', '1/', '(', '年', 'Berlin, ', ' or ', '中', 'Vollzeit '];
    for (const unit of units) {
      const cost = growth((text) => {
        readDate(text, date);
        readPlaceText(text, place);
        readEmployment([text], 'de-DE');
      }, unit);
      assert.ok(cost < growthMax, `1 MB of "${unit}" costs ${cost.toFixed(1)} times 50 kB`);
    }
  });
});
