import type { LanguageWords } from './language.ts';

/** English; pages in every language borrow from it. */
export const english: LanguageWords = {
  languages: ['en'],
  words: {
    hour: 'hour|hours|hr|hrs|hr.|hrs.|h',
    day: 'day|days|d',
    week: 'week|weeks|wk|wks|wk.',
    biweek: 'two weeks|fortnight|other week|second week',
    month: 'month|months|mo|mo.|mth|mths|mon|calendar month',
    year: 'year|years|yr|yrs|yr.|annum',
    piece:
      'visit|task|lesson|project|piece|session|article|word|delivery|class|gig|assignment|' +
      'case|page|unit|mile|video|call|test|booking|appointment|consultation',
    hourly: 'hourly|p/h|ph|p.h.|hourly rate|rate per hour|an hour|per hr',
    daily: 'daily|p/d|pd|p.d.|day rate|daily rate|per diem|diem',
    weekly: 'weekly|p/w|pw|p.w.',
    biweekly:
      'biweekly|bi-weekly|bi weekly|fortnightly|every two weeks|every 2 weeks|' +
      'every other week',
    monthly: 'monthly|pcm|p/m|p.m.|pm|p.c.m.',
    yearly:
      'annually|yearly|annual|annualized|annualised|annum|p.a.|p.a|pa|p/a|per year|per yr|' +
      'annual salary|yearly salary',
    pieceRate: 'piece rate|piecework',
    per: 'per|a|an|each|every|for each|/',
    thousand: 'k|thousand|grand',
    million: 'm|mn|mm|mil|million|millions',
    billion: 'b|bn|billion|billions|trillion',
    range: 'rising to|increasing to|progressing to|to|until|thru|through',
    between: 'between|in between',
    and: 'and|&',
    from:
      'from|starting at|starting from|starts at|starts from|starting|at least|minimum|' +
      'minimum of|min|min.|no less than|not less than|more than|over|above|upwards of|' +
      'in excess of',
    upTo:
      'up to|upto|max|max.|maximum|maximum of|no more than|not more than|less than|under|' +
      'below|as much as|capped at|up to a maximum of|not exceeding|not to exceed',
    andMore:
      'or more|and up|and upwards|and above|or above|upwards|minimum|min|min.|and over|' +
      'or higher|and higher|onwards',
    atMost: 'or less|and below|or below|maximum|max|max.|or under|at most|tops',
    payments:
      'month pay|months pay|months salary|months of salary|salaries|month salary|payments|' +
      "months' salary|months' pay|monthly payments|instalments|installments",
    spreadOver: 'over|across',
    times: 'x|×|*|times',
    thirteenth:
      'aws|annual wage supplement|thirteenth month|thirteenth salary|double pay in december',
    fourteenth: 'fourteenth month',
    gross: 'gross|before tax|pre-tax|pretax|before taxes|before deductions',
    net:
      'net|after tax|take-home|take home|in hand|in-hand|after taxes|after deductions|' +
      'tax free',
    base:
      'base|basic|base salary|base pay|basic salary|basic pay|base compensation|' +
      'fixed salary|guaranteed base',
    onTarget:
      'ote|on-target earnings|on target earnings|on-target|target earnings|' +
      'on track earnings|on-track earnings|realistic earnings',
    total:
      'total compensation|total comp|total cash|total rewards|tc|package|total package|ctc|' +
      'cost to company|all-in|all in|total remuneration|trp',
    negotiable:
      'negotiable|neg.|neg|doe|d.o.e.|d.o.e|doq|dqe|depending on experience|' +
      'depends on experience|depending upon experience|dependent on experience|' +
      'dependent upon experience|dependant on experience|commensurate with experience|' +
      'commensurate with skills|commensurate with qualifications|commensurate|' +
      'based on experience|based upon experience|according to experience|' +
      'in line with experience|subject to experience|depending on skills|' +
      'depending on qualifications|to be discussed|to be agreed|to be negotiated|' +
      'open to discussion|open to negotiation|tbd|tba|tbc|to be determined|to be confirmed|' +
      'up for discussion|upon request',
    approx:
      'circa|ca.|ca|about|approx|approx.|approximately|around|roughly|c.|c|circa.|' +
      'estimated|in the region of|in region of|region of|≈|somewhere around|average|avg|' +
      'avg.|typically',
    proRata:
      "pro rata|pro-rata|prorata|pro rata'd|pro-rated|prorated|pro rated|fte|" +
      'full-time equivalent|full time equivalent|pro rata equivalent',
    pay:
      'salary|salaries|pay|pays|paid|compensation|comp|wage|wages|remuneration|earnings|' +
      'earn|rate|rates|income|competitive|attractive|market rate|market-rate|market rates|' +
      'excellent|undisclosed|not disclosed|not specified|not stated|unspecified|' +
      'confidential|minimum wage|living wage|pay scale|pay range|salary range|stipulated|' +
      'after probation|after probationary period|after the probation period|after training',
    commission: 'commission|commissions|uncapped commission|comm|comms|uncapped commissions',
    equity:
      'stock options|options|equity|rsu|rsus|stock|shares|esop|esops|share options|stock grants|' +
      'isos|profit share|vsop',
    carAllowance: 'car allowance|company car',
    bonus:
      'bonus|bonuses|variable|incentive|incentives|discretionary bonus|target bonus|mbo|' +
      'performance bonus',
    vat: 'vat|gst',
    with:
      'plus|incl|incl.|including|inclusive|inc|inc.|includes|excluding|excl|excl.|' +
      'exclusive|with|benefits|benefit|bens|perks|additional|as well as|ex',
    notPay:
      'sign-on|sign on|signing|signing bonus|sign-on bonus|sign on bonus|welcome bonus|' +
      'retention bonus|joining bonus|relocation|relocation package|referral|referral bonus|' +
      'assets|aum|revenue|revenues|funding|funded|budget|budgets|turnover|in sales|' +
      'annual sales|sales volume|allowance|allowances|raised|raise|investment|investments|' +
      'series a|series b|series c|series d|valuation|valued|capital|portfolio|fund|match|' +
      'matching|reimbursement|reimbursements|reimburse|voucher|vouchers|credit|credits|' +
      'salary packaging|salary sacrifice|differential|shift differential|lift|lifting|carry|' +
      'gift card|gift cards|gift certificate|benefits worth|benefits valued|insurance|' +
      'donation|donations|grant|grants|tuition|market cap|profit|profits|savings|' +
      'pension|life cover|life assurance|coverage|discount|discounts|prize|prizes|fee|fees|' +
      'deposit',
    stipend: 'stipend|stipends',
    trial:
      'probation|probationary|probationary period|probation period|trial period|' +
      'during training|training rate',
    counted:
      'employees|employee|people|staff|person|persons|customers|clients|users|offices|' +
      'countries|locations|stores|hires|openings|vacancies|positions|colleagues|members|' +
      "patients|students|minutes|mins|min|kg|lbs|miles|km|beds|points|stars|days'|weeks'|" +
      "years'|holidays|leave|pto|st|nd|rd",
    label:
      'band|grade|level|step|tier|zone|spine point|scp|ref|ref.|reference|id|job id|no.|' +
      'number|#|req|code|gs|ext|ext.|est|est.|phone|tel|tel.|call|fax|since|founded|' +
      'founded in|established|established in|page|section|class of|team of|year',
  },
  currencies: {
    USD: 'us dollars|us dollar|u.s. dollars|american dollars',
    GBP: 'pounds|quid|pound|sterling|pounds sterling|gb£|stg',
    EUR: 'euro|euros',
    CAD: 'canadian dollars|canadian dollar',
    AUD: 'australian dollars|australian dollar',
    NZD: 'new zealand dollars',
    SGD: 'singapore dollars|singapore dollar',
    HKD: 'hong kong dollars|hk dollars|hong kong dollar',
    INR: 'indian rupees',
    PKR: 'pakistani rupees',
    LKR: 'sri lankan rupees',
    JPY: 'yen',
    CNY: 'yuan|renminbi',
    KRW: 'won|korean won',
    CHF: 'swiss francs|francs',
    PHP: 'pesos|peso',
    AED: 'dirhams|dirham',
    SAR: 'riyals|riyal',
    ZAR: 'rand',
    THB: 'baht',
    NGN: 'naira',
    MYR: 'ringgit',
    $: 'dollars|dollar|bucks',
    rs: 'rupees|rupee',
  },
};

/** What pay texts of India add to English. */
export const indian: LanguageWords = {
  languages: ['en-IN', 'hi'],
  words: {
    hour: 'घंटा|घंटे',
    month: 'माह|महीना|महीने',
    year: 'वर्ष|साल',
    monthly: 'मासिक|प्रति माह|per month',
    yearly: 'per annum|वार्षिक|प्रति वर्ष',
    lakh: 'l|ls',
    thousand: 'thousands|हज़ार|हजार',
    pay:
      'वेतन|as per industry standards|as per company norms|best in the industry|' +
      'industry standard',
    net: 'take home salary|inhand',
  },
  currencies: { INR: 'रुपये|रुपए' },
};
