import type { ExplainedAddress$Input } from '#libs/proto/gen/jobradar/v1/ExplainedAddress.ts';
import { judgeAddress, mayConnect } from '#libs/sources/address-policy.ts';
import { defaultPort } from '#libs/sources/url-policy.ts';
import type { ResolveName } from './adapters/resolve-name.ts';

/** What the look at an address needs. */
export interface AddressDeps {
  readonly practiceHosts: ReadonlySet<string>;
  readonly resolveName: ResolveName;
}

const lookupMsMax = 5_000;
/** Left for the rest of the call. */
const reservedMs = 500;

/**
 * Says where a connection would go. A name is looked up only where a source of the caller covers
 * it: the gateway is no resolver for whatever somebody wants to know of its network.
 */
export async function explainAddress(
  { practiceHosts, resolveName }: AddressDeps,
  about: { readonly url: URL; readonly isCovered: boolean; readonly msLeft: number },
): Promise<ExplainedAddress$Input> {
  const { url, isCovered, msLeft } = about;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || defaultPort(url));
  const place = { host, port, practiceHost: practiceHosts.has(`${url.hostname}:${port}`) };
  if (!isCovered) {
    return { ...place, reason: 'not looked up: no source of yours covers it' };
  }
  const withinMs = Math.max(1, Math.min(lookupMsMax, msLeft - reservedMs));
  const resolved = await resolveName(url.hostname, withinMs);
  if (resolved.kind === 'failed') {
    return { ...place, answer: 'EXPLAINED_ANSWER_UNKNOWN', reason: resolved.reason };
  }
  const addresses = resolved.addresses.map((address) => {
    const allowed = mayConnect({ hostname: host, port }, address, practiceHosts);
    return { address, allowed, reason: kindOf(address, allowed) };
  });
  const bad = addresses.find(({ allowed }) => !allowed);
  if (bad !== undefined) {
    const reason = `${bad.address} must not be contacted (${bad.reason})`;
    return { ...place, answer: 'EXPLAINED_ANSWER_NO', reason, addresses };
  }
  return { ...place, answer: 'EXPLAINED_ANSWER_YES', reason: '', addresses };
}

function kindOf(address: string, isAllowed: boolean): string {
  const verdict = judgeAddress(address);
  if (verdict.kind === 'public') return 'public';
  return isAllowed ? `${verdict.evidence}; allowed for a practice host` : verdict.evidence;
}
