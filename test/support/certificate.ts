/* X.509 certificates as a test wants them, good and bad, made of DER by hand. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate and its key, in PEM. */
export interface Issued {
  readonly name: string;
  readonly cert: string;
  readonly key: string;
  readonly privateKey: KeyObject;
}

/** What a certificate says. */
export interface Claims {
  readonly name: string;
  /** The names and addresses that it is for. */
  readonly hosts?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  /** Who signs it; itself unless said. */
  readonly issuer?: Issued;
}

const hourMs = 3_600_000;
const sha256WithEcdsa = sequence(oid(42, 134, 72, 206, 61, 4, 3, 2));
let serials = 0;

/** Issues a certificate; without hosts it is an authority's. */
export function issueCertificate(claims: Claims): Issued {
  const { name, hosts = [], issuer } = claims;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = claims.from ?? new Date(Date.now() - hourMs);
  const until = claims.until ?? new Date(Date.now() + hourMs);
  serials += 1;
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(serials),
    sha256WithEcdsa,
    distinguished(issuer?.name ?? name),
    sequence(time(from), time(until)),
    distinguished(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(hosts.length === 0 ? authority() : alternatives(hosts))),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const der = sequence(body, sha256WithEcdsa, bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    name,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
  };
}

function authority(): Buffer {
  const isAuthority = sequence(tagged(0x01, Buffer.from([0xff])));
  return sequence(oid(85, 29, 19), tagged(0x01, Buffer.from([0xff])), tagged(0x04, isAuthority));
}

function alternatives(hosts: readonly string[]): Buffer {
  const names = hosts.map((host) =>
    isIP(host) === 4
      ? tagged(0x87, Buffer.from(host.split('.').map(Number)))
      : tagged(0x82, Buffer.from(host)),
  );
  return sequence(oid(85, 29, 17), tagged(0x04, sequence(...names)));
}

function distinguished(name: string): Buffer {
  return sequence(tagged(0x31, sequence(oid(85, 4, 3), tagged(0x0c, Buffer.from(name)))));
}

function time(at: Date): Buffer {
  const text = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return tagged(0x18, Buffer.from(text));
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.from([value]));
}

function oid(...octets: number[]): Buffer {
  return tagged(0x06, Buffer.from(octets));
}

function bits(content: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), content]));
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
