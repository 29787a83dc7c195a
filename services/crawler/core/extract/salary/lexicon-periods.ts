import type { Meaning, Period } from './token.ts';

type Define = (meaning: Meaning, words: string) => void;

/** Units of time, and words that state the period by themselves. */
export function addPeriods(define: Define): void {
  const unit = (period: Period, words: string): void => define({ kind: 'unit', period }, words);
  const state = (period: Period, words: string): void => define({ kind: 'period', period }, words);
  define({ kind: 'per' }, '/|per|a|an|each|every|pro|je|par|por|im|al|alla|på|za|每|一|每一');

  unit(
    'PERIOD_HOUR',
    'hour|hours|hr|hrs|h|std|std.|stunde|stunden|heure|uur|hora|ora|godz|godz.|timme|' +
      'tim|小时|小時|钟头|时|時|時間|시간',
  );
  unit('PERIOD_DAY', 'day|d|tag|jour|dag|día|dia|giorno|dzień|天|日|일');
  unit('PERIOD_WEEK', 'week|wk|woche|semaine|semana|settimana|vecka|uge|tydzień|周|週|星期|주');
  unit('PERIOD_BIWEEK', 'two weeks|2 weeks|fortnight');
  unit(
    'PERIOD_MONTH',
    'month|mo|mth|monat|mois|maand|mes|mês|mese|mån|mån.|månad|måned|mnd|miesiąc|' +
      'mies|mies.|月|个月|月份|ヶ月|월',
  );
  unit('PERIOD_YEAR', 'year|yr|annum|jahr|année|jaar|año|ano|anno|år|rok|年|년|연');
  unit(
    'PERIOD_PIECE',
    '次|单|課|课|节|课时|堂|件|篇|visit|task|lesson|project|piece|session|article|word|stück',
  );

  state(
    'PERIOD_HOUR',
    'hourly|stündlich|時給|时薪|時薪|시급|p/h|ph|pro stunde|godzinowo|stundenlohn|uurloon',
  );
  state('PERIOD_DAY', 'daily|täglich|日給|日薪|일급|p/d|day rate|tagessatz|tjm');
  state('PERIOD_WEEK', 'weekly|wöchentlich|hebdomadaire|週給|周薪|주급|p/w');
  state('PERIOD_BIWEEK', 'biweekly|bi-weekly|fortnightly|every two weeks|every 2 weeks');
  state(
    'PERIOD_MONTH',
    'monthly|monatlich|mensuel|mensuels|mensual|mensuales|mensili|mensile|mensal|' +
      'maandelijks|miesięcznie|pcm|p/m|p.m.|月薪|月給|月收入|月入|经常性薪资|經常性薪資|월급|mtl.|' +
      'monatsgehalt',
  );
  state(
    'PERIOD_YEAR',
    'annually|yearly|annual|par an|/an|annum|p.a.|pa|p/a|jährlich|jahresgehalt|' +
      'annuel|annuels|anual|anuales|annui|annuo|annue|jaarlijks|rocznie|årligen|årslön|' +
      '年薪|年収|年俸|年收入|想定年収|연봉',
  );
}
