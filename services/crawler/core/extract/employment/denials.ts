/* Forms of employment that are named to be denied: "no freelancers", "part-time not possible". */

const before = new RegExp(
  String.raw`(?:^|\s)(?:no|not|not a|not an|non|never|without|kein|keine|keinen|keiner|` +
    String.raw`nicht|ohne|pas|pas de|pas d|sans|sin|senza|não|sem|geen|niet|zonder|bez|` +
    String.raw`nie|ingen|ikke|inte|ej|utan)$`,
  'u',
);
const behind = new RegExp(
  String.raw`^(?:applications? |is |are |ist |sind )?(?:need not|not (?:accepted|considered|` +
    String.raw`eligible|possible|available|wanted|allowed|offered|suitable)|excluded|` +
    String.raw`nicht (?:möglich|erwünscht|gewünscht)|ausgeschlossen|(?:non|pas) (?:acceptée?s?|` +
    String.raw`possible)|exclue?s?|no (?:posible|disponible)|niet mogelijk|不可|以外|を除く|勿扰|불가|` +
    String.raw`제외|아님)(?![\p{Script=Latin}])`,
  'u',
);
const or = /^known (?:or|nor|and|oder|und|noch|ou|et|ni|o|e|y|né|nem|of|en|noch|lub|ani|eller)$/u;

/** True where the words before a form, or those behind it, deny it. */
export function isDeniedBy(wordsBefore: string, wordsBehind: string): boolean {
  return (
    (wordsBefore !== '' && before.test(wordsBefore)) ||
    (wordsBehind !== '' && behind.test(wordsBehind))
  );
}

const whole =
  /^(?:no|not|without|keine?|ohne|pas d[e ]|sans|sin|senza|sem|geen|zonder|bez|ingen)\s/u;

/** True for words that deny what nobody knows, and say nothing of the job by that: no agencies. */
export function isDenial(words: string): boolean {
  return whole.test(words);
}

/** True where the words between two forms make what was said of the first true of the second. */
export function goesOn(between: string): boolean {
  return or.test(between);
}

const hanBefore = /(?:不是|不招|不收|不接受|不考虑|不含|谢绝|非|不)$/u;
const hanBehind =
  /^(?:以外|不可|を?除く|除外|不要|ではな|ではあり|お断り|勿[扰擾]|불가|제외|아님)/u;
const hanDenialMax = 4;

/** True where the signs around a form that has no blanks about it deny it: 不招兼职, 派遣不可. */
export function isDeniedIn(run: string, start: number, end: number): boolean {
  return (
    hanBefore.test(run.slice(Math.max(0, start - hanDenialMax), start)) ||
    hanBehind.test(run.slice(end, end + hanDenialMax))
  );
}
