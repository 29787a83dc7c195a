/* Names of countries come from the language data of the runtime, so no table of ours can go
   stale; only everyday spellings are listed here. */

const everyday: ReadonlyMap<string, string> = new Map(
  Object.entries({
    usa: 'US',
    'u.s.': 'US',
    'u.s.a.': 'US',
    us: 'US',
    america: 'US',
    'united states of america': 'US',
    uk: 'GB',
    'u.k.': 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    uae: 'AE',
    korea: 'KR',
    'south korea': 'KR',
    'czech republic': 'CZ',
    holland: 'NL',
    'hong kong': 'HK',
    macau: 'MO',
    'mainland china': 'CN',
    prc: 'CN',
    türkiye: 'TR',
    turkey: 'TR',
    中国大陆: 'CN',
    香港: 'HK',
    澳门: 'MO',
    台湾: 'TW',
    台灣: 'TW',
    'republic of ireland': 'IE',
    'northern ireland': 'GB',
    'the netherlands': 'NL',
    nederland: 'NL',
    'viet nam': 'VN',
    'russian federation': 'RU',
    'republic of korea': 'KR',
    'ee. uu.': 'US',
    eeuu: 'US',
    'états unis': 'US',
    brd: 'DE',
    美国: 'US',
    英国: 'GB',
    slovensko: 'SK',
    hrvatska: 'HR',
    slovenija: 'SI',
    srbija: 'RS',
    србија: 'RS',
    българия: 'BG',
    eesti: 'EE',
    latvija: 'LV',
    lietuva: 'LT',
    ísland: 'IS',
    éire: 'IE',
  }),
);

/** ISO 3166-1 alpha-3 codes that feeds use. */
const threeLetters: ReadonlyMap<string, string> = new Map(
  (
    'usa US|gbr GB|deu DE|fra FR|chn CN|jpn JP|kor KR|ind IN|can CA|aus AU|nld NL|esp ES|' +
    'ita IT|che CH|aut AT|pol PL|swe SE|nor NO|dnk DK|fin FI|irl IE|bel BE|prt PT|bra BR|' +
    'mex MX|sgp SG|hkg HK|twn TW|nzl NZ|zaf ZA|isr IL|ukr UA'
  )
    .split('|')
    .map((entry) => [entry.slice(0, 3), entry.slice(4)] as const),
);

const languages =
  'en zh-CN zh-TW ja ko de fr es it nl pl pt sv nb da fi cs tr ru uk hu ro el ar he vi th id'.split(
    ' ',
  );

let names: ReadonlyMap<string, string> | undefined;
let codes: ReadonlySet<string> | undefined;

/** The ISO 3166-1 alpha-2 code of a country's name in one of many languages. */
export function countryOfName(name: string): string | undefined {
  const key = name.trim().toLowerCase();
  names ??= readNames();
  return everyday.get(key) ?? names.get(key) ?? names.get(key.replace(/ (?:and|und|et) /u, ' & '));
}

/** The code itself, from two letters, three letters or a name. */
export function countryCode(text: string): string | undefined {
  const key = text.trim().toLowerCase();
  if (/^[a-z]{2}$/u.test(key) && isCountryCode(key.toUpperCase())) return key.toUpperCase();
  return threeLetters.get(key) ?? countryOfName(text);
}

/** True for an assigned alpha-2 code. */
export function isCountryCode(code: string): boolean {
  return knownCodes().has(code);
}

/** Codes that the language data knows and that are no countries. */
const notCountries = new Set('EU EZ UN UK QO XA XB ZZ AC DG EA IC TA CP CQ'.split(' '));

function knownCodes(): ReadonlySet<string> {
  codes ??= new Set(readCodes());
  return codes;
}

function readCodes(): readonly string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  // Withdrawn codes are named after their successor: only the successor is canonical.
  return all.filter((code) => {
    const isCanonical = new Intl.Locale(`und-${code}`).region === code;
    return !notCountries.has(code) && isCanonical && english.of(code) !== undefined;
  });
}

function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of knownCodes()) {
      const name = display.of(code)?.toLowerCase();
      if (name !== undefined && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}
