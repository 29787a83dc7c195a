import type { Meaning } from './token.ts';

type Define = (meaning: Meaning, words: string) => void;

/* Codes that are everyday words in some language (ALL, TRY, TOP) are not in the list. */
const codes =
  'usd eur gbp cny jpy krw inr cad aud nzd sgd hkd twd chf sek nok dkk pln czk huf ' +
  'ron brl mxn ars clp cop zar ils aed sar php idr myr thb vnd rub uah ngn kes egp ' +
  'pkr bdt mop isk bgn';

/** Currencies by code, sign and word. */
export function addCurrencies(define: Define): void {
  const own = (code: string, words: string): void => {
    define({ kind: 'currency', mark: { kind: 'own', code } }, words);
  };
  for (const code of codes.split(' ')) own(code.toUpperCase(), code);
  own('USD', 'us$|us dollars');
  own('HKD', 'hk$|港币|港元');
  own('SGD', 's$|sg$');
  own('CAD', 'c$|ca$|can$');
  own('AUD', 'a$|au$');
  own('NZD', 'nz$');
  own('TWD', 'nt$|新台币|新台幣|台币');
  own('BRL', 'r$');
  own('MXN', 'mx$');
  own('EUR', '€|euro|euros');
  own('GBP', '£|pounds|quid');
  own('CNY', 'rmb|人民币|块|cn¥');
  own('JPY', '円|jp¥|yen');
  own('KRW', '₩|원|won');
  own('INR', '₹|rs|rs.|rupees');
  own('PLN', 'zł|złotych');
  own('CHF', 'sfr|fr.');
  own('CZK', 'kč');
  own('HUF', 'ft');
  own('ILS', '₪');
  own('UAH', '₴');
  own('RUB', '₽');
  own('VND', '₫');
  own('PHP', '₱');
  own('NGN', '₦');
  define({ kind: 'currency', mark: { kind: 'shared', sign: '$' } }, '$|dollars|dollar');
  define({ kind: 'currency', mark: { kind: 'shared', sign: '¥' } }, '¥');
  define({ kind: 'currency', mark: { kind: 'shared', sign: '元' } }, '元|圓');
  define({ kind: 'currency', mark: { kind: 'shared', sign: 'kr' } }, 'kr|kr.|kronor|kroner');
}
