/* What a log line or a span may show: no secret, and nothing without a bound. */

const secretKey =
  /secret|passw|token|authorization|cookie|credential|pepper|api_?key|private_?key|^grant$/iu;

/** Whether a field's name says that its value is a secret. */
export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}

/** The text without the secrets that have a known form, cut to its bound. */
export function safeText(text: string, lengthMax = 2048): string {
  if (text.length <= lengthMax) return withoutSecrets(text);
  // Clean a little more than is kept: a secret that the cut would halve is still recognised.
  const clean = withoutSecrets(text.slice(0, lengthMax + overlap)).slice(0, lengthMax);
  return `${clean}… (${text.length} characters)`;
}

const overlap = 1024;

function withoutSecrets(text: string): string {
  if (!text.includes('@') && !/bearer|jrk_|private key/iu.test(text)) return text;
  return text
    .replaceAll(/([a-z][a-z0-9+.-]{0,31}:\/\/)[^\s/@]*@/giu, '$1[redacted]@')
    .replaceAll(/(bearer\s+)[^\s"',]+/giu, '$1[redacted]')
    .replaceAll(/jrk_[\w-]+/gu, 'jrk_[redacted]')
    .replaceAll(/-----BEGIN[^-]*PRIVATE KEY-----[\s\S]*/gu, '[redacted private key]');
}
