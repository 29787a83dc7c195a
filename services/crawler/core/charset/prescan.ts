/*
 * The encoding that a page declares in itself, by the HTML standard's prescan: comments, end tags
 * and the attributes of other elements say nothing. The standard wants the declaration within 1,024
 * octets; twice as many are read.
 */

const octetsMax = 2_048;
const attributesMax = 64;

/** The label that a page's meta element or XML declaration gives. */
export function declaredIn(octets: Uint8Array): string | undefined {
  const head = latin1(octets.subarray(0, octetsMax));
  const xml = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["'](?<label>[^"'>]{1,100})["']/iu.exec(head);
  const label = xml?.groups?.['label'];
  if (label !== undefined) return label;
  // Most of what is scanned has none.
  return /charset/iu.test(head) ? scan(head) : undefined;
}

function scan(head: string): string | undefined {
  let at = head.indexOf('<');
  while (at >= 0) {
    if (head.startsWith('<!--', at)) {
      // "<!-->" is a whole comment too.
      const end = head.indexOf('-->', at + 2);
      if (end < 0) return undefined;
      at = head.indexOf('<', end + 3);
      continue;
    }
    const name = /^<\/?(?<name>[a-z][^\s/>]*)/iu.exec(head.slice(at, at + 60))?.groups?.['name'];
    if (name === undefined) {
      const isOther = /^<[!/?]/u.test(head.slice(at, at + 2));
      const end = isOther ? head.indexOf('>', at) : at + 1;
      if (end < 0) return undefined;
      at = head.indexOf('<', end);
      continue;
    }
    const isMeta = /^<meta(?=[\s/])/iu.test(head.slice(at, at + 6));
    const tag = readAttributes(head, at + 1 + name.length);
    const label = isMeta ? labelOf(tag.attributes) : undefined;
    if (label !== undefined) return label;
    at = head.indexOf('<', tag.end);
  }
  return undefined;
}

/** charset= by itself, or content= where the element is about the content type. */
function labelOf(attributes: ReadonlyMap<string, string>): string | undefined {
  const charset = attributes.get('charset')?.trim();
  if (charset !== undefined && charset !== '') return charset;
  if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'content-type') return undefined;
  const content = attributes.get('content') ?? '';
  const match = /charset\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s;"']+))/iu.exec(
    content,
  )?.groups;
  return match?.['double'] ?? match?.['single'] ?? match?.['bare'];
}

const attribute = new RegExp(
  String.raw`[\s/]*(?<name>[^\s/>=]+)\s*` +
    String.raw`(?:=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"'][^\s>]*)))?`,
  'uy',
);

function readAttributes(
  head: string,
  start: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } {
  const attributes = new Map<string, string>();
  let end = start;
  for (let count = 0; count < attributesMax; count += 1) {
    attribute.lastIndex = end;
    const groups = attribute.exec(head)?.groups;
    if (groups === undefined) break;
    end = attribute.lastIndex;
    const name = (groups['name'] ?? '').toLowerCase();
    // The first of a name counts.
    if (attributes.has(name)) continue;
    attributes.set(name, groups['double'] ?? groups['single'] ?? groups['bare'] ?? '');
  }
  return { attributes, end };
}

function latin1(octets: Uint8Array): string {
  return Buffer.from(octets.buffer, octets.byteOffset, octets.length).toString('latin1');
}
