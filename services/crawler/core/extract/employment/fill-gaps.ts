/* "Voll- oder Teilzeit": the second word lends the first its end, or the first its beginning. */

interface Gap {
  /** What stands in every text that has the gap. */
  readonly mark: string;
  readonly gap: RegExp;
  /** The words as they would be without it. */
  readonly words: string;
}

const gaps: readonly Gap[] = [
  {
    mark: 'teil',
    gap: /\bvoll\s?-?\s?(?:und|oder|bzw\.?|o\.|u\.|\/|&|,)\s?teil\s?zeit/gu,
    words: 'vollzeit / teilzeit',
  },
  {
    mark: 'vollzeit',
    gap: /\bteil\s?-?\s?(?:und|oder|bzw\.?|o\.|u\.|\/|&|,)\s?vollzeit/gu,
    words: 'teilzeit / vollzeit',
  },
  {
    mark: 'full',
    gap: /\bfull\s?-?\s?(?:and|or|of|\/|&|,)\s?part\s?-?\s?time/gu,
    words: 'full time / part time',
  },
  {
    mark: 'full',
    gap: /\bpart\s?-?\s?(?:and|or|of|\/|&|,)\s?full\s?-?\s?time/gu,
    words: 'part time / full time',
  },
  {
    mark: 'partiel',
    gap: /\btemps (?:plein|complet)\s?(?:et|ou|\/|,)\s?partiel/gu,
    words: 'temps plein / temps partiel',
  },
  {
    mark: 'parcial',
    gap: /\b(?:jornada|tiempo) complet[ao]\s?(?:y|o|\/|,)\s?parcial/gu,
    words: 'jornada completa / jornada parcial',
  },
  {
    mark: 'parziale',
    gap: /\btempo pieno\s?(?:e|o|\/|,)\s?parziale/gu,
    words: 'tempo pieno / tempo parziale',
  },
  {
    mark: 'deltid',
    gap: /\bhel\s?-?\s?(?:eller|och|og|\/|,)\s?deltid/gu,
    words: 'heltid / deltid',
  },
  { mark: '/t', gap: /(?<![\p{L}/])(?<half>[fp])\/t(?![\p{L}/])/gu, words: '$<half>t' },
  { mark: 'w/', gap: /(?<![\p{L}/])w\/o\s?(?=\p{L})/gu, words: 'without ' },
  { mark: 'w/', gap: /(?<![\p{L}/])w\/\s?(?=\p{L}{3})/gu, words: 'with ' },
  // The limit of what such a job may pay changes by the year.
  { mark: 'euro', gap: /\b\d{3} ?euro (?:jobs?|basis|kraft)\b/gu, words: 'minijob' },
  { mark: '€', gap: /\b\d{3} ?€ (?:jobs?|basis|kraft)\b/gu, words: 'minijob' },
  {
    mark: 'befristet',
    gap: /(?:\bun\s?-?\s?(?:und|oder|\/)|\(un\))\s?-?\s?befristet/gu,
    words: 'unbefristet / befristet',
  },
];

/** Fills the gaps; a text without the mark of one has none of it. */
export function fillGaps(text: string): string {
  return gaps.reduce((filled, { mark, gap, words }) => {
    return filled.includes(mark) ? filled.replace(gap, words) : filled;
  }, text);
}
