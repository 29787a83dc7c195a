import type { LanguageWords } from './language.ts';

/** German of Germany, Austria and Switzerland. */
export const german: LanguageWords = {
  languages: ['de'],
  thousandsOf: { EUR: 'teur|t€' },
  words: {
    hour: 'stunde|stunden|std|std.|stde|stde.|h|arbeitsstunde|zeitstunde',
    day: 'tag|tage|tagen|arbeitstag|arbeitstage|einsatztag|manntag|pt',
    week: 'woche|wochen|kalenderwoche',
    biweek: 'zwei wochen',
    month: 'monat|monate|monaten|mt|mt.|mtl|mon.|kalendermonat',
    year: 'jahr|jahre|jahren|anno|jahres|j.|kalenderjahr',
    piece: 'stück|auftrag|einsatz|artikel|lektion|unterrichtseinheit|ue|lieferung|besuch|seite',
    hourly:
      'stündlich|stundenlohn|stundensatz|stundenbasis|stundenverdienst|bruttostundenlohn|' +
      'stundengehalt|auf stundenbasis|die stunde|std.-lohn|stundenlohn von',
    daily: 'täglich|tagessatz|tageslohn|am tag|tagesgage|tagespauschale|tageshonorar',
    weekly: 'wöchentlich|wochenlohn|die woche|in der woche',
    biweekly: 'zweiwöchentlich|alle zwei wochen|vierzehntäglich',
    monthly:
      'monatlich|monatliche|monatliches|monatlichen|mtl.|monatsgehalt|monatslohn|' +
      'bruttomonatsgehalt|monatsbruttogehalt|monatsbrutto|bruttomonatslohn|monatseinkommen|' +
      'monatsverdienst|pro mt.|monatsbezug|bruttomonatsbezug|monatsbruttobezug|' +
      'monatsentgelt|im monat|den monat|p.m.|monatsbruttolohn|monatsnetto|' +
      'nettomonatsgehalt|mindestmonatsgehalt',
    yearly:
      'jährlich|jährliche|jährliches|jahresgehalt|jahresbrutto|jahresbruttogehalt|' +
      'bruttojahresgehalt|jahreseinkommen|jahresbruttoeinkommen|jahreslohn|jahresverdienst|' +
      'jahreszielgehalt|jahreszieleinkommen|bruttojahreseinkommen|jahresvergütung|p.a.|' +
      'p. a.|pa|im jahr|jahresbruttolohn|bruttojahreslohn|jahresbezug|jahresfixum|' +
      'jahressalär|jahresentgelt|bruttojahresentgelt|jahresgesamtgehalt|jahresfixgehalt|' +
      'jahresgrundgehalt',
    per: 'pro|je|im|/|per|à|die|den|am|der|in der',
    thousand: 'k|tausend|tsd|tsd.',
    million: 'mio|mio.|million|millionen',
    billion: 'mrd|mrd.|milliarde|milliarden',
    range: 'bis|bis zu|bis maximal|bis max.|bis ca.|bis rund',
    between: 'zwischen|von',
    and: 'und|u.|&',
    from:
      'ab|mindestens|mind.|mind|min.|minimum|wenigstens|nicht unter|über|mehr als|' +
      'ab ca.|mindestgehalt|mindestlohn von|mindestgehalt von|kv-mindestgehalt|' +
      'mindestentgelt|mindestbruttogehalt|einstiegsgehalt ab|' +
      'kollektivvertragliches mindestgehalt|ausgehend von|kv-mindestgrundgehalt|' +
      'mindestgrundgehalt|kollektivvertragliche mindestgehalt',
    upTo: 'bis zu|bis|maximal|max.|max|höchstens|unter|nicht über|bis max.|bis maximal',
    andMore:
      'aufwärts|und mehr|oder mehr|mindestens|bereitschaft zur überzahlung|' +
      'mit bereitschaft zur überzahlung|überzahlung möglich',
    atMost: 'maximal|höchstens|oder weniger',
    payments:
      'gehälter|gehältern|monatsgehälter|monatsgehältern|monatslöhne|monatslöhnen|löhne|' +
      'x jährlich|mal jährlich|x im jahr|mal im jahr|mal pro jahr|x pro jahr|bezüge|mal|' +
      '-mal|monatsbezüge|zahlungen|gehaltszahlungen|monatsgehalt|monatslohn|monatssalär|' +
      'monatssaläre|gehalt|lohn|x p.a.|x/jahr|salaire',
    spreadOver: 'auf|über|verteilt auf|aufgeteilt auf',
    times: 'x|×|*|mal',
    thirteenth: 'dreizehntes monatsgehalt|dreizehntes gehalt|dreizehnter monatslohn',
    fourteenth: 'vierzehntes monatsgehalt|vierzehntes gehalt',
    gross:
      'brutto|bruttogehalt|bruttolohn|bto|bto.|br.|vor steuern|jahresbrutto|monatsbrutto|' +
      'jahresbruttogehalt|bruttojahresgehalt|monatsbruttogehalt|bruttomonatsgehalt',
    net: 'netto|nettogehalt|nettolohn|nach steuern|steuerfrei|auf die hand|monatsnetto',
    base:
      'fixum|grundgehalt|grundlohn|basisgehalt|fixgehalt|festgehalt|grundvergütung|fix|' +
      'fixlohn|basis',
    onTarget:
      'zielgehalt|jahreszielgehalt|zieleinkommen|jahreszieleinkommen|bei zielerreichung|' +
      'bei 100% zielerreichung',
    total: 'gesamtvergütung|gesamtpaket|gesamtgehalt|gesamteinkommen',
    negotiable:
      'nach vereinbarung|verhandlungsbasis|nach absprache|verhandelbar|vb|vhb|vhs|' +
      'verhandlungssache|je nach qualifikation|je nach erfahrung|' +
      'abhängig von qualifikation|abhängig von erfahrung|abhängig von der erfahrung|' +
      'je nach berufserfahrung|je nach qualifikation und erfahrung|n.v.|nach qualifikation|' +
      'nach erfahrung|abhängig von ihrer qualifikation|abhängig von deiner erfahrung|' +
      'vereinbarungssache|abhängig von ihrer erfahrung|wird individuell vereinbart|' +
      'nach übereinkunft|leistungsgerecht|individuell verhandelbar|' +
      'bereitschaft zur mehrzahlung',
    approx: 'rund|etwa|ungefähr|zirka|circa|ca.|ca|cirka|durchschnittlich|um die|ungf.',
    proRata:
      'anteilig|vollzeitäquivalent|auf vollzeitbasis|bezogen auf vollzeit|bei vollzeit|' +
      'vollzeitbasis',
    pay:
      'nach der probezeit|nach probezeit|nach bestandener probezeit|gehalt|lohn|vergütung|' +
      'entgelt|verdienst|gage|honorar|bezahlung|salär|einkommen|' +
      'besoldung|entlohnung|vergütet|dotierung|dotiert|gehaltsspanne|gehaltsrahmen|' +
      'lohnband|gehaltsband|tvöd|tv-l|tvl|tv-v|tvöd-vka|avr|tarif|tarifvertrag|tariflohn|' +
      'tarifgehalt|tariflich|übertariflich|ig metall|kollektivvertrag|kv|mindestlohn|' +
      'marktgerecht|branchenüblich|attraktiv|überdurchschnittlich|wettbewerbsfähig|bezug|' +
      'stundenlohn|jahresgehalt|monatsgehalt|bvöd|gav|besoldungsgruppe|entgeltgruppe|' +
      'vergütungsgruppe|lohnklasse|verdienstmöglichkeit|gehaltswunsch',
    commission: 'provision|provisionen|provisionsanteil|erfolgsprovision|umsatzprovision',
    equity: 'aktien|aktienoptionen|beteiligung|unternehmensanteile|vsop|mitarbeiterbeteiligung',
    carAllowance: 'firmenwagen|dienstwagen|firmenauto|dienstfahrzeug|geschäftswagen|firmen-pkw',
    bonus:
      'prämie|prämien|bonus|boni|variable|variabel|bonuszahlung|variabler anteil|' +
      'sonderzahlung|leistungsprämie|gewinnbeteiligung|erfolgsbeteiligung|jahresbonus',
    vat: 'mwst|mwst.|ust|ust.|mehrwertsteuer|umsatzsteuer',
    with:
      'zzgl.|zzgl|zuzüglich|inkl.|inkl|inklusive|exkl.|exkl|exklusive|zusätzlich|sowie|' +
      'plus|mit|einschließlich|ohne|nebst|weihnachtsgeld|urlaubsgeld|' +
      'vermögenswirksame leistungen|vwl|zulagen|zuschläge|benefits|trinkgeld|überstunden|' +
      'urlaubs-|sozialleistungen|dazu',
    notPay:
      'umsatz|jahresumsatz|umsatzvolumen|startprämie|antrittsprämie|willkommensprämie|' +
      'startbonus|antrittsbonus|einstiegsbonus|einstellungsbonus|wechselbonus|empfehlungsbonus|' +
      'willkommensbonus|wechselprämie|einstellungsprämie|vermittlungsprämie|' +
      'empfehlungsprämie|zuschuss|fahrtkostenzuschuss|essenszuschuss|' +
      'kinderbetreuungszuschuss|sachbezug|gutschein|gutscheine|guthaben|investition|' +
      'investitionen|budget|weiterbildungsbudget|bilanzsumme|finanzierung|kapital|' +
      'stammkapital|fahrgeld|essensgeld|verpflegungspauschale|spesen|zulage|' +
      'begrüßungsprämie|mitarbeiterrabatt|rabatt|altersvorsorge|stadtbonus|prämie von|' +
      'bonuskarte|inflationsausgleich|inflationsausgleichsprämie|tankgutschein|jobticket|' +
      'zuschlag|volumen',
    trial: 'probezeit|in der probezeit|einarbeitung',
    counted:
      'mitarbeiter|mitarbeitende|mitarbeiterinnen|mitarbeitenden|angestellte|beschäftigte|' +
      'personen|kollegen|menschen|kunden|standorte|standorten|länder|ländern|filialen|' +
      'urlaubstage|tage urlaub|minuten|min|kinder|betten|plätze|auszubildende|euro-job|' +
      'jährige|tägig',
    label:
      'eg|e|entgeltgruppe|egr|egr.|besoldungsgruppe|stufe|gruppe|lohngruppe|lohnklasse|' +
      'vergütungsgruppe|s|p|nr.|nr|kennziffer|referenznummer|ref.-nr.|seit|gegründet|' +
      'klasse|tvöd|tv-l|tvl|tv-v|tvöd-vka|job-id|plz|telefon|tel.|kr|w|tarifgruppe|' +
      'beschäftigungsgruppe|vwgr.',
  },
  currencies: { CHF: 'franken|sfr|sfr.|fr.|fr|stutz', EUR: 'eur.', USD: 'us-dollar', GBP: 'pfund' },
};
