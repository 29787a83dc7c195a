const secretName = /key|token|secret|sig|auth|pass|session|credential|code|jwt/i;

/** The URL as a span or a log may show it: no user info, no fragment, no secret in its query. */
export function scrubUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  for (const name of new Set(shown.searchParams.keys())) {
    if (secretName.test(name)) shown.searchParams.set(name, 'redacted');
  }
  return shown.href;
}

/** The URL without its query, for progress that clients see. */
export function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
