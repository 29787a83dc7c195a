/* Cities that everyone knows, in their own language and in English: they tell a list of cities from
   a city with its region. They say nothing of a country: there is a Paris in Texas. */

const cities = new Set(
  (
    'amsterdam|antwerp|antwerpen|athens|atlanta|auckland|austin|bangalore|bengaluru|bangkok|' +
    'barcelona|basel|beijing|belgrade|beograd|berlin|bern|bilbao|birmingham|' +
    'bogotá|bogota|bologna|' +
    'bordeaux|boston|bratislava|bremen|brisbane|bristol|brno|brussels|bruxelles|brussel|' +
    'bucharest|bucurești|budapest|buenos aires|cairo|calgary|cape town|cardiff|charlotte|chennai|' +
    'chicago|cluj-napoca|cologne|copenhagen|københavn|córdoba|cork|curitiba|dallas|delhi|denver|' +
    'detroit|dortmund|dresden|dubai|dublin|düsseldorf|dusseldorf|edinburgh|eindhoven|essen|' +
    'florence|firenze|frankfurt|frankfurt am main|gdańsk|gdansk|geneva|genève|genf|genova|ghent|' +
    'gent|glasgow|göteborg|gothenburg|graz|grenoble|guangzhou|hamburg|hangzhou|hannover|hanover|' +
    'heidelberg|helsinki|hong kong|houston|hyderabad|istanbul|jakarta|johannesburg|karlsruhe|' +
    'katowice|kiel|kraków|krakow|kyiv|köln|lagos|lausanne|leeds|leipzig|lille|lima|linz|lisbon|' +
    'lisboa|liverpool|ljubljana|london|los angeles|luxembourg|lyon|łódź|madrid|málaga|malaga|' +
    'malmö|manchester|manila|mannheim|marseille|melbourne|mexico city|ciudad de méxico|miami|' +
    'milan|milano|minneapolis|monterrey|montpellier|montreal|montréal|moscow|mumbai|munich|' +
    'münchen|münster|nairobi|nantes|napoli|naples|new delhi|new york|new york city|nice|nürnberg|' +
    'nuremberg|osaka|oslo|ottawa|oxford|paris|perth|philadelphia|phoenix|pittsburgh|porto|' +
    'porto alegre|portland|poznań|poznan|prague|praha|pune|rennes|riga|rio de janeiro|roma|rome|' +
    'rotterdam|salzburg|san diego|san francisco|santiago|são paulo|sao paulo|seattle|seoul|' +
    'sevilla|seville|shanghai|shenzhen|singapore|sofia|stockholm|strasbourg|stuttgart|sydney|' +
    'taipei|tallinn|tel aviv|the hague|den haag|tokyo|torino|turin|toronto|toulouse|utrecht|' +
    'valencia|vancouver|venezia|venice|vienna|vilnius|warsaw|warszawa|washington|wien|wrocław|' +
    'wroclaw|zagreb|zaragoza|zurich|zürich|århus|aarhus|bergen|trondheim|uppsala'
  ).split('|'),
);

/** True for the name of a well-known city. */
export function isMajorCity(name: string): boolean {
  return cities.has(name.toLowerCase());
}
