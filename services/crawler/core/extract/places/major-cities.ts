/* Cities that everyone knows, in their own language and in English, by country: they tell a list of
   cities from a city with its region, and a code of a country from one of a region. A name alone
   says nothing of a country: there is a Paris in Texas. */

const tables: Readonly<Record<string, string>> = {
  AE: 'dubai|abu dhabi',
  AR: 'buenos aires|córdoba|rosario|mendoza',
  AT: 'graz|linz|salzburg|vienna|wien|innsbruck',
  AU: 'brisbane|melbourne|perth|sydney|adelaide|canberra',
  AZ: 'baku',
  BE: 'antwerp|antwerpen|brussels|bruxelles|brussel|ghent|gent',
  BG: 'sofia|plovdiv|varna',
  BR: 'curitiba|porto alegre|rio de janeiro|são paulo|sao paulo|belo horizonte|florianópolis',
  CA:
    'calgary|montreal|montréal|ottawa|toronto|vancouver|edmonton|winnipeg|mississauga|' +
    'waterloo|kitchener|markham|burnaby',
  CH: 'basel|bern|geneva|genève|genf|lausanne|zurich|zürich|lugano|luzern',
  CL: 'santiago',
  CN: 'beijing|guangzhou|hangzhou|shanghai|shenzhen|chengdu|wuhan|nanjing',
  CO: 'bogotá|bogota|medellín|medellin|cali|barranquilla',
  CZ: 'brno|prague|praha|ostrava',
  DE:
    'berlin|bremen|cologne|dortmund|dresden|düsseldorf|dusseldorf|essen|frankfurt|' +
    'frankfurt am main|hamburg|hannover|hanover|heidelberg|karlsruhe|kiel|köln|leipzig|mannheim|' +
    'munich|münchen|münster|nürnberg|nuremberg|stuttgart|bonn|walldorf|wolfsburg|aachen|augsburg',
  DK: 'copenhagen|københavn|århus|aarhus',
  EE: 'tallinn|tartu',
  EG: 'cairo',
  ES:
    'barcelona|bilbao|córdoba|madrid|málaga|malaga|sevilla|seville|valencia|zaragoza|alicante|' +
    'granada|vigo|palma',
  FI: 'helsinki|espoo|tampere',
  FR:
    'bordeaux|grenoble|lille|lyon|marseille|montpellier|nantes|nice|paris|rennes|strasbourg|' +
    'toulouse',
  GB:
    'birmingham|bristol|cambridge|cardiff|edinburgh|glasgow|leeds|liverpool|london|manchester|' +
    'oxford|belfast',
  GR: 'athens|thessaloniki',
  HK: 'hong kong',
  HR: 'zagreb',
  HU: 'budapest',
  ID: 'jakarta|bandung|surabaya',
  IE: 'cork|dublin|galway|limerick',
  IL: 'tel aviv|tel aviv-yafo|haifa|jerusalem|herzliya|petah tikva|ramat gan',
  IN:
    'bangalore|bengaluru|chennai|delhi|hyderabad|mumbai|new delhi|pune|gurgaon|gurugram|noida|' +
    'kolkata|ahmedabad|kochi|jaipur|coimbatore',
  IT:
    'bologna|florence|firenze|genova|milan|milano|napoli|naples|roma|rome|torino|turin|venezia|' +
    'venice|verona|palermo|bari',
  JP: 'osaka|tokyo|kyoto|yokohama|nagoya|fukuoka',
  KE: 'nairobi',
  KR: 'seoul|busan',
  LT: 'vilnius|kaunas',
  LU: 'luxembourg',
  LV: 'riga',
  MA: 'casablanca|rabat|marrakech|tanger|tangier',
  MD: 'chișinău|chisinau',
  ME: 'podgorica',
  MO: 'macau',
  MT: 'valletta|sliema|st julians',
  MX: 'mexico city|ciudad de méxico|monterrey|guadalajara',
  NG: 'lagos|abuja',
  NL: 'amsterdam|eindhoven|rotterdam|the hague|den haag|utrecht|delft|groningen|leiden',
  NO: 'oslo|bergen|trondheim|stavanger',
  NZ: 'auckland|wellington|christchurch',
  PA: 'ciudad de panamá',
  PE: 'lima|arequipa',
  PH: 'manila|cebu',
  PL:
    'gdańsk|gdansk|katowice|kraków|krakow|łódź|poznań|poznan|warsaw|warszawa|wrocław|wroclaw|' +
    'lublin',
  PT: 'lisbon|lisboa|porto|braga',
  RO: 'bucharest|bucurești|cluj-napoca|iași|timișoara',
  RS: 'belgrade|beograd|novi sad',
  RU: 'moscow',
  SA: 'riyadh|jeddah|dammam',
  SE: 'göteborg|gothenburg|malmö|stockholm|uppsala',
  SG: 'singapore',
  SI: 'ljubljana',
  SK: 'bratislava|košice',
  TH: 'bangkok',
  TN: 'tunis|sfax',
  TR: 'istanbul|ankara|izmir',
  TW: 'taipei',
  UA: 'kyiv|lviv',
  US:
    'atlanta|austin|birmingham|boston|cambridge|charlotte|chicago|dallas|denver|detroit|houston|' +
    'los angeles|miami|minneapolis|new york|new york city|philadelphia|phoenix|pittsburgh|' +
    'portland|san diego|san francisco|seattle|washington|san jose|nashville',
  ZA: 'cape town|johannesburg|pretoria|durban',
};

const byCountry = new Map(
  Object.entries(tables).map(([country, names]) => [country, new Set(names.split('|'))]),
);
const cities = new Set([...byCountry.values()].flatMap((names) => [...names]));

/** True for the name of a well-known city. */
export function isMajorCity(name: string): boolean {
  return cities.has(name.toLowerCase());
}

/** True for a city that the country is known for; there may be others of its name. */
export function isMajorCityOf(name: string, country: string): boolean {
  return byCountry.get(country)?.has(name.toLowerCase()) === true;
}
