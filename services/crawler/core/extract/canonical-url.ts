const urlCharsMax = 2_048;

/**
 * Parameters that say where a visitor came from and nothing about the posting: of campaigns, of
 * advertisers' clicks, of mailings, and of the boards that pass visitors on.
 */
const tracking = new RegExp(
  `^(?:${[
    String.raw`utm_\w+|utm|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|` +
      String.raw`twclid|ttclid`,
    'li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi|__hstc|__hssc|__hsfp|mkt_tok|vero_id|oly_enc_id',
    'spm|scm|trk|trkinfo|trackingid|gh_src|lever-source|lever-origin|lever-via',
  ].join('|')})$`,
  'iu',
);

/** True for a query parameter that only tells where a visitor came from. */
export function isTrackingParameter(name: string): boolean {
  return tracking.test(name);
}

/** An http or https URL without credentials, made absolute; undefined where it is none. */
export function absoluteUrl(text: string, base: string): string | undefined {
  return webUrl(text, base)?.href;
}

/** The URL at which one applies: absolute, without tracking parameters; its fragment may matter. */
export function applicationUrl(text: string, base: string): string | undefined {
  const url = webUrl(text, base);
  return url === undefined ? undefined : withoutTracking(url).href;
}

/**
 * The URL under which a posting is known: absolute, without tracking parameters and without a
 * fragment that only scrolls. Undefined where the text is no URL that we would fetch.
 */
export function canonicalUrl(text: string, base: string): string | undefined {
  const url = webUrl(text, base);
  if (url === undefined) return undefined;
  const plain = withoutTracking(url);
  if (plain.hash !== '' && !/^#[!/]/u.test(plain.hash)) plain.hash = '';
  return plain.href;
}

function withoutTracking(url: URL): URL {
  if (url.search === '') return url;
  // Only touched where needed: rewriting the query would change its spelling.
  const names = [...url.searchParams.keys()].filter(isTrackingParameter);
  for (const name of names) url.searchParams.delete(name);
  return url;
}

function webUrl(text: string, base: string): URL | undefined {
  const trimmed = text.trim();
  const url = trimmed === '' ? null : URL.parse(trimmed, base);
  if (url === null || url.href.length > urlCharsMax) return undefined;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}
