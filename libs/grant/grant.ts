import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { AppError } from '#libs/runtime/errors.ts';

/*
 * A grant is what a worker shows to storage: which task of which tenant and source it works on,
 * under which epoch, and until when. The gateway signs it with Ed25519; storage checks it with the
 * public key alone, without a call. Form: base64url(JSON) "." base64url(signature).
 */

/** What a grant says. */
export interface Grant {
  readonly taskId: string;
  readonly tenantId: string;
  readonly sourceId: string;
  /** An int64, as text. */
  readonly epoch: string;
  /** Unix milliseconds by the database's clock. */
  readonly expiresAtMs: number;
}

/** Signs grants; the gateway's alone. */
export interface GrantSigner {
  sign(grant: Grant): string;
}

/** Reads grants; does not judge their expiry, which is up to the database's clock. */
export interface GrantVerifier {
  /** Throws GRANT_INVALID where no known key signed the token, or its content is not a grant. */
  verify(token: string): Grant;
}

/** The epoch of a preview: it holds no lease, fetches all the same, and storage refuses it. */
export const previewEpoch = '0';

/** Whether the grant is that of a preview; `taskId` is then the preview's own id. */
export function isPreview({ epoch }: Pick<Grant, 'epoch'>): boolean {
  return epoch === previewEpoch;
}

const tokenLengthMax = 2_048;
const rememberedMax = 512;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const epochPattern = /^(?:0|[1-9][0-9]{0,18})$/;
const partPattern = /^[A-Za-z0-9_-]+$/;

/** A signer with this private key (PKCS 8 PEM). */
export function createGrantSigner(privateKeyPem: string): GrantSigner {
  const key = ed25519(createPrivateKey(privateKeyPem));
  return {
    sign({ taskId, tenantId, sourceId, epoch, expiresAtMs }) {
      const grant = {
        task: taskId,
        tenant: tenantId,
        source: sourceId,
        epoch,
        expiry: expiresAtMs,
      };
      if (readGrant(grant) === undefined) throw new Error('Cannot sign what is not a grant');
      const content = Buffer.from(JSON.stringify(grant));
      return `${content.toString('base64url')}.${sign(null, content, key).toString('base64url')}`;
    },
  };
}

/** A verifier that takes grants of any of these public keys (SPKI PEM): the new and the old one. */
export function createGrantVerifier(publicKeyPems: readonly string[]): GrantVerifier {
  const keys = publicKeyPems.map((pem) => ed25519(createPublicKey(pem)));
  // A worker shows the same grant with every batch: its signature is checked once.
  const remembered = new Map<string, Grant>();
  return {
    verify(token) {
      const known = remembered.get(token);
      if (known !== undefined) {
        remembered.delete(token);
        remembered.set(token, known);
        return known;
      }
      const grant = verifyToken(token, keys);
      if (remembered.size >= rememberedMax) {
        for (const oldest of remembered.keys()) {
          remembered.delete(oldest);
          break;
        }
      }
      remembered.set(token, grant);
      return grant;
    },
  };
}

function verifyToken(token: string, keys: readonly KeyObject[]): Grant {
  const [content = '', signature = '', ...rest] = token.slice(0, tokenLengthMax + 1).split('.');
  const isWellFormed =
    token.length <= tokenLengthMax &&
    rest.length === 0 &&
    partPattern.test(content) &&
    partPattern.test(signature);
  if (!isWellFormed) throw invalid('it is not a token');
  const bytes = fromBase64url(content);
  const signed = fromBase64url(signature);
  if (!keys.some((key) => verify(null, bytes, key, signed)))
    throw invalid('no known key signed it');
  const grant = readGrant(parseJson(bytes.toString()));
  if (grant === undefined) throw invalid('its content is not a grant');
  return grant;
}

// One token for one grant: text that decodes to the same bytes in another way is refused.
function fromBase64url(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw invalid('it is not a token');
  return bytes;
}

function readGrant(value: unknown): Grant | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 5)
    return undefined;
  const { task, tenant, source, epoch, expiry } = value as Readonly<Record<string, unknown>>;
  const isGrant =
    matches(task, uuidPattern) &&
    matches(tenant, idPattern) &&
    matches(source, idPattern) &&
    matches(epoch, epochPattern) &&
    Number.isSafeInteger(expiry) &&
    Number(expiry) >= 0;
  if (!isGrant) return undefined;
  return Object.freeze({
    taskId: String(task),
    tenantId: String(tenant),
    sourceId: String(source),
    epoch: String(epoch),
    expiresAtMs: Number(expiry),
  });
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`Grants need an Ed25519 key, not ${key.asymmetricKeyType}`);
}

function invalid(why: string): AppError {
  return new AppError('permission_denied', `The grant is not valid: ${why}`, {
    reason: 'GRANT_INVALID',
  });
}
