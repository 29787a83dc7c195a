import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import { clip } from '../text.ts';
import { countryCode, countryOfName } from './country-names.ts';
import { isRegionGroup } from './place-names.ts';
import { countriesOfCode, isRegionName } from './regions.ts';

/* Where one may live who works from home. */

/** The areas that parts name; a state with its country behind it is one. */
export function areasOf(parts: readonly string[]): readonly RemoteArea$Input[] {
  const areas = parts.flatMap((part) => areaOf(part) ?? []);
  // "Texas, USA" is Texas.
  const isWithin =
    areas.length === 2 && areas[0]?.region !== undefined && areas[1]?.country !== undefined;
  return isWithin && !isRegionGroup(areas[0]?.region ?? '') ? areas.slice(0, 1) : areas;
}

const beforeArea = new RegExp(
  String.raw`^(?:(?:must (?:be )?|be )?(?:based |located |living |live |` +
    String.raw`resident |residing |reside )?in|within|from|` +
    String.raw`anywhere in|anywhere|all of|the)\s+(?:the\s+)?`,
  'iu',
);

const behindArea = new RegExp(
  String.raw`[\s-]+(?:only|based|residents?|candidates?|citizens?|` +
    String.raw`nur|uniquement|solamente|solo|限定)$`,
  'iu',
);

/** The area that a part names: a country, a group of countries, or a state; else undefined. */
export function areaOf(part: string): RemoteArea$Input | undefined {
  const name = part
    .replace(beforeArea, '')
    .replace(behindArea, '')
    .replace(/[-]?weit$/iu, '');
  if (isRegionGroup(name)) return { region: name };
  if (isRegionName(name) && countryOfName(name) === undefined) return { region: clip(name, 100) };
  const country = countryCode(name);
  if (country !== undefined) {
    // CA stands for California beside cities, and for Canada beside countries.
    return { country };
  }
  return countriesOfCode(name, []).length > 0 ? { region: name } : undefined;
}

/** The areas without repeats. */
export function uniqueAreas(areas: readonly RemoteArea$Input[]): readonly RemoteArea$Input[] {
  const seen = new Set<string>();
  return areas.filter(({ country = '', region = '' }) => {
    const key = `${country} ${region}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
