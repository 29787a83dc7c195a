/** The product token that robots.txt names us by. */
export const agentToken = 'JobRadar';

/** The honest User-Agent: product, version, and where to complain. */
export function userAgent(version: string, contact: string): string {
  // A contact is a source's data: nothing of it may end the header or the comment.
  const safe = contact.replaceAll(/[^\x20-\x7e]|[()\\]/g, '').trim();
  const product = `${agentToken}/${version.replaceAll(/[^0-9A-Za-z.-]/g, '') || '0'}`;
  return safe === '' ? product : `${product} (+${safe})`;
}
