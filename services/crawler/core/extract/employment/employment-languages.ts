/* Employment words of the languages whose boards are met less often; each means one thing wherever
   it stands. */

/** What the words of a row mean. */
export type EmploymentKind =
  | 'fullTime'
  | 'partTime'
  | 'intern'
  | 'contractor'
  | 'temporary'
  | 'agency'
  | 'volunteer'
  | 'permanent'
  | 'fixedTerm'
  | 'student'
  | 'silent';

/** Rows of words by what they mean. */
export const employmentLanguages: readonly (readonly [EmploymentKind, string])[] = [
  // Czech and Slovak.
  ['fullTime', 'hpp|hlavní pracovní poměr|plný pracovní úvazek|plný úväzok|tpp'],
  ['partTime', 'vpp|vedlejší pracovní poměr|poloviční úvazek|skrátený úväzok|polovičný úväzok'],
  ['contractor', 'osvč|na ičo|živnost|živnosť|na živnost|na živnosť'],
  ['temporary', 'brigáda|dpp|dpč|dohoda o provedení práce|dohoda o pracovní činnosti'],
  ['agency', 'agenturní zaměstnání'],
  ['permanent', 'na dobu neurčitou|na neurčito|na dobu neurčitú'],
  ['fixedTerm', 'na dobu určitou|na určito|na dobu určitú'],
  // Hungarian, Romanian, Bulgarian.
  ['fullTime', 'teljes munkaidő|teljes munkaidős|teljes állás|normă întreagă|normă completă'],
  ['partTime', 'részmunkaidő|részmunkaidős|részállás|normă redusă|jumătate de normă|timp parțial'],
  ['fullTime', 'timp complet|пълно работно време|пълен работен ден'],
  ['partTime', 'непълно работно време|непълен работен ден'],
  ['intern', 'gyakornok|gyakornoki|gyakornoki munka|stagiu|stagiar|стаж|стажант'],
  ['contractor', 'vállalkozó|vállalkozói|szabadúszó|colaborator'],
  ['temporary', 'alkalmi munka|szezonális munka|sezonier|временна работа|сезонна работа'],
  ['permanent', 'határozatlan idejű|határozatlan|perioadă nedeterminată|постоянна работа'],
  ['fixedTerm', 'határozott idejű|határozott|perioadă determinată'],
  ['student', 'diákmunka'],
  // Croatian, Serbian, Slovene.
  ['fullTime', 'puno radno vrijeme|puno radno vreme|polni delovni čas|poln delovni čas'],
  ['partTime', 'nepuno radno vrijeme|nepuno radno vreme|krajši delovni čas'],
  ['intern', 'praksa|stručna praksa|praktikant'],
  ['permanent', 'na neodređeno|na neodređeno vrijeme|na neodređeno vreme|nedoločen čas'],
  ['fixedTerm', 'na određeno|na određeno vrijeme|na određeno vreme|določen čas'],
  // Ukrainian and Russian.
  ['fullTime', 'повна зайнятість|повний день|повний робочий день|полный рабочий день'],
  ['partTime', 'часткова зайнятість|неповна зайнятість|неповний день|неполная занятость'],
  ['partTime', 'неполный рабочий день|подработка|підробіток'],
  ['intern', 'стажування|стажер|практика'],
  ['contractor', 'фріланс|гпх|договор гпх|самозанятость'],
  ['temporary', 'тимчасова робота|сезонная работа|проектная работа|разовое задание'],
  ['volunteer', 'волонтерство|волонтёрство'],
  ['permanent', 'постійна робота|бессрочный договор'],
  // Greek.
  ['fullTime', 'πλήρης απασχόληση|πλήρους απασχόλησης'],
  ['partTime', 'μερική απασχόληση|μερικής απασχόλησης'],
  ['intern', 'πρακτική άσκηση|πρακτική'],
  ['temporary', 'εποχική απασχόληση|εποχιακή απασχόληση|εποχική|προσωρινή απασχόληση'],
  ['permanent', 'αορίστου χρόνου|σύμβαση αορίστου χρόνου'],
  ['fixedTerm', 'ορισμένου χρόνου|σύμβαση ορισμένου χρόνου'],
  // Finnish and Baltic.
  ['temporary', 'kesätyö|kausityö'],
  ['agency', 'vuokratyö'],
  ['fullTime', 'täistööaeg|täiskohaga|pilna slodze|visas etatas|pilnas etatas'],
  ['partTime', 'osaline tööaeg|osakoormus|osakoormusega|nepilna slodze|nepilnas etatas|puse etato'],
  ['intern', 'praktika|prakse'],
  // Turkish.
  ['intern', 'stajyer|zorunlu staj|uzun dönem staj'],
  ['temporary', 'dönemsel|proje bazlı|mevsimlik'],
  ['permanent', 'süresiz|belirsiz süreli|daimi'],
  ['contractor', 'serbest zamanlı|serbest çalışan'],
  // Hebrew, Arabic, Persian.
  ['fullTime', 'משרה מלאה|دوام كامل|بدوام كامل|تمام وقت'],
  ['partTime', 'משרה חלקית|חצי משרה|دوام جزئي|بدوام جزئي|پاره وقت'],
  ['intern', 'התמחות|تدريب|متدرب|کارآموزی'],
  ['contractor', 'פרילנס|עצמאי|عمل حر'],
  ['temporary', 'משרה זמנית|זמני|مؤقت|عمل مؤقت'],
  ['volunteer', 'התנדבות|تطوع'],
  ['student', 'משרת סטודנט'],
  // Hindi, Vietnamese, Indonesian, Malay, Thai.
  ['fullTime', 'पूर्णकालिक|toàn thời gian|purnawaktu|purna waktu|penuh waktu|sepenuh masa'],
  ['partTime', 'अंशकालिक|bán thời gian|paruh waktu|separuh masa|sambilan'],
  ['intern', 'thực tập|thực tập sinh|magang|latihan industri'],
  ['temporary', 'thời vụ|tạm thời|pekerja lepas|harian|sementara'],
  ['permanent', 'karyawan tetap|pegawai tetap|pekerja tetap'],
  ['fixedTerm', 'karyawan kontrak|pegawai kontrak'],
  ['fullTime', 'งานประจำ|พนักงานประจำ|เต็มเวลา'],
  ['partTime', 'พาร์ทไทม์|งานพาร์ทไทม์|ไม่เต็มเวลา'],
  ['intern', 'ฝึกงาน|นักศึกษาฝึกงาน'],
  ['temporary', 'ชั่วคราว|งานชั่วคราว|พนักงานชั่วคราว'],
  ['contractor', 'ฟรีแลนซ์'],
];
