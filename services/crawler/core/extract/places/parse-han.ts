/* Places of East Asia stand widest first, and the last sign of a name says what it is:
   [country] [province] [city] [district] [area] with or without marks between them. */
import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import { countryOfName } from './country-names.ts';
import type { PlaceContext } from './parse-place.ts';
import { isChineseCity, isChineseProvince } from './place-names.ts';
import {
  isJapaneseCity,
  isJapanesePrefecture,
  isTaiwaneseCity,
  japaneseRegions,
} from './place-names-asia.ts';

/** Reads the parts of a place in Chinese, Japanese or Korean. */
export function parseHan(parts: readonly string[], context: PlaceContext): Place$Input {
  const rest = [...parts];
  const postal = takePostal(rest);
  const stated = takeCountry(rest);
  const isHangul = /\p{Script=Hangul}/u.test(rest.join(''));
  const names = rest.flatMap((part) => (isHangul ? part.split(/\s+/u) : part.split(/[-\s–—]+/u)));
  const home = stated ?? homeOf(names, context, isHangul);
  const units = names.flatMap((name) => (isHangul ? [name] : cutUnits(name, home)));
  const place: Place$Input = isHangul ? placeKorean(units) : placeUnits(units, home);
  if (postal !== undefined) place.postalCode = postal;
  return home === undefined ? place : { ...place, country: home };
}

/** 大阪・京都・神戸: cities beside each other, where 北京·海淀区 is one with a part of it. */
export function isListOfHan(parts: readonly string[]): boolean {
  if (parts.length < 2 || !parts.every((part) => /^\p{Script=Han}{1,4}$/u.test(part))) return false;
  if (new Set(parts).size < parts.length) return false;
  const isSeat = (part: string): boolean => {
    return (
      isJapanesePrefecture(part) && !japaneseRegions.has(part) && !/(?<!京)[都府県]$/u.test(part)
    );
  };
  if (parts.every(isSeat)) return true;
  // 静岡・浜松 may be a prefecture with its city; three are a list.
  const isCity = (part: string): boolean => isSeat(part) || isJapaneseCity(part);
  if (parts.length > 2 && parts.every(isCity)) return true;
  const [first = ''] = parts;
  return (
    first !== '吉林' && parts.every((part) => !/[市县區区]$/u.test(part) && isChineseCity(part))
  );
}

function takePostal(parts: string[]): string | undefined {
  const match = /^〒?\s?(?<code>\d{3}-?\d{4}|\d{5,6})\s*(?<rest>.*)$/u.exec(parts[0] ?? '');
  const { code, rest = '' } = match?.groups ?? {};
  if (code === undefined) return undefined;
  parts.shift();
  if (rest !== '') parts.unshift(rest);
  return code;
}

/** 中国上海, 日本 东京: the country stands first, as a part or at the head of one. */
function takeCountry(parts: string[]): string | undefined {
  const [first = ''] = parts;
  const whole = countryOfName(first);
  if (whole !== undefined) {
    parts.shift();
    return whole;
  }
  const match =
    /^(?<name>中国|中國|日本国?|台湾|台灣|香港|澳门|澳門|韩国|韓國|대한민국|한국)\s*(?<rest>.+)$/u.exec(
      first,
    );
  const { name, rest } = match?.groups ?? {};
  if (name === undefined || rest === undefined) return undefined;
  parts[0] = rest;
  return countryOfName(name);
}

function homeOf(
  names: readonly string[],
  { locale, sourceCountry }: PlaceContext,
  isHangul: boolean,
): string | undefined {
  const [first = ''] = names;
  if (isHangul) return sourceCountry === 'KP' ? 'KP' : 'KR';
  if (isTaiwaneseCity(first)) return 'TW';
  if (isJapanesePrefecture(first) || isJapaneseCity(first)) return 'JP';
  const heads = [first.slice(0, 2), first.slice(0, 3), first.slice(0, 4), first];
  if (heads.some((head) => isChineseCity(head) || isChineseProvince(head))) return 'CN';
  if (sourceCountry !== null) return sourceCountry;
  // A name that ends like an administrative one is one of the country that writes this language.
  if (!/[省市区區县縣府県町村]$/u.test(names.at(-1) ?? '')) return undefined;
  return locale === 'zh-CN'
    ? 'CN'
    : locale === 'zh-TW'
      ? 'TW'
      : locale === 'ja-JP'
        ? 'JP'
        : undefined;
}

const japanese = new RegExp(
  String.raw`^(?<region>東京都|北海道|(?:京都|大阪)府|.{2,3}県)?(?<city>[^市区町村]{1,6}?(?:市(?!市)|` +
    String.raw`区|(?:郡.{1,5})?[町村]))?(?<district>[^区]{1,5}区)?(?<area>.*)$`,
  'u',
);
const chinese = new RegExp(
  String.raw`^(?<region>[^省市]{2,4}省|.{2}[縣县](?=.{1,3}[市鎮鄉])|.{2,8}?自治区|` +
    String.raw`.{2}特别行政区)?(?<city>[^市区區县縣]{2,8}?(?:市(?![区區县縣])` +
    String.raw`|自治州|盟))?(?<district>[^区區县縣市]{1,8}(?:区|區|县|縣|旗|市|新区))?(?<area>.*)$`,
  'u',
);

/** One run of signs without marks: 广东省深圳市南山区. */
function cutUnits(name: string, home: string | undefined): readonly string[] {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]+/u.test(name)) return [name];
  const form = home === 'JP' ? japanese : chinese;
  const { region, city, district, area } = form.exec(name)?.groups ?? {};
  // 杭州西湖区, 北京海淀: the name of a known city stands before that of its part.
  const joined = city === undefined && region === undefined ? splitKnown(name) : undefined;
  if (joined !== undefined) return joined;
  const units = [region, city, district, area].filter((unit) => unit !== undefined && unit !== '');
  return units.length === 0 ? [name] : units.flatMap((unit) => unit ?? []);
}

function splitKnown(name: string): readonly string[] | undefined {
  for (const length of [4, 3, 2]) {
    const [head, tail] = [name.slice(0, length), name.slice(length)];
    const isCity = isChineseCity(head) || isTaiwaneseCity(head);
    if (isCity && /^.{1,6}[区區县縣市镇乡]$/u.test(tail)) return [head, tail];
  }
  return undefined;
}

function placeUnits(units: readonly string[], home: string | undefined): Place$Input {
  const rest = [...units];
  const place: Place$Input = {};
  const [head = '', next] = rest;
  if (isRegion(head, next, home)) place.region = rest.shift() ?? '';
  const [city, district, ...areas] = rest;
  if (city !== undefined) place.city = city;
  if (district !== undefined) place.district = district;
  if (areas.length > 0) place.area = areas.join('');
  return place;
}

function isRegion(head: string, next: string | undefined, home: string | undefined): boolean {
  if (home === 'JP')
    return /[都府県]$|^北海道$/u.test(head) ? head !== '京都' : japaneseRegions.has(head);
  if (/(?:省|自治区|特别行政区)$/u.test(head)) return true;
  // In Taiwan cities and towns lie in a county.
  if (/[縣县]$/u.test(head) && /[市鎮鄉]$/u.test(next ?? '')) return true;
  if (isChineseProvince(head) && !isChineseCity(head)) return true;
  // 江苏 南京, but 北京 北京 too: where a city follows, what stands before it is wider.
  return isChineseProvince(head) && next !== undefined && isChineseCity(next);
}

const koreanProvinces = new Set('경기 강원 충북 충남 전북 전남 경북 경남'.split(' '));

function isKoreanProvince(unit: string, units: readonly string[]): boolean {
  if (unit.endsWith('도')) return true;
  return koreanProvinces.has(unit) && units.length > 1;
}

function placeKorean(units: readonly string[]): Place$Input {
  const place: Place$Input = {};
  const areas: string[] = [];
  for (const unit of units) {
    const isFirst = place.city === undefined && place.district === undefined;
    if (place.region === undefined && isFirst && isKoreanProvince(unit, units)) {
      place.region = unit;
    } else if (/[구군]$/u.test(unit) && place.district === undefined) place.district = unit;
    else if (place.city === undefined && isFirst) place.city = unit;
    else areas.push(unit);
  }
  if (areas.length > 0) place.area = areas.join(' ');
  return place;
}
