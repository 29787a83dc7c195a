import type { CurrencyMark } from './token.ts';

/** A currency, and whether it was inferred and not read. */
export interface CurrencyReading {
  readonly code: string | undefined;
  readonly isAssumed: boolean;
}

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const homeCurrencies =
  'US USD|GB GBP|CN CNY|JP JPY|KR KRW|IN INR|CA CAD|AU AUD|NZ NZD|SG SGD|HK HKD|TW TWD|' +
  'MO MOP|CH CHF|LI CHF|SE SEK|NO NOK|DK DKK|IS ISK|PL PLN|CZ CZK|HU HUF|RO RON|' +
  'BR BRL|MX MXN|AR ARS|CL CLP|CO COP|ZA ZAR|IL ILS|AE AED|SA SAR|PH PHP|ID IDR|MY MYR|' +
  'TH THB|VN VND|RU RUB|UA UAH|TR TRY|NG NGN|KE KES|EG EGP|PK PKR|BD BDT';

const homes: ReadonlyMap<string, string> = new Map([
  ...euroCountries.map((country) => [country, 'EUR'] as const),
  ...homeCurrencies.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
]);

const dollarCountries = new Set('CA AU NZ SG HK TW MX AR CL CO'.split(' '));

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

function readShared(
  sign: Extract<CurrencyMark, { kind: 'shared' }>['sign'],
  region: string | undefined,
  home: string | undefined,
): CurrencyReading {
  const own = (isOwn: boolean): CurrencyReading => ({
    code: isOwn ? home : undefined,
    isAssumed: false,
  });
  switch (sign) {
    case '$':
      if (region === 'US') return { code: 'USD', isAssumed: false };
      if (region === undefined || !dollarCountries.has(region)) return own(false);
      return { code: home, isAssumed: true };
    case '¥':
      return own(home === 'CNY' || home === 'JPY');
    case '元':
      return own(/^(?:CNY|TWD|HKD|MOP)$/u.test(home ?? ''));
    case 'kr':
      return own(/^(?:SEK|NOK|DKK|ISK)$/u.test(home ?? ''));
  }
}

/** The ISO 4217 code of what structured data calls its currency: USD, usd, €, RMB. */
export function currencyCodeOf(text: string, marks: readonly CurrencyMark[]): string | undefined {
  const plain = text.trim().toUpperCase();
  if (/^[A-Z]{3}$/u.test(plain) && plain !== 'RMB') return plain;
  return marks.find((mark) => mark.kind === 'own')?.code;
}
