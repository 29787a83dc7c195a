import type { LanguageWords } from './language.ts';

/** Dutch of the Netherlands and Belgium. */
export const dutch: LanguageWords = {
  languages: ['nl', 'af'],
  words: {
    hour: 'uur|uren|u|h|gewerkt uur',
    day: 'dag|dagen|werkdag|dagdeel',
    week: 'week|weken',
    biweek: 'twee weken',
    month: 'maand|maanden|mnd|mnd.|mdn',
    year: 'jaar|jaren|annum',
    piece: 'stuk|opdracht|artikel|les|bezoek|project|woord|bezorging|levering|dienst|klus|rit',
    hourly: 'uurloon|uurtarief|per uur|bruto uurloon|brutouurloon|basisuurloon',
    daily: 'dagelijks|dagtarief|dagloon|per dag|dagvergoeding',
    weekly: 'wekelijks|weekloon|per week',
    biweekly: 'tweewekelijks|om de week|tweewekelijkse|per vier weken',
    monthly:
      'maandelijks|maandelijkse|maandsalaris|maandloon|per maand|p.m.|p/m|pm|' +
      'brutomaandsalaris|bruto maandsalaris',
    yearly:
      'jaarlijks|jaarlijkse|jaarsalaris|jaarloon|per jaar|p.j.|p/j|jaarinkomen|' +
      'op jaarbasis|brutojaarsalaris|bruto jaarsalaris|jaarbasis',
    per: 'per|/|p/|elke|iedere|in de',
    thousand: 'k|duizend',
    million: 'm|mln|mln.|miljoen|mio',
    billion: 'miljard|mld',
    range: 'tot|t/m|tot en met|tot maximaal|tot max|tot max.|tot wel|tot ongeveer',
    weakRange: 'à|naar',
    between: 'tussen|van|tussen de',
    and: 'en|&|en de',
    from:
      'vanaf|v.a.|va|minimaal|min.|min|minstens|ten minste|tenminste|meer dan|minimum|' +
      'startsalaris van|boven de',
    upTo:
      'tot|max.|max|maximaal|tot maximaal|tot max|tot wel|tot en met|hoogstens|t/m|' +
      'minder dan|maximum|oplopend tot',
    andMore: 'of meer|en meer|minimaal|en hoger|of hoger',
    atMost: 'maximaal|of minder|maximum|max',
    payments: 'maandsalarissen|salarissen|maandlonen|maanden salaris|maandsalaris|maandbetalingen',
    spreadOver: 'over|verdeeld over',
    times: 'x|×|*|keer|maal',
    thirteenth: 'dertiende maand|eindejaarsuitkering van een maand|dertiende maandsalaris',
    fourteenth: 'veertiende maand',
    gross: 'bruto|voor belasting|brutosalaris|bruto-salaris',
    net: 'netto|na belasting|schoon|nettosalaris|in het handje',
    base: 'basissalaris|vast|basisloon|basis|vast salaris|vaste|grondloon',
    total: 'totaalpakket|pakket|loonpakket|totale beloning|all-in',
    onTarget: 'on target|bij behalen van targets',
    negotiable:
      'in overleg|n.o.t.k.|notk|nader overeen te komen|naar ervaring|' +
      'afhankelijk van ervaring|bespreekbaar|onderhandelbaar|op basis van ervaring|' +
      'afhankelijk van opleiding en ervaring|volgens ervaring|afhankelijk van je ervaring|' +
      'afhankelijk van jouw ervaring|afhankelijk van kennis en ervaring|nader te bepalen|' +
      'o.b.v. ervaring|te bespreken|afhankelijk van werkervaring|n.t.b.|' +
      'passend bij ervaring|afhankelijk van leeftijd en ervaring|afhankelijk van leeftijd|' +
      'i.o.',
    approx: "circa|ongeveer|rond de|rond|plusminus|ca.|ca|gemiddeld|om en nabij|zo'n|grofweg",
    proRata:
      'naar rato|op fulltime basis|op basis van fulltime|bij fulltime|fulltime basis|' +
      'naar rato van',
    pay:
      'salaris|loon|vergoeding|inkomen|beloning|verdienste|tarief|salarisindicatie|' +
      'marktconform|marktconforme|cao|schaal|salarisschaal|minimumloon|aantrekkelijk|' +
      'volgens cao|conform cao|gage|verdien|verdienen|concurrerend|stagevergoeding|' +
      'niet vermeld|wettelijk minimum|honorarium|competitief|barema|goed salaris|uitstekend',
    commission: 'commissie|provisie|commissies',
    equity: 'aandelen|aandelenopties|opties|winstdeling',
    carAllowance: 'auto van de zaak|leaseauto|bedrijfswagen|bedrijfsauto|lease auto',
    bonus:
      'bonus|bonussen|toeslag|gratificatie|eindejaarsuitkering|variabel|premie|' +
      'winstuitkering|bonusregeling|prestatiebonus',
    vat: 'btw',
    with:
      'plus|incl.|incl|inclusief|excl.|excl|exclusief|met|vakantiegeld|vakantietoeslag|' +
      'reiskosten|reiskostenvergoeding|ex|ex.|o.b.v.|obv|op basis van|bij een|' +
      'maaltijdcheques|naast|pensioen|zonder|ploegentoeslag|vakantiedagen|ecocheques',
    notPay:
      'omzet|investering|budget|welkomstbonus|tekenbonus|aanbrengbonus|opleidingsbudget|' +
      'financiering|kapitaal|persoonlijk budget|subsidie|balanstotaal|thuiswerkvergoeding|' +
      'onkostenvergoeding|onkosten|korting|wervingsbonus|startbonus|vermogen|kledinggeld',
    counted:
      "medewerkers|werknemers|personen|mensen|collega's|klanten|vestigingen|landen|winkels|" +
      'minuten|min|vakantiedagen|verlofdagen|plaatsen|deelnemers|studenten|adv-dagen|km|' +
      'kilometer|jarige|fte',
    label:
      'schaal|trede|trap|groep|functiegroep|fwg|niveau|ref|ref.|nummer|nr.|nr|sinds|' +
      'opgericht in|tel|tel.|vacaturenummer|salarisschaal|klasse|periodiek|bbl|mbo',
  },
  currencies: { EUR: "euro|euro's|eur" },
};
