const urlCharsMax = 2_048;

/** Parameters that say where a visitor came from and nothing about the posting. */
const tracking =
  /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|yclid|mc_cid|mc_eid|_hsenc|_hsmi|spm|scm)$/iu;

/** An http or https URL without credentials, made absolute; undefined where it is none. */
export function absoluteUrl(text: string, base: string): string | undefined {
  return webUrl(text, base)?.href;
}

/**
 * The URL under which a posting is known: absolute, without tracking parameters and without a
 * fragment that only scrolls. Undefined where the text is no URL that we would fetch.
 */
export function canonicalUrl(text: string, base: string): string | undefined {
  const url = webUrl(text, base);
  if (url === undefined) return undefined;
  if (url.search !== '') {
    // Only touched where needed: rewriting the query would change its spelling.
    const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
    for (const name of names) url.searchParams.delete(name);
  }
  if (url.hash !== '' && !/^#[!/]/u.test(url.hash)) url.hash = '';
  return url.href;
}

function webUrl(text: string, base: string): URL | undefined {
  const trimmed = text.trim();
  const url = trimmed === '' ? null : URL.parse(trimmed, base);
  if (url === null || url.href.length > urlCharsMax) return undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}
