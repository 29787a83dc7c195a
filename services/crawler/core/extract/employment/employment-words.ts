import type { ContractKind$Input } from '#libs/proto/gen/jobradar/v1/ContractKind.ts';
import type { EmploymentType$Input } from '#libs/proto/gen/jobradar/v1/EmploymentType.ts';
import { employmentLanguages, type EmploymentKind } from './employment-languages.ts';

/* The words of employment. Most mean one thing wherever they stand; those that mean something else
   in another language belong to theirs. Hyphens are written as blanks. */

/** What a word says: hours and form, duration, who is meant; nothing of all that is possible. */
export interface EmploymentMeaning {
  readonly types?: readonly EmploymentType$Input[];
  readonly contract?: ContractKind$Input;
  readonly flag?: string;
}

const fullTime: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_FULL_TIME'] };
const partTime: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_PART_TIME'] };
const both: EmploymentMeaning = {
  types: ['EMPLOYMENT_TYPE_FULL_TIME', 'EMPLOYMENT_TYPE_PART_TIME'],
};
const intern: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_INTERN'] };
const contractor: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_CONTRACTOR'] };
const temporary: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_TEMPORARY'] };
const agency: EmploymentMeaning = { ...temporary, contract: 'CONTRACT_KIND_AGENCY' };
const volunteer: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_VOLUNTEER'] };
const perDiem: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_PER_DIEM'] };
const other: EmploymentMeaning = { types: ['EMPLOYMENT_TYPE_OTHER'] };
const permanent: EmploymentMeaning = { contract: 'CONTRACT_KIND_PERMANENT' };
const fixedTerm: EmploymentMeaning = { contract: 'CONTRACT_KIND_FIXED_TERM' };
const student: EmploymentMeaning = { ...partTime, flag: 'student' };
const graduate: EmploymentMeaning = { flag: 'new_grad' };
const silent: EmploymentMeaning = {};

const anywhere = new Map<string, EmploymentMeaning>();
const byLanguage = new Map<string, EmploymentMeaning>();

function define(meaning: EmploymentMeaning, words: string, language?: string): void {
  for (const word of words.normalize('NFKC').split('|')) {
    if (language === undefined) anywhere.set(word, meaning);
    else byLanguage.set(`${language} ${word}`, meaning);
  }
}

define(
  fullTime,
  'full time|fulltime|full time employee|full hours|vollzeit|vollzeitig|ganztags|temps plein|' +
    'temps complet|' +
    'plein temps|tiempo completo|jornada completa|tempo pieno|tempo integral|período integral|' +
    'periodo integral|tempo inteiro|voltijd|voltijds|heltid|heltids|fuldtid|kokoaikainen|' +
    'kokopäiväinen|pełny etat|pełen etat|cały etat|pełny wymiar|plný úvazek|tam zamanlı|' +
    'полная занятость|полный день|全职|全職|全日制|正職|正職員|正社員|正规社员|正式|正式员工|' +
    'フルタイム|常勤|정규직|정직원|풀타임|전일제',
);
define(
  partTime,
  'part time|parttime|reduced hours|teilzeit|halbtags|minijob|mini job|midijob|geringfügig|' +
    'geringfügige beschäftigung|nebenjob|短時間正社員|時短正社員|小时工|钟点工|temps partiel|mi temps|' +
    'tiempo parcial|media jornada|' +
    'jornada parcial|medio tiempo|tempo parziale|meio período|meio periodo|tempo parcial|' +
    'meia jornada|deeltijd|deeltijds|bijbaan|deltid|deltids|osa aikainen|część etatu|pół etatu|' +
    'job share|jobshare|job sharing|jobsharing|niepełny etat|niepełny wymiar|' +
    'zkrácený úvazek|částečný úvazek|yarı zamanlı|' +
    'частичная занятость|неполный день|兼职|兼職|非全日制|打工|工讀|時薪|アルバイト|パート|' +
    'パートタイム|バイト|非常勤|アルバイト・パート|パート・アルバイト|아르바이트|알바|파트타임|시간제',
);
define(both, '全职兼职|全职或兼职|full and part time');
define(
  intern,
  'externship|practicum|' +
    'intern|interns|internship|internships|co op|coop|placement|traineeship|trainee|' +
    'industrial placement|apprentice|apprenticeship|praktikum|praktika|praktikant|praktikantin|' +
    'abschlussarbeit|bachelorarbeit|masterarbeit|diplomarbeit|thesis|master thesis|' +
    'contrat pro|pflichtpraktikum|praxissemester|auszubildende|auszubildender|' +
    'ausbildung|azubi|lehrling|' +
    'lehrstelle|lehre|duales studium|stagiaire|stage conventionné|contrat de stage|' +
    'stage de fin d études|alternance|alternant|alternante|apprentissage|apprenti|' +
    'contrat d apprentissage|contrat de professionnalisation|prácticas|becario|becaria|beca|' +
    'pasantía|tirocinio|tirocinante|stagista|apprendistato|apprendista|estágio|estagio|' +
    'estagiário|estagiária|aprendiz|jovem aprendiz|stagiair|afstudeerstage|meewerkstage|' +
    'leerwerkplek|praktik|praktikplats|elev|lærling|lärling|harjoittelu|harjoittelija|staż|' +
    'stażysta|praktyki|praktyka|praktykant|stáž|staj|стажировка|стажер|стажёр|实习|实习生|见习|' +
    '實習|實習生|インターン|インターンシップ|実習|実習生|研修生|인턴|인턴십|인턴사원|' +
    'ferialpraktikum|ferialpraktikant|ferialpraktikantin|contrato en formación|' +
    'contrato de formación|contrato formativo|' +
    '실습생|현장실습|현장실습생|체험형인턴|채용형인턴|afstuderen|afstudeeropdracht',
);
for (const language of ['fr', 'nl', 'it']) define(intern, 'stage|stages', language);
define(silent, 'training', 'en');
// Elsewhere the word is of volunteers; here one learns to be a journalist.
define(intern, 'volontariat|volontär|volontärin|volo', 'de');
// A way to a permanent post later says nothing of this one.
define(
  silent,
  '正社員登用|正社員登用あり|正社員登用制度|正社員登用制度あり|社員登用あり|' +
    'uitzicht op vast|uitzicht op een vast contract|kans op vast|' +
    '정규직 전환|정규직 전환형|정규직전환|정규직전환형|정규직 전환 가능|정규직 전환 검토',
);
define(
  contractor,
  'contractor|contractors|contracting|freelance|freelancer|freelancers|freelancing|self employed|' +
    'independent contractor|independent|b2b|c2c|corp to corp|corp 2 corp|1099|outside ir35|gig|' +
    'honorarbasis|auf honorarbasis|honorarkraft|honorartätigkeit|co co co|cococo|c2h|' +
    'recibos verdes|' +
    'praca na zlecenie|zlecenie|' +
    'contratto a progetto|freiberuflich|freiberufler|freie mitarbeit|freie mitarbeiter|' +
    'freier mitarbeiter|' +
    'selbstständig|selbständig|' +
    'werkvertrag|indépendant|auto entrepreneur|autoentrepreneur|micro entrepreneur|' +
    'prestataire|portage salarial|autónomo|autonomo|por cuenta propia|libero professionista|' +
    'partita iva|p iva|collaborazione occasionale|prestazione occasionale|honorarios|' +
    'por honorarios|libera professione|autônomo|pessoa jurídica|prestador de serviços|mei|zzp|' +
    'zzp er|zelfstandige|frilans|frilansare|frilanser|konsult|kontrakt b2b|umowa b2b|' +
    'samozatrudnienie|umowa zlecenie|umowa o dzieło|živnost|фриланс|самозанятый|自由职业|' +
    '自由职业者|外包|接案|業務委託|個人事業主|フリーランス|委託|프리랜서|위촉직|도급',
);
define(
  contractor,
  'contract|contracts|contract role|contract position|contract to hire|contract to perm|' +
    'contract to permanent|inside ir35',
);
define(contractor, 'pj', 'pt');
define(
  temporary,
  'temporary|temp|temps|seasonal|temp to perm|temp to hire|temporary to permanent|summer job|' +
    'holiday job|interim|temporär|kurzfristige beschäftigung|kurzfristig beschäftigt|ferialjob|' +
    'vikar|vikarie|vakantiewerk|vakantiebaan|vakantiejob|aushilfe|aushilfsjob|saisonarbeit|' +
    'saisonal|saisonkraft|ferienjob|' +
    'saisonnier|temporaire|eventual|de temporada|temporario|stagionale|temporaneo|temporário|' +
    'temporaria|tijdelijk|seizoenswerk|tillfällig|säsongsarbete|säsong|säsongsanställning|' +
    'sesong|sommarjobb|sesongarbeid|' +
    'sommerjobb|vikariat|ekstrahjelp|praca tymczasowa|praca sezonowa|tymczasowa|sezonowa|' +
    'vacataire|sommervikariat|sommarvikariat|sommerjob|locum|geçici|временная работа|临时|' +
    '临时工|短期|短期工|季节工|臨時|派遣短期|短期アルバイト|臨時職員|' +
    '임시직|일용직|단기',
);
define(temporary, 'temporal', 'es');
define(silent, 'temps', 'fr');
define(
  agency,
  'agency|agency worker|agency work|temp agency|staffing agency|zeitarbeit|leiharbeit|' +
    'arbeitnehmerüberlassung|personaldienstleister|personalüberlassung|personalverleih|intérim|' +
    'travail intérimaire|intérimaire|mission intérim|ett|empresa de trabajo temporal|' +
    'somministrazione|lavoro somministrato|contratto di somministrazione|uitzendkracht|' +
    'uitzendwerk|uitzenden|uitzendbasis|uitzend|detachering|bemanning|bemanningsföretag|' +
    'bemanningsbyrå|' +
    'vikarbyrå|vikarbureau|agencja pracy|praca tymczasowa przez agencję|劳务派遣|派遣|派遣工|' +
    '勞務派遣|派遣人員|派遣社員|紹介予定派遣|登録型派遣|무기파견|파견|파견직',
);
define(
  volunteer,
  'freiwilliges soziales jahr|freiwilliges ökologisches jahr|bundesfreiwilligendienst|' +
    'volunteer|volunteers|volunteering|voluntary|ehrenamt|ehrenamtlich|freiwilligendienst|bfd|' +
    'fsj|' +
    'bénévole|bénévolat|volontariat|service civique|voluntario|voluntariado|volontario|' +
    'volontariato|voluntário|vrijwilliger|vrijwilligerswerk|volontär|frivillig|wolontariat|' +
    'wolontariusz|志愿者|志愿|義工|志工|ボランティア|자원봉사|봉사',
);
define(
  perDiem,
  'as needed|abrufarbeit|arbeit auf abruf|' +
    'per diem|perdiem|casual|relief|on call|zero hours|zero hours contract|zero hour|prn|' +
    'oproepkracht|oproep|timanställning|behovsanställning|tilkallingsvikar|ringevikar|tilkalling|' +
    'nulurencontract|auf abruf|a chiamata|日结|日薪|日雇い|単発|일당',
);
// The staff that a British hospital calls when it needs them.
define(perDiem, 'bank|bank staff|bank work', 'en');
define(silent, 'bank holiday|bank holidays', 'en');
define(
  other,
  'other|others|sonstige|andere|autre|otro|otra|altro|outro|anders|övrigt|annet|inne|其他|その他|기타',
);
define(
  permanent,
  'permanent|perm|permanent contract|permanent position|permanent role|permanent employment|' +
    'direct hire|nicht befristet|unlimited|unlimited contract|open ended|indefinite|unbefristet|' +
    'unbefristete|' +
    'unbefristeter|unbefristetes|festanstellung|' +
    'fest angestellt|festangestellt|feste anstellung|dauerstelle|cdi|durée indéterminée|' +
    'contrat à durée indéterminée|titulaire|indefinido|contrato indefinido|contrato fijo|' +
    'duración indefinida|plazo indefinido|onbepaalde duur|contract van onbepaalde duur|' +
    'tempo indeterminato|contratto a tempo indeterminato|indeterminato|' +
    'prazo indeterminado|tempo indeterminado|clt efetivo|efetivo|contrato sem termo|' +
    'vast contract|vast dienstverband|vaste baan|onbepaalde tijd|contract voor onbepaalde tijd|' +
    'vaste aanstelling|tillsvidare|tillsvidareanställning|tills vidare|fast anställning|' +
    'fast stilling|fast ansettelse|fastansættelse|fastansættelse|vakituinen|' +
    'toistaiseksi voimassa oleva|umowa na czas nieokreślony|czas nieokreślony|' +
    'na czas nieokreślony|' +
    'umowa na stałe|praca stała|doba neurčitá|постоянная работа|无固定期限|不定期契約|無期雇用|' +
    '期間の定めなし|무기계약직|무기계약',
);
// In Australia what is ongoing has no end.
define(permanent, 'ongoing', 'en');
define(fixedTerm, 'non ongoing', 'en');
define(permanent, 'fast|fast jobb', 'nb');
define(permanent, 'fast', 'da');
define(permanent, 'vast', 'nl');
define(permanent, 'fest', 'de');
define(permanent, 'fijo|fija', 'es');
define(fullTime, 'ft|f t|f/t', 'en');
define(partTime, 'pt|p t|p/t', 'en');
// A term of office; what is long or short is none.
define(fixedTerm, 'term|term position|term employment', 'en');
define(silent, 'long term|longterm|short term|mid term|near term|term time', 'en');
define(
  fixedTerm,
  'limited contract|fixed term|fixed term contract|fixed term appointment|limited term|' +
    'term contract|ftc|' +
    'parental leave contract|maternity leave contract|maternity leave cover|' +
    'temporary contract|maternity cover|parental leave cover|secondment|befristet|' +
    'befristete|befristeter|' +
    'befristetes|zeitvertrag|befristung|elternzeitvertretung|cdd|durée déterminée|cddi|' +
    'contrat à durée déterminée|duración determinada|contrato temporal|temporalidad|' +
    'obra y servicio|por obra|por obra y servicio|obra o faena|por obra o faena|plazo fijo|' +
    'interinidad|contrato de interinidad|bepaalde duur|contract van bepaalde duur|' +
    'tempo determinato|' +
    'contratto a tempo determinato|determinato|' +
    'prazo determinado|tempo determinado|contrato a termo|tijdelijk contract|bepaalde tijd|' +
    'contract voor bepaalde tijd|tijdelijk dienstverband|jaarcontract|visstid|' +
    'visstidsanställning|tidsbegränsad|tidsbegränsad anställning|tidsbegrenset|engasjement|' +
    'midlertidig|midlertidig stilling|tidsbegrænset|määräaikainen|umowa na czas określony|' +
    'czas określony|na czas określony|umowa na zastępstwo|doba určitá|belirli süreli|' +
    'срочный договор|契約社員|嘱託|嘱託社員|有期雇用|期間社員|期間従業員|期間工|合同工|合同制|固定期限|' +
    '约聘|約聘|約聘人員|定期契約|계약직|기간제|계약사원',
);
define(
  student,
  'werkstudent|werkstudentin|werkstudenten|werkstudententätigkeit|working student|student job|' +
    'student worker|student assistant|studentenjob|studentische hilfskraft|' +
    'studentische aushilfe|studentische aushilfskraft|studentische mitarbeit|' +
    'studentischer mitarbeiter|hiwi|job étudiant|' +
    'emploi étudiant|job d étudiant|studentjobb|studentarbete|studiejob|studentenbaan|' +
    'praca dla studenta|praca studencka|学生アルバイト|在校生兼职|대학생 알바',
);
define(
  graduate,
  'new grad|new grads|new graduate|new graduates|graduate|graduates|graduate scheme|' +
    'graduate program|graduate programme|campus|campus hire|campus recruitment|' +
    'university graduate|early careers|entry level graduate|absolventen|berufseinsteiger|' +
    'berufseinstieg|traineeprogramm|trainee programm|jeune diplômé|jeunes diplômés|' +
    'recién graduado|' +
    'recién titulado|neolaureato|neolaureati|recém formado|absolwent|nyexaminerad|nyutdannet|' +
    '管培生|管理培训生|校招|应届|应届生|应届毕业生|校园招聘|校園徵才|应屆畢業生|應屆畢業生|秋招|春招|新卒|新卒採用|신입|신입사원|신입공채',
);
define(graduate, 'trainee', 'de');
define(
  graduate,
  'grad program|grad programme|grad scheme|graduate recruitment|campus recruiting|' +
    'university recruiting|recent graduate|recent graduates',
);
define(
  silent,
  '長期|长期|w2|w 2|employee|employed|regular|regular employee|standard|salaried|angestellt|' +
    'anstellung|' +
    'arbeitsvertrag|salarié|salariée|emploi|employment contract|contract of employment|' +
    'contrat de travail|contrato de trabajo|contratto di lavoro|clt|loondienst|in loondienst|' +
    'umowa o pracę|anställning|社招|社会招聘|中途|中途採用|キャリア採用|雇用形態|경력|경력직|不限|不問|무관|' +
    'any|all|hours|hourly|salary|exempt|non exempt|probation|provanställning|' +
    'probezeit|試用期間|試用期|试用期|수습기간|fixed|flexible|flexible hours|flextime|gleitzeit|' +
    'shift|shift work|' +
    'schicht|schichtarbeit',
);

const meanings: Readonly<Record<EmploymentKind, EmploymentMeaning>> = {
  fullTime,
  partTime,
  intern,
  contractor,
  temporary,
  agency,
  volunteer,
  permanent,
  fixedTerm,
  student,
  silent,
};
for (const [kind, words] of employmentLanguages) define(meanings[kind], words);

/** What a word or phrase means in a language; undefined = nothing known. */
export function employmentMeaning(phrase: string, language: string): EmploymentMeaning | undefined {
  return byLanguage.get(`${language} ${phrase}`) ?? anywhere.get(phrase);
}

/** The meaning of what nothing maps. */
export const unknownEmployment: EmploymentMeaning = other;
