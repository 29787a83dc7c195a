/*
 * Faults of single fields in pages. A field is named by its class, its microdata property, or its
 * key in JSON-LD.
 */

/** Changes a field of a name; undefined takes the field away. */
export type MarkupChange = (
  value: string,
) => { readonly name: string; readonly value: string } | undefined;

/** The page with every field of this name changed; what changes JSON is given. */
export function changedMarkup(
  html: string,
  name: string,
  { change, inJson }: { readonly change: MarkupChange; readonly inJson: (json: string) => string },
): string {
  const script = /(?<open><script type="application\/ld\+json">)(?<json>.*?)(?=<\/script>)/gsu;
  const withJson = html.replace(script, (_, open: string, json: string) => {
    return open + inJson(json).replaceAll('<', String.raw`\u003c`);
  });
  const element = new RegExp(
    `<(?<tag>[a-z0-9]+)(?<before>[^<>]*) (?<kind>class|itemprop)="${name}"(?<after>[^<>]*)>` +
      String.raw`(?<text>.*?)</\k<tag>>`,
    'gsu',
  );
  return withJson.replace(element, (...found) => {
    const groups: Readonly<Record<string, string>> = found.at(-1);
    const { tag = '', before = '', kind = '', after = '', text = '' } = groups;
    const to = change(text);
    if (to === undefined) return '';
    return `<${tag}${before} ${kind}="${to.name}"${after}>${to.value}</${tag}>`;
  });
}
