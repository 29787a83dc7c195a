import type { LanguageWords } from './language.ts';

/** Polish. */
export const polish: LanguageWords = {
  languages: ['pl'],
  words: {
    hour: 'godz|godz.|godzina|godzinę|godziny|godzin|h|g|rbh|roboczogodzinę|rh',
    day: 'dzień|dni|dniówka|dobę|dniówkę|md|dzien',
    week: 'tydzień|tygodnie|tyg|tyg.|tygodniu|tygodniowo',
    biweek: 'dwa tygodnie',
    month: 'miesiąc|miesiące|miesięcy|miesiącu|mies|mies.|m-c|m-cy|mc|m|msc|mc.',
    year: 'rok|roku|lat|lata|rocznie',
    piece:
      'sztukę|sztuka|szt|szt.|zlecenie|artykuł|wizytę|lekcję|projekt|słowo|dostawę|kurs|' +
      'zmianę|zadanie|usługę|paczkę',
    hourly:
      'godzinowo|godzinowa|stawka godzinowa|na godzinę|za godzinę|na godz.|godzinowe|' +
      'na godz|za godz.|/godz',
    daily: 'dziennie|dniówka|stawka dzienna|na dzień|za dzień|dzienna|dzienne',
    weekly: 'tygodniowo|tygodniówka|na tydzień|tygodniowe|za tydzień|tygodniowa',
    biweekly: 'co dwa tygodnie|dwutygodniowo',
    monthly:
      'miesięcznie|mies.|miesięczne|miesięczna|na miesiąc|miesięcznego|za miesiąc|' +
      'w skali miesiąca|mc|m-c|pensja miesięczna|mies',
    yearly: 'rocznie|roczne|roczna|na rok|w skali roku|rocznego|za rok|p.a.|per annum',
    per: 'na|za|/|w|co|per|każdy|każdą',
    thousand: 'k|tys|tys.|tysiąc|tysiące|tysięcy|tyś|tyś.',
    million: 'mln|mln.|milion|miliony|milionów',
    billion: 'mld|miliard|miliardy|miliardów',
    range: 'do|aż do',
    weakRange: 'a',
    between: 'między|pomiędzy|od|w przedziale',
    and: 'a|i|oraz',
    from:
      'od|min.|min|minimum|co najmniej|nie mniej niż|powyżej|ponad|od ok.|minimalnie|' +
      'już od|przynajmniej|począwszy od',
    upTo:
      'do|max|max.|maksymalnie|maks.|maks|nawet do|nie więcej niż|poniżej|najwyżej|nawet|' +
      'aż do|maksimum|do ok.',
    andMore: 'i więcej|lub więcej|wzwyż|minimum|i wyżej|w górę',
    atMost: 'maksymalnie|lub mniej|max|włącznie',
    payments: 'pensji|wynagrodzeń|wypłat|pensje|wypłaty|miesięcznych pensji',
    spreadOver: 'przez|rozłożone na',
    times: 'x|×|*|razy',
    thirteenth: 'trzynastka|trzynasta pensja|trzynastki|trzynastą pensję|„trzynastka”',
    fourteenth: 'czternastka|czternasta pensja',
    gross: 'brutto|przed opodatkowaniem|br.|brut|btto',
    net: 'netto|na rękę|po opodatkowaniu|do ręki|na reke|nett',
    base:
      'podstawa|pensja podstawowa|podstawowe|wynagrodzenie podstawowe|podstawy|' +
      'płaca zasadnicza|zasadnicze|stała podstawa|wynagrodzenie zasadnicze|stałe',
    total: 'całkowite|pakiet|łączne|łącznie|całkowite wynagrodzenie',
    negotiable:
      'do uzgodnienia|do negocjacji|do ustalenia|negocjowalne|zależne od doświadczenia|' +
      'w zależności od doświadczenia|uzależnione od doświadczenia|' +
      'zależnie od doświadczenia|adekwatne do doświadczenia|do omówienia|' +
      'adekwatne do umiejętności|w zależności od umiejętności|ustalane indywidualnie|' +
      'indywidualnie|uzależnione od umiejętności|zależne od umiejętności|' +
      'zgodne z doświadczeniem|zależy od doświadczenia|negocjacji|adekwatne do kompetencji',
    approx: 'około|ok.|ok|w okolicach|średnio|mniej więcej|circa|ca.|ca|koło|rzędu',
    proRata:
      'proporcjonalnie|w przeliczeniu na pełny etat|przy pełnym etacie|za pełny etat|' +
      'pełny etat',
    pay:
      'wynagrodzenie|pensja|płaca|stawka|zarobki|wynagrodzenia|zarobek|widełki|płatność|' +
      'honorarium|minimalna krajowa|atrakcyjne|konkurencyjne|rynkowe|najniższa krajowa|' +
      'uposażenie|płace|motywacyjne|wypłata|zarób|zarabiaj|dochód|przychód|płaca minimalna|' +
      'stypendium',
    commission: 'prowizja|prowizje|prowizji|prowizyjne|system prowizyjny|prowizję',
    equity: 'akcje|udziały|opcje|esop',
    carAllowance: 'samochód służbowy|auto służbowe|samochód|auto',
    bonus:
      'premia|premie|premii|bonus|bonusy|nagroda|nagrody|premię|dodatek|dodatki|' +
      'premia kwartalna|premia roczna|część zmienna',
    vat: 'vat|vatu',
    with:
      'plus|oraz|w tym|z|wraz|dodatkowo|benefity|bez|napiwki|zawiera|nadgodziny|' +
      'z napiwkami|b2b|uop|uz|umowa o pracę|umowa zlecenie|premiami|przy|medicover|' +
      'multisport|karta multisport|pakiet medyczny',
    notPay:
      'obrót|obroty|obrotu|budżet|inwestycja|inwestycje|kapitał|premia powitalna|' +
      'bonus powitalny|dofinansowanie|fundusze|finansowanie|aktywa|przychody|zwrot|bon|' +
      'bony|kaucja|premia za polecenie|bonus na start|relokacja|pakiet relokacyjny|dotacja|' +
      'dofinansowania|świadczenie|wczasy pod gruszą|runda|diety|delegacje',
    counted:
      'pracowników|osób|osoby|klientów|biur|krajów|krajach|sklepów|minut|min|etatów|' +
      'wakatów|miejsc|specjalistów|użytkowników|oddziałów|etatu|etat|stanowisk|letnie|' +
      'letni|uczniów|km|urlopu|dni urlopu|osobowy|godzinny',
    label:
      'grupa|kategoria|stopień|poziom|nr|nr.|numer|ref|ref.|od roku|założona w|tel|tel.|' +
      'kod|klasa|stawka vat|telefon|zaszeregowania',
  },
  currencies: {
    PLN: 'zł|zl|złotych|złote|złoty|zlotych|zł.|zeta',
    EUR: 'euro|eur',
    USD: 'dolarów|dolary',
  },
};

/** Czech and Slovak. */
export const czech: LanguageWords = {
  languages: ['cs', 'sk'],
  words: {
    hour: 'hod|hod.|hodinu|hodina|hodinu.|hodin|h',
    day: 'den|dny|deň|dní|md|manday',
    week: 'týden|týdny|týždeň|týdně|týždne',
    month: 'měsíc|měsíce|mesiac|mesiaca|měs|měs.|mes.|mes|měsíců',
    year: 'rok|roku|roka|let|rokov',
    piece: 'kus|ks|zakázku|článek|návštěvu|lekci|projekt|slovo|hodinu lekce',
    hourly:
      'hodinově|hodinová mzda|hodinovo|na hodinu|za hodinu|hodinová|hodinovou|na hod.|' +
      'hrubého/hod',
    daily: 'denně|denne|na den|za den|denní|denná',
    weekly: 'týdně|týždenne|týdenní|za týden',
    monthly:
      'měsíčně|mesačne|měsíční|mesačný|mesačná|za měsíc|za mesiac|měsíčního|mesačného|' +
      'na měsíc|mesačné|měsíční mzda',
    yearly: 'ročně|ročne|roční|ročný|za rok|ročná|ročního|p.a.',
    per: 'za|/|na|per|každý|v',
    thousand: 'k|tis|tis.|tisíc',
    million: 'mil|mil.|milion|milionů|miliónov|milión|mio',
    billion: 'mld|miliard|miliarda|mld.|miliardy',
    range: 'do|až|až do',
    between: 'mezi|medzi|od|v rozmezí',
    and: 'a',
    from:
      'od|min.|min|minimálně|minimálne|nejméně|najmenej|alespoň|nad|více než|aspoň|' +
      'nástupní mzda od',
    upTo: 'do|až|max.|max|maximálně|maximálne|až do|nejvýše|najviac|pod',
    andMore: 'a více|a viac|nebo více|a výše|alebo viac|a vyššie',
    atMost: 'maximálně|nebo méně|max',
    payments: 'platů|mezd|výplat|platov|miezd',
    times: 'x|×|*|krát',
    thirteenth: 'třináctý plat|trinásty plat',
    fourteenth: 'čtrnáctý plat|štrnásty plat',
    gross: 'hrubého|hrubá|hrubé|brutto|hrubá mzda|hrubej|hrubý|hrubej mzdy|hrubou|hr.',
    net: 'čistého|čistá|čisté|netto|čistá mzda|čistý|v čistom|na ruku|čistou',
    base:
      'základ|základní mzda|základná mzda|základní|fix|fixní|základná zložka mzdy|' +
      'fixní mzda|fixná',
    total: 'celková|celkem|celková mzda|package',
    negotiable:
      'dohodou|dle dohody|podľa dohody|dohoda|dohodnúť|k jednání|podľa skúseností|' +
      'dle zkušeností|dohodě|na dohodě|podle zkušeností|závisí na zkušenostech|' +
      'závisí od skúseností|individuální|dle praxe|po dohodě',
    approx:
      'cca|přibližně|přibližne|okolo|zhruba|asi|kolem|cca.|průměrně|orientačně|približne|' +
      'v průměru',
    pay:
      'mzda|plat|odměna|odmena|výdělek|zárobok|mzdy|platu|ohodnocení|ohodnotenie|' +
      'platová třída|platová trieda|tarif|nadstandardní|minimální mzda|minimálna mzda|' +
      'zajímavá|atraktivní|odměňování|sazba|honorář|platové|výplata|mzdové|' +
      'finanční ohodnocení',
    commission: 'provize|provízia|provizí|provizní|provízie',
    equity: 'akcie|podíly|opce|zaměstnanecké akcie',
    carAllowance: 'služební auto|služobné auto|služební vůz|auto',
    bonus:
      'bonus|bonusy|prémie|odměny|odmeny|příplatky|príplatky|variabilní|variabilní složka|' +
      'osobní ohodnocení|pohyblivá složka|prémií|variabilná zložka',
    vat: 'dph|bez dph',
    with:
      'plus|včetně|vrátane|bez|stravenky|benefity|navíc|s|a další|se|spolu s|kromě|okrem|' +
      'možnost|hpp|ičo|prémie|stravenkový paušál|na ičo|živnost|při|fluktuační',
    notPay:
      'obrat|obratem|rozpočet|investice|investícia|kapitál|náborový příspěvek|' +
      'náborový příspevok|příspěvek|príspevok|tržby|náborový bonus|nástupní bonus|' +
      'financování|fondy|nástupný bonus|aktiva|na dovolenou|cestovné|stravné',
    counted:
      'zaměstnanců|zamestnancov|lidí|ľudí|osob|osôb|klientů|poboček|zemích|zemí|minut|min|' +
      'dnů dovolené|týdnů dovolené|pracovníků|míst|kolegů|směnný|letá|zákazníků|km|' +
      'hodinový|procent',
    label:
      'třída|stupeň|č.|číslo|ref|ref.|od roku|tel|tel.|úroveň|trieda|kategorie|telefon|' +
      'platová třída|platová trieda',
  },
  currencies: { CZK: 'kč|korun|kc|koruny|korun českých|,-', EUR: 'euro|eur|eura' },
};

/** Russian, Ukrainian, Bulgarian and Serbian as far as their words of pay agree. */
export const russian: LanguageWords = {
  languages: ['ru', 'uk', 'be', 'bg', 'kk', 'sr'],
  thousandsOf: { RUB: 'т.р.|т.р|тр' },
  words: {
    hour: 'час|часа|часов|ч|ч.|годину|година|год|год.|години|часът',
    day: 'день|дня|дней|сутки|дн.|ден|вахту',
    week: 'неделю|неделя|недели|нед.|нед|тиждень|седмица|тиж.',
    biweek: 'две недели|два тижні',
    month: 'месяц|месяца|мес|мес.|місяць|міс|міс.|месец|месяцев|м-ц|місяця',
    year: 'год|года|лет|рік|року|година годишно|г.|г|років',
    piece:
      'штуку|шт|шт.|заказ|статью|урок|проект|визит|доставку|занятие|слово|рейс|вызов|' +
      'занимание|смс|замовлення',
    hourly:
      'почасовая|в час|за час|на годину|почасово|за годину|погодинно|погодинна|на час|' +
      'почасовая оплата',
    daily: 'в день|за день|ежедневно|в сутки|за сутки|на день|на ден|сменная|посменно|за выход',
    weekly: 'в неделю|еженедельно|за неделю|на тиждень|щотижня|на седмица|щотижнево',
    biweekly: 'раз в две недели|каждые две недели',
    monthly:
      'в месяц|ежемесячно|за месяц|на місяць|щомісяця|месячно|на месец|в мес|в мес.|' +
      'за місяць|щомісячно|в міс|помесячно|месечно|в місяць',
    yearly:
      'в год|ежегодно|за год|на рік|годовой|годишно|на година|щорічно|за рік|годовых|' +
      'годовая|на год',
    per: 'в|за|/|на|каждый|каждую|кожен',
    thousand: 'к|тыс|тыс.|тысяч|тысячи|тис|тис.|тисяч|т.|хил.|хиляди|k|тыщ|т',
    million: 'млн|млн.|миллион|миллиона|миллионов|мільйон|мільйонів|милион|мильон',
    billion: 'млрд|млрд.|миллиард|миллиарда|миллиардов|мільярд|мільярдів',
    range: 'до|по',
    between: 'между|від|от',
    and: 'и|і|та',
    from:
      'от|від|минимум|мин.|мин|не менее|не меньше|свыше|более|мінімум|не менше|минимально|' +
      'больше|вище|над|понад|начиная от',
    upTo: 'до|максимум|макс.|не более|не больше|менее|макс|не більше|до ~',
    andMore: 'и выше|и более|и больше|і вище|і більше|минимум|или выше',
    atMost: 'максимум|и ниже|или меньше|включительно',
    payments: 'зарплат|окладов|выплат|заплати|зарплати',
    times: 'x|×|*|х|раз',
    thirteenth: 'тринадцатая зарплата|тринадцятая',
    gross:
      'до вычета налогов|gross|брутто|до вычета ндфл|гросс|бруто|до налогообложения|' +
      'до налогов|до удержания|до вирахування податків|до ндфл',
    net:
      'на руки|нетто|чистыми|после вычета налогов|net|после вычета ндфл|чистими|нето|' +
      'после налогов|чистый|на карту|чистый доход|після вирахування податків|на рук',
    base:
      'оклад|базовая|ставка|фикс|фиксированный оклад|фиксированная часть|оклада|' +
      'окладная часть|базова ставка|основна заплата|твердый оклад',
    total: 'совокупный доход|общий доход|совокупно|итого|сукупний',
    onTarget: 'при выполнении плана|с учетом kpi|при выполнении kpi',
    negotiable:
      'по договоренности|договорная|по результатам собеседования|по итогам собеседования|' +
      'обсуждается|за домовленістю|договірна|по договаряне|по договорённости|' +
      'по результату собеседования|зависит от опыта|в зависимости от опыта|договорной|' +
      'обговорюється|за результатами співбесіди|индивидуально|по результатам интервью|' +
      'обсуждаема|договаряне|з/п по договоренности|в зависимости от квалификации|' +
      'залежно від досвіду|на собеседовании|по соглашению|обсудим|доходы обсуждаются',
    approx:
      'около|примерно|приблизительно|ориентировочно|близько|приблизно|приблизително|' +
      'порядка|в районе|в среднем|в середньому|орієнтовно|средний',
    proRata: 'пропорционально|в пересчете на полный день',
    pay:
      'зарплата|заработная плата|з/п|зп|оплата|доход|вознаграждение|заработок|заплата|' +
      'заплащане|зарплатня|конкурентная|достойная|высокая|стабильная|зарплату|ставка|мрот|' +
      'не указана|не указан|уровень дохода|конкурентоспособная|своевременная|' +
      'белая зарплата|зарплати|винагорода|конкурентна|зароботная плата|возможный доход|' +
      'дохід|возраждение|гонорар|стипендия',
    commission:
      'процент|процент с продаж|% с продаж|комиссия|комиссионные|проценты|% від продажів|' +
      'процент від продажів|процента|комиссии|сдельная',
    equity: 'опционы|акции|опцион|опціон|опціони|доля в компании',
    carAllowance: 'служебный автомобиль|автомобиль|корпоративный автомобиль',
    bonus:
      'премия|премии|бонус|бонусы|премію|премії|бонуси|бонусов|премий|kpi|кпи|' +
      'квартальная премия|годовая премия|премиальная',
    vat: 'ндс|пдв|ддс',
    with:
      'плюс|включая|с учетом|без|питание|проживание|соцпакет|дмс|вместе|с|з|в том числе|' +
      'включително|и чаевые|чай|чаевые|официальное|тк рф|по тк рф|ип|самозанятость|гпх',
    notPay:
      'оборот|выручка|бюджет|инвестиции|инвестиций|капитал|компенсация|подъемные|' +
      'приветственный бонус|единовременная|единовременно|бонус за рекомендацию|дотация|' +
      'штраф|активы|компенсация питания|сертификат|суточные|аванс|прибыль|оборотом|' +
      'выручкой|премия за друга|подарок|реферальный|бонус приведи друга|приведи друга',
    counted:
      'человек|сотрудников|сотрудника|работников|клиентов|офисов|странах|стран|городах|' +
      'магазинов|минут|мин|мин.|чел|чел.|осіб|працівників|вакансий|вакансии|мест|рабочих|' +
      'опыта|лет опыта|км|служители|души|клиенти|пользователей|специалистов|отпуска|людей',
    label:
      'разряд|категория|класс|уровень|грейд|номер|тел|тел.|с|основана в|ref|график|телефон|' +
      'вакансия|код|ступень',
  },
  currencies: {
    RUB: 'руб|руб.|рублей|рубля|рубль|₽|р.|р|rur|росс. руб.|рублів',
    UAH: 'грн|грн.|гривен|гривень|гривні|₴|гривны|uah',
    BGN: 'лв|лв.|лева',
    KZT: '₸|тенге|тг|тг.|kzt',
    BYN: 'бел. руб.|byn|белорусских рублей',
    RSD: 'дин|динара|рсд',
    USD: 'долларов|доларів|долл.|долл|доллара|у.е.|баксов',
    EUR: 'евро|євро',
    UZS: 'сум|сўм',
  },
};
