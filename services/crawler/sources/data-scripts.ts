import { Parser } from 'htmlparser2';

/** As deep as pages are read anywhere: beyond it the parser would slow down. */
const levelsMax = 512;
const dataType = 'application/ld+json';

class TooDeep extends Error {}

/** Says whether a script of this type holds JSON-LD. */
export function isDataType(type: string | undefined): boolean {
  return (type?.split(';')[0] ?? '').trim().toLowerCase() === dataType;
}

/**
 * The texts of a page's JSON-LD blocks, read without building its tree; undefined where the page
 * is nested too deep for that.
 */
export function dataScriptsOf(html: string): readonly string[] | undefined {
  // Half of the pages that are asked have none: then nothing is parsed at all.
  if (!/ld\+json/iu.test(html)) return [];
  const texts: string[] = [];
  let open: string[] | undefined;
  let level = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        level += 1;
        if (level > levelsMax) throw new TooDeep();
        if (name === 'script' && isDataType(attributes['type'])) open = [];
      },
      ontext(text) {
        open?.push(text);
      },
      onclosetag(name) {
        level -= 1;
        if (name !== 'script' || open === undefined) return;
        texts.push(open.join(''));
        open = undefined;
      },
    },
    { lowerCaseTags: true, decodeEntities: true },
  );
  try {
    parser.end(html);
    return texts;
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}
