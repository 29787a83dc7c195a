import type { LanguageWords } from './language.ts';

/** Swedish. */
export const swedish: LanguageWords = {
  languages: ['sv'],
  thousandsOf: { SEK: 'tkr|tsek|kkr|ksek' },
  words: {
    hour: 'timme|timmar|timma|tim|tim.|h|t',
    day: 'dag|dagar|dygn|arbetsdag',
    week: 'vecka|veckor|v',
    biweek: 'två veckor',
    month: 'månad|månader|mån|mån.|mnd|månaden|man',
    year: 'år|året',
    piece: 'uppdrag|styck|artikel|besök|lektion|leverans|pass|samtal|ord|tillfälle',
    hourly: 'timlön|i timmen|timpenning|per timme|timarvode|per timma|timersättning',
    daily: 'dagligen|dagslön|om dagen|per dag|dagersättning',
    weekly: 'veckolön|i veckan|per vecka|veckovis',
    biweekly: 'varannan vecka|var fjortonde dag',
    monthly:
      'månadslön|i månaden|per månad|månatligen|månadsvis|fast månadslön|månadslönen|' +
      'mån/brutto',
    yearly: 'årslön|årligen|om året|per år|årsinkomst|på årsbasis|årlig|årsbasis',
    per: 'per|/|i|om|varje|pr|p/',
    thousand: 'k|tusen',
    million: 'miljon|miljoner|milj|mnkr',
    billion: 'miljard|miljarder|mdkr|mdr',
    range: 'till|t.o.m.|upp till|upp emot',
    between: 'mellan|från',
    and: 'och|&',
    from: 'från|fr.|fr.o.m.|minst|lägst|över|mer än|minimum|min|min.|ingångslön från|lägstalön',
    upTo: 'upp till|upp emot|max|max.|högst|maximalt|under|mindre än|till|som mest',
    andMore: 'och uppåt|eller mer|och mer|eller högre|uppåt|minimum',
    atMost: 'max|eller mindre|högst|eller lägre|maximalt',
    payments: 'månadslöner|löner|utbetalningar',
    spreadOver: 'över|fördelat på|på',
    times: 'x|×|*|gånger',
    thirteenth: 'trettonde månadslön|trettonde lön',
    gross: 'brutto|före skatt|bruttolön|f. skatt|innan skatt',
    net: 'netto|efter skatt|nettolön|i handen',
    base: 'grundlön|fast lön|baslön|fast|fast grundlön|garantilön|fast del|grundersättning',
    total: 'totalpaket|total ersättning|totallön',
    negotiable:
      'enligt överenskommelse|förhandlingsbar|förhandlingsbart|individuell lön|' +
      'individuell lönesättning|enl. överenskommelse|enl överenskommelse|' +
      'efter överenskommelse|enl. ök|beroende på erfarenhet|baserat på erfarenhet|' +
      'diskuteras|överenskommelse|individuell|utifrån erfarenhet|efter erfarenhet|' +
      'sätts individuellt',
    approx: 'cirka|omkring|runt|ungefär|ca|ca.|kring|i snitt|genomsnittlig',
    proRata: 'heltidslön|omräknat till heltid|heltidsmått|proportionerligt|vid heltid',
    pay:
      'lön|ersättning|arvode|betalning|inkomst|lönen|marknadsmässig|marknadsmässig lön|' +
      'konkurrenskraftig|kollektivavtal|enligt avtal|avtalsenlig|avtalsenlig lön|löneform|' +
      'lönespann|lönetyp|löneintervall|minimilön|ingångslön|enligt kollektivavtal',
    commission: 'provision|provisionslön|rörlig provision|provisioner',
    equity: 'aktier|optioner|delägarskap|optionsprogram',
    carAllowance: 'tjänstebil|förmånsbil|firmabil',
    bonus: 'bonus|bonusar|rörlig del|rörlig|rörlig lön|gratifikation|premie|bonuslön',
    vat: 'moms|exkl. moms',
    with:
      'plus|inkl.|inkl|inklusive|exkl.|exkl|exklusive|med|ob|ob-tillägg|ob-ersättning|' +
      'semesterersättning|förmåner|tillägg|utöver|samt|friskvård|friskvårdsbidrag|' +
      'tjänstepension|jämte|sem.ers.|utan',
    notPay:
      'omsättning|omsätter|investering|budget|kapital|startbonus|välkomstbonus|bidrag|' +
      'finansiering|friskvårdsbidrag på|intäkter|tillgångar|fond|rabatt|värvningsbonus|' +
      'balansomslutning|traktamente',
    counted:
      'anställda|medarbetare|personer|kunder|kontor|länder|butiker|minuter|min|' +
      'semesterdagar|platser|tjänster|kollegor|st|vikariat|elever|procent|km|invånare|' +
      'års erfarenhet',
    label:
      'nivå|ref|ref.|nummer|nr|sedan|grundat|grundades|tel|tel.|diarienummer|annonsnummer|' +
      'grad|klass|referensnummer',
  },
  currencies: { SEK: 'svenska kronor|skr|sek', kr: 'kr|kr.|kronor|krona|spänn', EUR: 'euro' },
};

/** Norwegian and Danish, whose words of pay are nearly the same. */
export const norse: LanguageWords = {
  languages: ['nb', 'no', 'nn', 'da'],
  thousandsOf: { kr: 'tkr|tkr.|t.kr.|t.kr' },
  words: {
    hour: 'time|timer|timen|t|h|tim',
    day: 'dag|dager|dage|døgn|dagen',
    week: 'uke|uker|uge|uger|uken|ugen',
    biweek: 'to uker|to uger',
    month: 'måned|måneder|måneden|mnd|mnd.|md|md.|mdr|mdr.|månad|mdl|mdl.',
    year: 'år|året|års|annum',
    piece:
      'stk|stk.|oppdrag|artikkel|besøk|levering|lektion|opgave|vakt|vagt|tur|ord|gang|' +
      'besøg|undervisningstime',
    hourly:
      'timelønn|timeløn|timebetalt|i timen|pr. time|pr time|per time|timesats|timelønnet|' +
      'timepris',
    daily: 'daglig|dagslønn|om dagen|per dag|pr. dag|pr dag|dagløn',
    weekly: 'ukentlig|ugentlig|i uken|om ugen|ukelønn|ugeløn|per uke|pr. uge',
    biweekly: 'hver 14. dag|annenhver uke|hver anden uge',
    monthly:
      'månedlig|månedligt|månedslønn|månedsløn|om måneden|i måneden|pr. måned|per måned|' +
      'pr. md.|pr. mnd|pr måned|pr. md|pr mnd|pr md|per mnd|månedlige',
    yearly:
      'årlig|årligt|årslønn|årsløn|om året|i året|pr. år|per år|pr år|per annum|p.a.|' +
      'på årsbasis|årsbasis|brutto årslønn|bruttoårslønn|årslønnen',
    per: 'per|pr.|pr|/|i|om|hver|hvert',
    thousand: 'k|tusen|tusind',
    million: 'mill|mill.|million|millioner|mio|mio.',
    billion: 'milliard|milliarder|mrd|mrd.|mia|mia.',
    range: 'til|t.o.m.|opp til|op til|opptil|optil|inntil',
    between: 'mellom|mellem|fra',
    and: 'og|&',
    from: 'fra|minst|minimum|mindst|over|mer enn|mere end|min.|min|fra ca.',
    upTo:
      'opp til|op til|opptil|inntil|maks|maks.|maksimalt|højst|til|under|max|max.|optil|' +
      'opp mot|højest|høyst|maksimum',
    andMore: 'og oppover|eller mer|eller mere|og mere|og opefter|og opad|minimum|eller høyere',
    atMost: 'maks|eller mindre|maksimalt|maksimum|eller lavere',
    payments: 'månedslønner|månedslønninger|lønninger|lønudbetalinger|månedslønn|utbetalinger',
    spreadOver: 'over|fordelt på|fordelt over',
    times: 'x|×|*|ganger|gange',
    thirteenth: 'trettende månedslønn',
    gross: 'brutto|før skatt|før skat|bruttolønn|bruttoløn|bruttoårslønn|brutto årslønn',
    net: 'netto|etter skatt|efter skat|nettolønn|nettoløn|udbetalt|utbetalt',
    base:
      'grunnlønn|fastlønn|grundløn|fast løn|basisløn|fast lønn|fast|basis|garantilønn|' +
      'fastløn|fast grunnlønn|minstelønn',
    total: 'totalpakke|lønpakke|lønnspakke|samlet|samlet løn|total lønn',
    negotiable:
      'etter avtale|efter aftale|forhandlingsbar|forhandles|kan forhandles|kan diskuteres|' +
      'etter kvalifikasjoner|efter kvalifikationer|avhengig av erfaring|' +
      'afhængig af erfaring|avhengig av kvalifikasjoner|forhandling|etter nærmere avtale|' +
      'avtales|aftales|avtales individuelt|aftales individuelt|efter nærmere aftale|' +
      'afhængigt af kvalifikationer|ut fra erfaring|ansiennitet|etter ansiennitet|' +
      'afhængig af kvalifikationer|etter erfaring|basert på erfaring',
    approx:
      'cirka|omkring|rundt|omtrent|ca.|ca|omkr.|rundt regnet|gjennomsnittlig|i snitt|' +
      'i gennemsnit',
    proRata:
      'forholdsmæssigt|forholdsmessig|omregnet til fuld tid|ved full stilling|' +
      'ved 100 % stilling',
    pay:
      'lønn|løn|betaling|godtgjørelse|honorar|vederlag|lønnen|aflønning|avlønning|indkomst|' +
      'inntekt|tariff|tarif|konkurransedyktig|konkurransedyktige|konkurrencedygtig|' +
      'overenskomst|lønnstrinn|løntrin|lønramme|ltr|lønnsspenn|' +
      'konkurransedyktige betingelser|konkurrencedygtig løn|hk|gode betingelser|' +
      'gode lønnsbetingelser|markedslønn|stillingskode|attraktiv|lønpakken|lønnsrammen|' +
      'mindsteløn',
    commission: 'provisjon|provision|provisjonslønn|provisionsløn',
    equity: 'aksjer|aktier|aktieoptioner|opsjoner|warrants|aksjeopsjoner|medejerskab',
    carAllowance: 'firmabil|fri bil|tjenestebil',
    bonus: 'bonus|bonusordning|tillegg|tillæg|gratiale|bonuser|variabel|bonusordninger',
    vat: 'mva|moms|eks. mva|ekskl. moms',
    with:
      'plus|pluss|inkl.|inkl|inklusive|eks.|eks|ekskl.|ekskl|med|pensjon|pension|' +
      'feriepenger|feriepenge|goder|samt|utover|i tillegg|ud over|frynsegoder|' +
      'personalegoder|uten|uden|tillegg på',
    notPay:
      'omsetning|omsætning|investering|budsjett|budget|kapital|velkomstbonus|' +
      'signeringsbonus|tilskudd|tilskud|finansiering|formue|milliardomsætning|aktiva|' +
      'rabatt|rabat|stipend|fond|startbonus|forvaltningskapital|egenkapital|diett',
    counted:
      'ansatte|medarbeidere|medarbejdere|personer|kunder|kontorer|land|lande|butikker|' +
      'minutter|min|kolleger|stillinger|feriedager|feriedage|elever|innbyggere|indbyggere|' +
      'km|prosent|års erfaring|plasser|pladser|kollegaer',
    label:
      'nivå|niveau|ref|ref.|nummer|nr.|nr|siden|stiftet|grunnlagt|grundlagt|tlf|tlf.|' +
      'lønnstrinn|løntrin|ltr|ltr.|stillingskode|kode|trin|trinn|skalatrin|klasse|telefon',
  },
  currencies: {
    NOK: 'norske kroner|nkr',
    DKK: 'danske kroner|dkr|dkr.',
    kr: 'kr|kr.|kroner|krone|,-',
    EUR: 'euro',
  },
};

/** Finnish. */
export const finnish: LanguageWords = {
  languages: ['fi'],
  thousandsOf: { EUR: 't€' },
  words: {
    hour: 'tunti|tunnilta|tunnissa|tuntia|h|t|tunti.',
    day: 'päivä|päivältä|päivässä|päivää|pv|pvä',
    week: 'viikko|viikossa|viikolta|viikkoa|vko',
    month: 'kuukausi|kuukaudessa|kuukaudelta|kuukautta|kk|kk.',
    year: 'vuosi|vuodessa|vuodelta|vuotta',
    piece: 'kappale|kpl|keikka|artikkeli|käynti|toimitus|urakka',
    hourly: 'tuntipalkka|tunnilta|tuntipalkalla|tuntiansio|tuntihinta|tunnissa|tuntiliksa',
    daily: 'päiväpalkka|päivältä|päivässä|päivittäin',
    weekly: 'viikkopalkka|viikossa|viikoittain|viikolta',
    monthly:
      'kuukausipalkka|kuukaudessa|kuukausittain|kuukausiansio|kk-palkka|kuukaudelta|' +
      'kuukausipalkkaa',
    yearly: 'vuosipalkka|vuodessa|vuosittain|vuosiansio|vuositulo|vuotuinen|vuodelta',
    per: '/|per|joka',
    thousand: 'k|tuhatta|tuhat',
    million: 'milj.|miljoona|miljoonaa|m',
    billion: 'miljardi|miljardia|mrd',
    range: 'asti|saakka|enintään',
    between: 'välillä|väliltä',
    and: 'ja',
    from: 'alkaen|vähintään|vähintäin|yli|lähtien|min|min.',
    upTo: 'enintään|korkeintaan|jopa|max|alle|maksimissaan',
    andMore: 'alkaen|tai enemmän|ja ylöspäin|lähtien|ylöspäin',
    atMost: 'asti|saakka|tai vähemmän|mennessä',
    payments: 'kuukauden palkkaa|palkkaa|kuukausipalkkaa',
    times: 'x|×|*|kertaa',
    gross: 'brutto|bruttona|bruttopalkka|ennen veroja|veronalainen',
    net: 'netto|nettona|nettopalkka|verojen jälkeen|käteen',
    base: 'peruspalkka|pohjapalkka|kiinteä|kiinteä palkka|takuupalkka|pohja',
    total: 'kokonaispalkka|kokonaisansio|kokonaisansiot',
    negotiable:
      'sopimuksen mukaan|neuvoteltavissa|sovitaan|kokemuksen mukaan|neuvotellaan|' +
      'sopimuksen mukainen|työkokemuksen mukaan|osaamisen mukaan|kokemuksesta riippuen|' +
      'palkkatoive|palkkatoiveesi',
    approx: 'noin|n.|suunnilleen|arviolta|keskimäärin',
    pay:
      'palkka|palkkaus|korvaus|ansio|ansiot|työehtosopimus|tes|työehtosopimuksen mukaan|' +
      'kilpailukykyinen|palkkio|palkkahaarukka|palkkaluokka|tessin mukaan|vaativuustaso|' +
      'tulot',
    commission: 'provisio|provisiot|provisiopalkka|provikka|komissio',
    equity: 'osakkeet|optiot|osakkeita|optioita',
    carAllowance: 'autoetu|työsuhdeauto',
    bonus: 'bonus|tulospalkkio|lisä|lisät|bonukset|tulospalkka|bonuksia|tulospalkkiot|kannustin',
    vat: 'alv|alv.',
    with:
      'plus|sis.|sisältäen|lisäksi|edut|lounasetu|puhelinetu|ilman|lisineen|lomaraha|lisä|' +
      'iltalisät',
    notPay:
      'liikevaihto|liikevaihdon|budjetti|rahoitus|sijoitus|pääoma|tervetulobonus|tuki|' +
      'avustus|rahoituskierros|etuseteli|aloitusbonus|kulukorvaus',
    counted:
      'työntekijää|henkilöä|asiakasta|maassa|toimipistettä|myymälää|minuuttia|min|' +
      'ammattilaista|hlö|paikkaa|vuotias|lomapäivää|osaajaa',
    label: 'taso|luokka|viite|numero|nro|puh|puh.|vuodesta|perustettu|vaativuusluokka|palkkaluokka',
  },
  currencies: { EUR: 'euro|euroa|eur|e' },
};
