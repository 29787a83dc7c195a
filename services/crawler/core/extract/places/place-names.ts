/* What a place name says of its country by itself. The lists are of kinds of names that stand
   alone on job pages: provinces and cities of China, groups of countries, and no names at all. */

const provinces =
  '北京 天津 上海 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆';

const cities =
  '北京 天津 上海 重庆 杭州 深圳 广州 成都 武汉 南京 西安 苏州 郑州 长沙 东莞 沈阳 青岛 合肥 佛山 宁波 昆明 大连 厦门 济南 无锡 福州 温州 ' +
  '哈尔滨 石家庄 长春 南昌 贵阳 南宁 太原 泉州 常州 嘉兴 南通 金华 珠海 惠州 徐州 海口 乌鲁木齐 绍兴 中山 台州 兰州 潍坊 保定 镇江 扬州 桂林 ' +
  '唐山 三亚 湖州 呼和浩特 廊坊 洛阳 威海 盐城 临沂 江门 汕头 泰州 漳州 邯郸 济宁 芜湖 淄博 银川 柳州 绵阳 湛江 鞍山 赣州 大庆 宜昌 包头 ' +
  '咸阳 秦皇岛 株洲 莆田 吉林 淮安 肇庆 宁德 衡阳 丹东 丽江 西宁 拉萨 义乌 昆山 烟台 襄阳 连云港 九江 岳阳 蚌埠 马鞍山 遵义 舟山 衢州 丽水';

const chineseProvinces = new Set(provinces.split(' '));
const chineseCities = new Set(cities.split(' '));

/** The name without 省, 市 and the like. */
function bareChineseName(name: string): string {
  return name.length > 2 ? name.replace(/(?:省|市|特别行政区|自治区)$/u, '') : name;
}

export function isChineseCity(name: string): boolean {
  return chineseCities.has(bareChineseName(name));
}

export function isChineseProvince(name: string): boolean {
  return chineseProvinces.has(bareChineseName(name));
}

const groups = new Set(
  (
    'emea|apac|latam|europe|eu|european union|africa|asia|asia pacific|americas|north america|' +
    'south america|latin america|central america|oceania|nordics|scandinavia|dach|benelux|mena|' +
    'middle east|uki|anz|cee|eea|sea|southeast asia|eastern europe|western europe|caribbean|' +
    'latinoamérica|latinoamerica|américa latina|amérique latine|lateinamerika|norteamérica|' +
    'sudamérica|skandinavien|norden|osteuropa|westeuropa|mitteleuropa|afrique|asie|oceanía|' +
    "europa|europe de l'est|europe de l'ouest|amérique du nord|nordamerika|südamerika|afrika|" +
    'asien|' +
    'dach-region|dach region|欧洲|亚太|亚太地区|北美|ヨーロッパ|アジア|유럽|아시아'
  ).split('|'),
);

/** Groups of countries and zones that remote work is tied to. */
export function isRegionGroup(text: string): boolean {
  return groups.has(text.toLowerCase());
}

// Names of well-known cities of more than one country.
const shared = new Set(
  (
    'london|paris|birmingham|cambridge|oxford|manchester|newcastle|perth|victoria|hamilton|' +
    'halifax|kingston|richmond|vancouver|wellington|valencia|córdoba|cordoba|toledo|granada|' +
    'santiago|san jose|san josé|guadalajara|león|mérida|merida|cartagena|alexandria|durham|' +
    'lancaster|plymouth|worcester|windsor|waterloo|georgetown|la paz|trinidad|santa cruz'
  ).split('|'),
);

/** True for a name that people of several countries know as a place of theirs. */
export function isSharedName(text: string): boolean {
  return shared.has(text.toLowerCase());
}

const georgian = new Set(['tbilisi', 'batumi', 'kutaisi', 'rustavi', 'tiflis']);

/** True for a city of the country Georgia, which has the name of a state. */
export function isGeorgianCity(text: string): boolean {
  return georgian.has(text.toLowerCase());
}

const labels = new Set(
  (
    'to be agreed|to be discussed|to be advised|location tbc|location tbd|location tba|open|' +
    'not applicable|as per job description|see job posting|siehe beschreibung|' +
    'client sites|customer sites|client location|kundenstandorte|beim kunden vor ort|面議|無|无|' +
    'headquarters|head office|hauptsitz|zentrale|firmensitz|siège|siège social|sede central|' +
    'hoofdkantoor|hovedkontor|huvudkontor|本社|总部|總部|본사|' +
    'confidential|vertraulich|confidentiel|confidencial|riservato|保密|flexible location|' +
    'location flexible|flexible locations|overseas|abroad|international|internationally|' +
    'ausland|im ausland|à l’étranger|étranger|extranjero|estero|海外|国外|境外|國外|해외|' +
    'tbd|tba|tbc|n/a|na|n.a.|none|null|undefined|unknown|unspecified|not specified|not stated|' +
    'to be determined|to be announced|to be confirmed|see description|see job description|' +
    'various|several|other|any|any location|flexible|negotiable|location|locations|' +
    'office|offices|city|address|field|field based|field-based|on the road|außendienst|' +
    'client site|customer site|beim kunden|chez le client|presso cliente|itinérant|' +
    'standort|standorte|büro|arbeitsort|einsatzort|ort|lieu|bureau|ubicación|oficina|sede|' +
    'kantoor|locatie|kontor|biuro|lokalizacja|工作地点|工作地點|地点|勤務地|근무지|근무지역|' +
    'keine angabe|k.a.|k. a.|nach absprache|nach vereinbarung|divers|verschiedene|' +
    'non précisé|non spécifié|à définir|a definir|por definir|no especificado|da definire|' +
    'non specificato|não informado|nie dotyczy|do uzgodnienia|n.v.t.|不限|待定|面议|其他|' +
    '地点不限|未定|未公開|非公開|미정|협의'
  ).split('|'),
);

/** "CET ± 2h", "EST time zone", "excluding Quebec": when one works, or where not. */
const zone = new RegExp(
  String.raw`^(?:(?:utc|gmt|[cemp][sd]t|cest|cet|eet|eest|wet|aest|aedt|jst|sgt|bst)(?![\p{L}])|` +
    String.raw`[+±-]?\s?\d{1,2}\s?h(?:ours?)?)(?:[\s\d+±:./–-]|h(?:ours?)?|time(?: ?zones?)?|to|` +
    String.raw`utc|gmt|[cemp][sd]t|cest|cet)*$`,
  'iu',
);
/** Where a link stands; relocation, 転勤なし: whether one may be moved. */
const other = new RegExp(
  String.raw`^(?:https?:|www\.)|^(?:no )?relocation` +
    String.raw`(?: (?:possible|available|required|offered))?$|` +
    String.raw`^転勤(?:あり|なし|無し|有り|有|無|の可能性(?:あり|なし))$`,
  'iu',
);

/** "European time zones", "Eastern Time", "US business hours": of the clock, not of the map. */
const hasClock = /zone|time|hour|zeit|horario|horaria|horaire/iu;
const clock = new RegExp(
  String.raw`^\p{L}[\p{L} /&+-]{1,40}\s(?:time[ -]?zones?|standard time|(?:business|working|` +
    String.raw`office|` +
    String.raw`core) hours|hours|zeitzonen?|fuseaux? horaires?|zona horaria)$|` +
    String.raw`^(?:(?:us|u\.s\.|north american)\s)?(?:eastern|central|mountain|pacific|atlantic)` +
    String.raw`(?:\s(?:daylight|standard))?\stime$|^(?:fuseau horaire|zeitzone|huso horario)\s`,
  'iu',
);
const exclusion = new RegExp(
  String.raw`^(?:(?:but )?not (?:in|from|available (?:in|to))|(?:but )?excluding|` +
    String.raw`except(?: for)?|excl\.?|other than|außer|sauf|hors|excepto|salvo|` +
    String.raw`escluso|tranne|exceto|behalve|utom)\s\p{L}`,
  'iu',
);

/** True for a text that stands where a place should be and names none. */
export function isNoPlace(text: string): boolean {
  if (labels.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text)) return true;
  if (text.length > 60) return false;
  if (zone.test(text) || exclusion.test(text) || other.test(text)) return true;
  return hasClock.test(text) && clock.test(text);
}
