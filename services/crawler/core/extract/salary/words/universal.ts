import type { Word } from '../token.ts';

/** Signs and words that mean the same in every language: [meaning, words]. */
export const universalWords: readonly (readonly [Word, string])[] = [
  [{ range: 'dash' }, '-|–|—|‒|―|−|‐|‑|->|→|..|...'],
  [{ range: 'tilde' }, '~|〜|∼'],
  [{ range: 'weak' }, 'à|to|tot|bis'],
  [{ per: true }, '/'],
  [{ times: true }, 'x|×|*|✕'],
  [{ from: true }, '>|≥|>=|⩾'],
  [{ upTo: true }, '<|≤|<=|⩽'],
  [{ approx: true }, '≈|±|+/-'],
  [{ and: true }, '&'],
  [{ multiplier: { factor: 10n, notation: 'han' } }, '십'],
  [{ multiplier: { factor: 100n, notation: 'han' } }, '百|백'],
  [{ multiplier: { factor: 1_000n, notation: 'han' } }, '千|仟|천'],
  [{ multiplier: { factor: 10_000n, notation: 'han' } }, '万|萬|만|w'],
  [{ multiplier: { factor: 100_000_000n, notation: 'han' } }, '億|亿|억'],
  [{ multiplier: { factor: 100_000n, notation: 'lakh' } }, 'lakh|lakhs|lac|lacs|lakh.|लाख|lks|lkh'],
  [
    { multiplier: { factor: 100_000n, notation: 'lakh', isYearly: true } },
    'lpa|lacs pa|lakhs pa|lac pa|lakh pa|l.p.a.|l.p.a',
  ],
  [{ multiplier: { factor: 10_000_000n, notation: 'lakh' } }, 'crore|crores|cr|cr.|करोड़'],
  [{ payKind: 'KIND_OTE' }, 'ote'],
  [{ extra: { key: 'b2b', value: 'true' } }, 'b2b'],
  [{ extra: { key: 'superannuation', value: 'true' } }, 'super|superannuation|sgc'],
  [{ extra: { key: 'ir35', value: 'outside' } }, 'outside ir35|outside of ir35|ir35 outside'],
  [{ extra: { key: 'ir35', value: 'inside' } }, 'inside ir35|inside of ir35|ir35 inside'],
  [{ extra: { key: 'overtime_pay', value: 'true' } }, '加班费|加班費'],
  [
    { extra: { key: 'year_end_bonus', value: 'true' } },
    '年终奖|年终奖金|年底双薪|年底雙薪|年終獎金',
  ],
  [
    { bonusMonths: true },
    "ヶ月分|か月分|カ月分|ヵ月分|ケ月分|个月奖金|個月獎金|months bonus|months' bonus|month bonus",
  ],
  [
    { overtime: true },
    '固定残業代|固定残業|みなし残業|みなし残業代|固定時間外手当|固定残業手当|固定時間外|みなし残業手当|時間外手当|고정연장|고정ot',
  ],
  [{ hours: true }, '時間分'],
];

/* Codes that are everyday words in some language (ALL, TRY, TOP) are not in the list. */
const codes =
  'usd eur gbp cny jpy krw inr cad aud nzd sgd hkd twd chf sek nok dkk pln czk huf ' +
  'ron brl mxn ars clp cop zar ils aed sar php idr myr thb vnd rub uah ngn kes egp ' +
  'pkr bdt mop isk bgn kwd qar bhd omr jod kzt rsd pen uyu lkr npr ghs mad tnd gel ' +
  'tzs ugx rwf etb xof xaf byn azn uzs mdl mmk khr gtq dop jmd ttd pyg hnl iqd lbp zmw bwp ' +
  'dzd aoa mzn mkd';

/** Currencies by ISO 4217 code, or by the sign that several share: [code or sign, words]. */
export const universalCurrencies: readonly (readonly [string, string])[] = [
  ...codes.split(' ').map((code) => [code.toUpperCase(), code] as const),
  ['USD', 'us$|us $|usd$|$usd'],
  ['HKD', 'hk$|hkd$'],
  ['SGD', 's$|sg$|sgd$'],
  ['CAD', 'c$|ca$|can$|cad$|cdn|cdn$|$ca|$can|$cad'],
  ['AUD', 'a$|au$|aud$|$aud|aus$'],
  ['NZD', 'nz$|nzd$|$nzd'],
  ['TWD', 'nt$|ntd|ntd$'],
  ['BRL', 'r$'],
  ['MXN', 'mx$|mxn$|mex$'],
  ['EUR', '€|euro|euros'],
  ['GBP', '£|gbp£'],
  ['CNY', 'rmb|cn¥|rmb¥'],
  ['JPY', 'jp¥|円'],
  ['KRW', '₩|원'],
  ['INR', '₹|inr.'],
  ['rs', 'rs|rs.|re.|₨'],
  ['PLN', 'zł|zl'],
  ['CHF', 'sfr|sfr.'],
  ['CZK', 'kč'],
  ['ILS', '₪|nis'],
  ['UAH', '₴'],
  ['RUB', '₽|rur'],
  ['VND', '₫|vnđ'],
  ['PHP', '₱'],
  ['NGN', '₦'],
  ['TRY', '₺'],
  ['THB', '฿'],
  ['KZT', '₸'],
  ['GHS', '₵|gh₵'],
  ['GEL', '₾'],
  ['IDR', 'rp|rp.'],
  ['PKR', 'pkr.'],
  ['SAR', '﷼'],
  ['$', '$'],
  ['¥', '¥'],
  ['元', '元|圓'],
  ['kr', 'kr|kr.|kronor|kroner'],
];
