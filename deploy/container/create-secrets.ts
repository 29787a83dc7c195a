import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Makes the secrets of an installation once, in the folder that is given: the services read them
 * through their *_FILE settings. What is there already stays.
 */

const folder = process.argv[2] ?? '/run/jobradar';
mkdirSync(folder, { recursive: true });

const random = (): string => randomBytes(32).toString('base64url');

keep('service-secret-crawler', random);
keep('service-secret-gateway', random);
keep('api-key-pepper', random);
keepGrantKeys();

function keep(name: string, make: () => string): void {
  const file = join(folder, name);
  if (existsSync(file)) return;
  // Whole or not at all: half a secret would be kept for ever.
  writeFileSync(`${file}.new`, make(), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  console.log(`made ${name}`);
}

function keepGrantKeys(): void {
  if (existsSync(join(folder, 'grant-public-keys.pem'))) return;
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(join(folder, 'grant-private-key.pem'), pair.privateKey, { mode: 0o600 });
  keep('grant-public-keys.pem', () => pair.publicKey);
}
