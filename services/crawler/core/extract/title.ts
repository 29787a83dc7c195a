import { clip, collapseSpace } from './text.ts';

const titleTextCharsMax = 500;

/** The title for people, and as on the page. */
export function cleanTitle(text: string): { readonly title: string; readonly text: string } {
  const whole = collapseSpace(text);
  const title = calmShouting(whole);
  return { title, text: clip(whole, titleTextCharsMax) };
}

/** A title all in capitals is written as a title; short words such as SRE stay as they are. */
function calmShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isShouting = letters.length > 12 && /\s/u.test(text) && /^[^\p{Ll}\p{Lo}]+$/u.test(text);
  if (!isShouting) return text;
  // The dotted I is Turkish, whose other I has no dot when it is small.
  const language = text.includes('İ') ? 'tr' : 'en';
  return text.replace(/\p{Lu}{4,}/gu, (word) => {
    return word.slice(0, 1) + word.slice(1).toLocaleLowerCase(language);
  });
}
