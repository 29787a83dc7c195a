import type { CurrencyMark, SharedSign } from './token.ts';

/** A currency, and whether it was inferred and not read. */
export interface CurrencyReading {
  readonly code: string | undefined;
  readonly isAssumed: boolean;
}

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const homeCurrencies =
  'US USD|GB GBP|CN CNY|JP JPY|KR KRW|IN INR|CA CAD|AU AUD|NZ NZD|SG SGD|HK HKD|TW TWD|' +
  'MO MOP|CH CHF|LI CHF|SE SEK|NO NOK|DK DKK|IS ISK|PL PLN|CZ CZK|HU HUF|RO RON|' +
  'BR BRL|MX MXN|AR ARS|CL CLP|CO COP|PE PEN|UY UYU|PY PYG|BO BOB|CR CRC|GT GTQ|HN HNL|' +
  'DO DOP|EC USD|SV USD|PR USD|JM JMD|TT TTD|BB BBD|BS BSD|BZ BZD|GY GYD|FJ FJD|' +
  'ZA ZAR|NA NAD|BW BWP|NG NGN|GH GHS|KE KES|TZ TZS|UG UGX|RW RWF|ET ETB|ZM ZMW|MU MUR|' +
  'EG EGP|MA MAD|TN TND|DZ DZD|SN XOF|CI XOF|CM XAF|AO AOA|MZ MZN|' +
  'IL ILS|AE AED|SA SAR|QA QAR|KW KWD|BH BHD|OM OMR|JO JOD|' +
  'PH PHP|ID IDR|MY MYR|TH THB|VN VND|KH KHR|MM MMK|MN MNT|PK PKR|BD BDT|LK LKR|NP NPR|' +
  'RU RUB|UA UAH|BY BYN|KZ KZT|UZ UZS|GE GEL|AM AMD|AZ AZN|MD MDL|RS RSD|BA BAM|MK MKD|' +
  'AL ALL|TR TRY';

const homes: ReadonlyMap<string, string> = new Map([
  ...euroCountries.map((country) => [country, 'EUR'] as const),
  ...homeCurrencies.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
]);

const dollarCountries = new Set(
  'CA AU NZ SG HK TW MX AR CL CO UY EC SV PR JM TT BB BS BZ GY FJ NA'.split(' '),
);

/** The currencies that are written with a sign. */
const signed: Readonly<Record<SharedSign, ReadonlySet<string>>> = {
  $: new Set([
    ...[...dollarCountries].map((country) => homes.get(country) ?? ''),
    ...'USD BRL DOP NIO XCD LRD SRD TOP CVE CUP BND KYD BMD SBD WST'.split(' '),
  ]),
  '¥': new Set(['CNY', 'JPY']),
  元: new Set(['CNY', 'TWD', 'HKD', 'MOP']),
  rs: new Set(['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR']),
  kr: new Set(['SEK', 'NOK', 'DKK', 'ISK']),
};

/** The country of a BCP 47 tag; undefined where it names none. */
export function regionOf(locale: string): string | undefined {
  return /[-_](?<region>[a-z]{2})(?:[-_]|$)/iu.exec(locale)?.groups?.['region']?.toUpperCase();
}

/** Reads the currency: a code or word of its own first, then a shared sign, then the locale. */
export function readCurrency(
  marks: readonly CurrencyMark[],
  locale: string,
  isMarketNotation: boolean,
): CurrencyReading {
  const own = marks.find((mark) => mark.kind === 'own');
  if (own !== undefined) return { code: own.code, isAssumed: false };
  const region = regionOf(locale);
  const home = region === undefined ? undefined : homes.get(region);
  const shared = marks.find((mark) => mark.kind === 'shared');
  if (shared !== undefined) return readShared(shared.sign, region, home);
  return { code: home, isAssumed: home !== undefined && !isMarketNotation };
}

/** True where the sign may mean the currency: the $ that of any dollar country. */
export function mayStandFor(sign: SharedSign, code: string): boolean {
  return signed[sign].has(code);
}

/** Whether all marks may stand for one currency: "CAD $" may, and "$ to €" may not. */
export function mayBeOne(marks: readonly CurrencyMark[]): boolean {
  const codes = new Set<string>();
  const signs = new Set<SharedSign>();
  for (const mark of marks) {
    if (mark.kind === 'own') codes.add(mark.code);
    // In Chinese it follows any currency: 5000元 in SGD.
    else if (mark.sign !== '元') signs.add(mark.sign);
  }
  // No currency has two of these signs.
  if (codes.size > 1 || signs.size > 1) return false;
  return [...codes].every((code) => [...signs].every((sign) => mayStandFor(sign, code)));
}

function readShared(
  sign: SharedSign,
  region: string | undefined,
  home: string | undefined,
): CurrencyReading {
  if (sign !== '$') {
    const isOwn = home !== undefined && mayStandFor(sign, home);
    return { code: isOwn ? home : undefined, isAssumed: false };
  }
  if (region === 'US') return { code: 'USD', isAssumed: false };
  if (region === undefined || !dollarCountries.has(region)) {
    return { code: undefined, isAssumed: false };
  }
  return { code: home, isAssumed: true };
}

/** What structured data calls its currency: USD, usd, €, RMB, or a sign that several share. */
export function namedCurrency(
  text: string,
  marks: readonly CurrencyMark[],
): CurrencyMark | undefined {
  const plain = text.trim().toUpperCase();
  if (/^[A-Z]{3}$/u.test(plain) && plain !== 'RMB') return { kind: 'own', code: plain };
  const own = marks.filter((mark) => mark.kind === 'own');
  // "USD/CAD" names no currency.
  if (own.some(({ code }) => code !== own[0]?.code)) return undefined;
  return own[0] ?? marks[0];
}
