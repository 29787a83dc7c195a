import { cutWork } from '../places/work-words.ts';

/* A list of forms of employment, and the words that stand beside them. */

const listMark = /\s*[,;/|、，；・·+&]\s*/u;
const pieceMark = /\s*(?:[:：!]|\s[-–—]\s|\.\s)\s*/u;

/** The items of a list, each in its pieces: brackets, a dash or a colon begin a further piece. */
export function itemsOf(text: string): readonly (readonly string[])[] {
  const first: string[] = [];
  const items = [first];
  let item = first;
  let depth = 0;
  for (const token of text.split(/([()（）[\]])/u)) {
    if (/^[(（[]$/u.test(token)) depth += 1;
    else if (/^[)）\]]$/u.test(token)) depth = Math.max(0, depth - 1);
    else {
      for (const [at, part] of token.split(listMark).entries()) {
        if (at > 0 && depth === 0) items.push((item = []));
        item.push(...part.split(pieceMark).filter((piece) => piece.trim() !== ''));
      }
    }
  }
  return items;
}

const start = new RegExp(
  String.raw`^(?:ab sofort|ab \d.*|zum nächstmöglichen.*|immediate(?:ly)?(?: start)?|asap|` +
    String.raw`start(?:ing|s)? .*|dès que possible|de suite|inmediata|per direct|od zaraz)$`,
  'u',
);
const rank = new RegExp(
  String.raw`^(?:(?:entry|junior|mid|middle|senior|mid senior|executive|staff|principal|` +
    String.raw`associate|director|manager|lead)(?: level)?|experienced|professional|` +
    String.raw`berufserfahren|berufserfahrung|führungskraft|confirmé|débutant|expérimenté)$`,
  'u',
);
const hours = new RegExp(
  String.raw`^(?:(?:day|night|evening|weekend|morning|late|early|rotating|swing|1st|2nd|3rd|` +
    String.raw`first|second|third)s?(?: shifts?)?|monday (?:to|through) friday|mon fri|weekdays?|` +
    String.raw`weekends?|(?:früh|spät|nacht|tag|wechsel)schicht|journée|nuit|week end)$`,
  'u',
);

/** True for a piece that says where, from when, at what hours or how experienced. */
export function standsBeside(piece: string): boolean {
  const text = piece.trim();
  if ([start, rank, hours].some((form) => form.test(text))) return true;
  const { works, rest } = cutWork(text);
  return works.length > 0 && rest === '';
}
