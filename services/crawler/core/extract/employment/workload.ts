import type { EmploymentType$Input } from '#libs/proto/gen/jobradar/v1/EmploymentType.ts';

/* Hours as a share of full ones: 80-100 %, 0.5 FTE, 3/4 etatu. */

const unit = String.raw`(?:fte|vte|etp|vzä|vk|etatu|etat|etati)(?![\p{L}])`;
const amount = String.raw`(?<![\d.,/])(?:[01][.,]\d{1,2}|1(?![\d.,/])|[1-9]\/[1-9](?![\d/]))`;
const share = new RegExp(
  String.raw`(?<low>${amount})(?:\s?(?:[-–—]|to|bis|à)\s?(?<high>${amount}))?\s?${unit}|` +
    String.raw`(?<![\p{L}])(?:fte|etp)\s?:?\s?(?<behind>${amount})`,
  'gu',
);

/** The text with such shares as percentages, so that no mark in them cuts it. */
export function sharesOf(text: string): string {
  if (!/\d/u.test(text) || !/fte|vte|etp|vzä|vk|etat/u.test(text)) return text;
  return text.replace(share, (whole, ...found) => {
    const { low, high, behind }: Record<string, string | undefined> = found.at(-1);
    const first = percent(low ?? behind ?? '');
    const last = high === undefined ? first : percent(high);
    return first > 0 && last <= 100 ? `${first}-${last}%` : whole;
  });
}

function percent(text: string): number {
  const [above = '', below = '1'] = text.replace(',', '.').split('/');
  return Math.round((Number(above) / Number(below)) * 100);
}

const workload = new RegExp(
  String.raw`^(?:(?:pensum|arbeitspensum|beschäftigungsgrad|arbeitszeit|taux(?: d activité| d ` +
    String.raw`occupation)?|grado di occupazione|stellenumfang|omvang)\s?:?\s?)?` +
    String.raw`(?<low>\d{1,3})\s?%?(?:\s?(?:[-–—]|bis|to|à)\s?(?<high>\d{1,3}))?\s?%` +
    String.raw`(?:[\s-]{0,3}(?:fte|pensum|stellen?|anstellung|position|role|job|arbeitszeit|` +
    String.raw`stilling|tjänst|tjänstgöring|arbetstid|contrat|poste))?$`,
  'u',
);

/** The hours of a piece that is no more than a share of full ones. */
export function workloadOf(piece: string): readonly EmploymentType$Input[] | undefined {
  if (!piece.includes('%')) return undefined;
  const { low, high = low } = workload.exec(piece)?.groups ?? {};
  if (low === undefined) return undefined;
  const types: EmploymentType$Input[] = [];
  if (Number(high) >= 100) types.push('EMPLOYMENT_TYPE_FULL_TIME');
  if (Number(low) < 100) types.push('EMPLOYMENT_TYPE_PART_TIME');
  return types;
}

const percentage = String.raw`\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?%`;
const beside = new RegExp(
  String.raw`^(?<before>\p{L}[^%]*?\s)?(?<share>${percentage})(?<after>\s\p{L}[^%]*)?$`,
  'u',
);

/** Takes the share of full hours that stands beside a form of employment, and beside no other. */
export function cutWorkload(
  piece: string,
  isForm: (words: string) => boolean,
): { readonly load?: readonly EmploymentType$Input[] | undefined; readonly rest: string } {
  if (!piece.includes('%')) return { rest: piece };
  const { before = '', share: load = '', after = '' } = beside.exec(piece)?.groups ?? {};
  const form = `${before.trim()} ${after.trim()}`.trim();
  return form === '' || !isForm(form) ? { rest: piece } : { load: workloadOf(load), rest: form };
}
