import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isLetter, lexiconOf } from './lexicon.ts';

describe('words of pay', () => {
  const word = (text: string, locale = 'en-US') => lexiconOf(locale).longestAt(text, 0);

  it('are found whole where the script has blanks', () => {
    assert.equal(word('k€')?.word, 'k');
    assert.equal(word('known'), undefined);
    assert.equal(word('up to 5')?.word, 'up to');
  });

  it('are found by the longest match where it has none', () => {
    assert.equal(word('月薪5000', 'zh-CN')?.word, '月薪');
    assert.equal(word('以上', 'zh-CN')?.word, '以上');
  });

  it('mean what the language of the page says first', () => {
    assert.equal(word('rok', 'pl-PL')?.meaning.unit, 'PERIOD_YEAR');
    assert.equal(word('an', 'fr-FR')?.meaning.unit, 'PERIOD_YEAR');
    assert.equal(word('an', 'en-US')?.meaning.per, true);
    assert.equal(word('l', 'en-IN')?.meaning.multiplier?.notation, 'lakh');
    assert.equal(word('l', 'en-US'), undefined);
  });

  it('are borrowed from English, and from all others where they are unmistakable', () => {
    assert.equal(word('annually', 'de-DE')?.meaning.period, 'PERIOD_YEAR');
    assert.equal(word('面议', 'en-US')?.meaning.negotiable, true);
    assert.equal(word('brutto', 'en-US')?.meaning.gross, 'GROSS_GROSS');
    assert.equal(word('ile', 'en-US'), undefined);
    // A range mark between amounts is one on every page.
    assert.equal(word('bis', 'en-US')?.meaning.range, 'weak');
  });

  it('may mean several things, of which the place decides', () => {
    const meaning = word('bis zu', 'de-DE')?.meaning;
    assert.deepEqual([meaning?.range, meaning?.upTo], ['word', true]);
    assert.equal(word('ral', 'it-IT')?.meaning.gross, 'GROSS_GROSS');
    assert.equal(word('ral', 'it-IT')?.meaning.period, 'PERIOD_YEAR');
  });

  it('name the money of a country on its own pages only', () => {
    assert.deepEqual(word('rm', 'en-MY')?.meaning.currency, { kind: 'own', code: 'MYR' });
    assert.deepEqual(word('r', 'en-ZA')?.meaning.currency, { kind: 'own', code: 'ZAR' });
    assert.equal(word('rm', 'en-US'), undefined);
  });

  it('are put together once for a language', () => {
    assert.equal(lexiconOf('de-DE'), lexiconOf('de-AT'));
    assert.notEqual(lexiconOf('en-US'), lexiconOf('en-IN'));
  });

  it('end at a character that is no letter of a script with blanks', () => {
    assert.deepEqual(['a', 'я', 'ش', '5', '月', '원', '-', ''].map(isLetter), [
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
