import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf, phraseKey } from './date-lexicon.ts';

describe('lexicon of dates', () => {
  it('has the months of a language in all their forms', () => {
    for (const [locale, word, month] of [
      ['de-AT', 'jänner', 1],
      ['fr-FR', 'août', 8],
      ['pl-PL', 'listopada', 11],
      ['pl-PL', 'listopad', 11],
      ['ru-RU', 'ноября', 11],
      ['ar-EG', 'نوفمبر', 11],
      ['ca-ES', 'novembre', 11],
      ['th-TH', 'พย', 11],
      ['th-TH', 'กค', 7],
    ] as const) {
      assert.equal(lexiconOf(locale).months.get(word), month, word);
    }
  });

  it('has the phrases of a language in all their numbers', () => {
    for (const [locale, phrase, unit, sign] of [
      ['de-DE', 'vor # Tagen', 'day', -1],
      ['pl-PL', '# miesiące temu', 'month', -1],
      ['pl-PL', '# miesięcy temu', 'month', -1],
      ['ko-KR', '#시간 전', 'hour', -1],
      ['en-US', 'in # days', 'day', 1],
    ] as const) {
      const key = phraseKey(phrase.toLowerCase());
      assert.deepEqual(lexiconOf(locale).shifts.get(key), { unit, sign }, phrase);
    }
  });

  it('has the phrases that say one or two without a number', () => {
    for (const [locale, phrase, unit, count] of [
      ['pl-PL', 'tydzień temu', 'week', 1],
      ['ru-RU', 'неделю назад', 'week', 1],
      ['he-IL', 'לפני יומיים', 'day', 2],
      ['ar-AE', 'قبل شهر', 'month', 1],
    ] as const) {
      const found = lexiconOf(locale).spelled.get(phraseKey(phrase));
      assert.deepEqual(found, { unit, sign: -1, count }, phrase);
    }
    // One and many look alike there: it may be any number.
    assert.equal(lexiconOf('id-ID').spelled.get(phraseKey('hari yang lalu')), undefined);
    assert.equal(lexiconOf('en-US').spelled.get(phraseKey('days ago')), undefined);
  });

  it('has the spans of a language without a direction', () => {
    assert.equal(lexiconOf('de-DE').spans.get('#tage'), 'day');
    assert.equal(lexiconOf('ja-JP').spans.get('#日'), undefined);
  });

  it('has the days that need no number', () => {
    assert.equal(lexiconOf('de-DE').days.get('vorgestern'), -2);
    assert.equal(lexiconOf('fr-FR').days.get(phraseKey('avant-hier')), -2);
  });

  it('is the English one where the runtime knows no such language', () => {
    assert.equal(lexiconOf('x').days.get('yesterday'), -1);
    assert.equal(lexiconOf('tlh-KX').days.get('yesterday'), -1);
  });
});
