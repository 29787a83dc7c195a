import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import * as eastern from './eastern.ts';
import { english, indian } from './english.ts';
import { french } from './french.ts';
import * as further from './further.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { LanguageWords } from './language.ts';
import { finnish, norse, swedish } from './nordic.ts';
import { italian, portuguese, spanish } from './romance.ts';
import { czech, polish, russian } from './slavic.ts';

/** The languages of the cases, whose words are complete. */
export const wholeLanguages: readonly LanguageWords[] = [
  english,
  chinese,
  japanese,
  korean,
  german,
  french,
  italian,
  spanish,
  portuguese,
  dutch,
  swedish,
  norse,
  polish,
];

/** All languages; what an earlier one calls a word counts for the pages of a third. */
export const allLanguages: readonly LanguageWords[] = [
  indian,
  ...wholeLanguages,
  finnish,
  czech,
  russian,
  ...Object.values(eastern),
  ...Object.values(further),
];
