/* States, provinces and the like of the countries whose places are written with them. A name or a
   code may be of several countries; who asks decides which one is meant. */

/** `Name CODE` by country; names without a code are written out everywhere. */
const tables: Readonly<Record<string, string>> = {
  US:
    'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|' +
    'Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|' +
    'Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|' +
    'Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|' +
    'Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|' +
    'North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|' +
    'Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|' +
    'Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY',
  CA:
    'Alberta AB|British Columbia BC|Manitoba MB|New Brunswick NB|Newfoundland and Labrador NL|' +
    'Nova Scotia NS|Northwest Territories NT|Nunavut NU|Ontario ON|Prince Edward Island PE|' +
    'Quebec QC|Québec QC|Saskatchewan SK|Yukon YT',
  AU:
    'New South Wales NSW|Victoria VIC|Queensland QLD|South Australia SA|Western Australia WA|' +
    'Tasmania TAS|Northern Territory NT|Australian Capital Territory ACT',
  BR:
    'Acre AC|Alagoas AL|Amapá AP|Amazonas AM|Bahia BA|Ceará CE|Distrito Federal DF|' +
    'Espírito Santo ES|Goiás GO|Maranhão MA|Mato Grosso MT|Mato Grosso do Sul MS|' +
    'Minas Gerais MG|Pará PA|Paraíba PB|Paraná PR|Pernambuco PE|Piauí PI|Rio de Janeiro RJ|' +
    'Rio Grande do Norte RN|Rio Grande do Sul RS|Rondônia RO|Roraima RR|Santa Catarina SC|' +
    'São Paulo SP|Sergipe SE|Tocantins TO',
  DE:
    'Baden-Württemberg BW|Bayern BY|Bavaria BY|Brandenburg BB|Hessen HE|Hesse HE|' +
    'Mecklenburg-Vorpommern MV|Niedersachsen NI|Lower Saxony NI|Nordrhein-Westfalen NW|' +
    'Nordrhein-Westfalen NRW|North Rhine-Westphalia NW|Rheinland-Pfalz RP|' +
    'Rhineland-Palatinate RP|Saarland SL|Sachsen SN|Saxony SN|Sachsen-Anhalt ST|' +
    'Schleswig-Holstein SH|Thüringen TH|Thuringia TH',
  AT:
    'Burgenland|Kärnten|Carinthia|Niederösterreich|Lower Austria|Oberösterreich|Upper Austria|' +
    'Steiermark|Styria|Tirol|Tyrol|Vorarlberg',
  CH:
    'Aargau AG|Appenzell AR|Basel-Stadt BS|Basel-Landschaft BL|Graubünden GR|Jura JU|Ticino TI|' +
    'Tessin TI|Thurgau TG|Valais VS|Wallis VS|Vaud VD|Waadt VD|Zürich ZH|Bern BE|Luzern LU|' +
    'Genève GE|Genf GE|Zug ZG|Fribourg FR|Neuchâtel NE|Solothurn SO|St. Gallen SG|' +
    'Schaffhausen SH|Schwyz SZ|Uri UR|Nidwalden NW|Obwalden OW|Glarus GL',
  FR:
    'Île-de-France|Ile-de-France|Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|Bretagne|' +
    'Centre-Val de Loire|Corse|Grand Est|Hauts-de-France|Normandie|Nouvelle-Aquitaine|' +
    "Occitanie|Pays de la Loire|Provence-Alpes-Côte d'Azur",
  ES:
    'Andalucía|Andalusia|Aragón|Asturias|Canarias|Cantabria|Castilla y León|Castilla-La Mancha|' +
    'Cataluña|Catalunya|Catalonia|Comunidad de Madrid|Community of Madrid|Comunidad Valenciana|' +
    'Valencian Community|Extremadura|Galicia|Islas Baleares|Navarra|País Vasco|Basque Country',
  IT:
    'Abruzzo|Basilicata|Calabria|Campania|Emilia-Romagna|Friuli-Venezia Giulia|Lazio|Liguria|' +
    'Lombardia|Lombardy|Marche|Molise|Piemonte|Piedmont|Puglia|Sardegna|Sicilia|Toscana|' +
    "Tuscany|Trentino-Alto Adige|Umbria|Valle d'Aosta|Veneto",
  NL:
    'Noord-Holland NH|North Holland NH|Zuid-Holland ZH|South Holland ZH|Noord-Brabant NB|' +
    'North Brabant NB|Gelderland GE|Gelderland GLD|Overijssel OV|Flevoland FL|Friesland FR|' +
    'Fryslân FR|Drenthe DR|Zeeland ZE|Groningen GR|Limburg LI|Limburg LB|Utrecht UT',
  BE:
    'Vlaanderen|Flanders|Wallonie|Wallonia|Oost-Vlaanderen|East Flanders|West-Vlaanderen|' +
    'West Flanders|Vlaams-Brabant|Flemish Brabant|Brabant wallon|Walloon Brabant|Hainaut|Limburg',
  PL:
    'Mazowieckie|Małopolskie|Dolnośląskie|Wielkopolskie|Pomorskie|Śląskie|Łódzkie|Lubelskie|' +
    'Podkarpackie|Podlaskie|Kujawsko-Pomorskie|Zachodniopomorskie|Opolskie|Lubuskie|' +
    'Świętokrzyskie|Warmińsko-Mazurskie|Mazovia',
  GB: 'England|Scotland|Wales|Northern Ireland',
  IN:
    'Andhra Pradesh AP|Arunachal Pradesh AR|Assam AS|Bihar BR|Chhattisgarh CG|Goa GA|Gujarat GJ|' +
    'Haryana HR|Himachal Pradesh HP|Jharkhand JH|Karnataka KA|Kerala KL|Madhya Pradesh MP|' +
    'Maharashtra MH|Odisha OD|Odisha OR|Punjab PB|Rajasthan RJ|Tamil Nadu TN|Telangana TS|' +
    'Telangana TG|Uttar Pradesh UP|Uttarakhand|West Bengal WB|Delhi DL',
  PK: 'Punjab|Sindh|Khyber Pakhtunkhwa|Balochistan',
  MX:
    'Aguascalientes AGS|Baja California BC|Baja California Sur BCS|Campeche CAMP|Chiapas CHIS|' +
    'Chihuahua CHIH|Ciudad de México CDMX|Coahuila COAH|Colima COL|Durango DGO|' +
    'Estado de México MEX|Guanajuato GTO|Guerrero GRO|Hidalgo HGO|Jalisco JAL|Michoacán MICH|' +
    'Morelos MOR|Nayarit NAY|Nuevo León NL|Oaxaca OAX|Puebla PUE|Querétaro QRO|' +
    'Quintana Roo QROO|San Luis Potosí SLP|Sinaloa SIN|Sonora SON|Tabasco TAB|Tamaulipas TAM|' +
    'Tlaxcala TLAX|Veracruz VER|Yucatán YUC|Zacatecas ZAC',
  ZA:
    'Gauteng GP|Western Cape WC|Eastern Cape EC|Northern Cape NC|KwaZulu-Natal KZN|Free State FS|' +
    'Limpopo LP|Mpumalanga MP|North West NW',
  CN:
    'Guangdong|Zhejiang|Jiangsu|Sichuan|Hubei|Hunan|Shandong|Henan|Hebei|Fujian|Anhui|Shaanxi|' +
    'Liaoning|Jiangxi|Yunnan|Guangxi|Hainan',
};

/** Codes whose provinces are named after a city, so that their names mean the city. */
const provinces: Readonly<Record<string, string>> = {
  IT:
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ ' +
    'EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU ' +
    'OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV ' +
    'TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV',
  ES:
    'AB AL AV BA BI BU CA CC CO CR CS CU GC GI GR GU HU LE LO LU MA ML MU NA OU PM PO SA SE SG ' +
    'SO SS SV TE TF TO VA VI ZA',
};

const byName = new Map<string, string[]>();
const byCode = new Map<string, string[]>();
for (const [country, table] of Object.entries(tables)) {
  for (const entry of table.split('|')) {
    const { name = '', code } =
      /^(?<name>.+?)(?: (?<code>[A-Z]{2,4}))?$/u.exec(entry)?.groups ?? {};
    add(byName, name.toLowerCase(), country);
    if (code !== undefined) add(byCode, code, country);
  }
}

for (const [country, codes] of Object.entries(provinces)) {
  for (const code of codes.split(' ')) add(byCode, code, country);
}

function add(map: Map<string, string[]>, key: string, country: string): void {
  const countries = map.get(key);
  if (countries === undefined) map.set(key, [country]);
  else if (!countries.includes(country)) countries.push(country);
}

// Big cities that have the name of their region: alone, the name is the city.
const alsoCities = new Set(
  (
    'new york|washington|são paulo|rio de janeiro|zürich|bern|luzern|genève|' +
    'genf|zug|fribourg|neuchâtel|solothurn|st. gallen|schaffhausen|schwyz|appenzell|' +
    'quebec|québec|victoria|burgenland|groningen|utrecht|delhi|ciudad de méxico|puebla|' +
    'querétaro|aguascalientes|chihuahua|durango|guanajuato|oaxaca|san luis potosí|veracruz|' +
    'campeche|colima|zacatecas|tlaxcala'
  ).split('|'),
);

// Only where the country is known: elsewhere two letters behind a name are something else.
const codesAtHome = new Set(['BR', 'CH', 'DE', 'ES', 'IN', 'IT', 'MX', 'NL', 'ZA']);

/** Countries that have a region of this name. */
export function countriesOfRegion(name: string): readonly string[] {
  return byName.get(name.toLowerCase()) ?? [];
}

/** Countries that have a region with this code, as a code is written: CA, D.C., NSW. */
export function countriesOfCode(code: string, home: readonly string[]): readonly string[] {
  const plain = code.replace(/\./gu, '');
  const found = /^[A-Z]{2,4}$/u.test(plain) ? (byCode.get(plain) ?? []) : [];
  return found.filter((country) => !codesAtHome.has(country) || home.includes(country));
}

/** True for a name that means a region where it stands alone. */
export function isRegionName(name: string): boolean {
  return byName.has(name.toLowerCase()) && !alsoCities.has(name.toLowerCase());
}
