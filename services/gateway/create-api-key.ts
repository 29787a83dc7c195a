import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openDatabase } from '#libs/postgres/database.ts';
import { AppError, messageOf } from '#libs/runtime/errors.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { entities } from './adapters/entities.ts';
import { createKeyStore, type KeyStore } from './adapters/key-store.ts';
import { readKeyCommandConfig, type KeyCommandConfig } from './config.ts';
import { digestSecret, keyRandomBytes, makeApiKey, renderApiKey } from './core/api-key.ts';
import { readKeyWish, type KeyWish } from './core/key-wish.ts';

/*
 * The command that makes, lists and ends API keys:
 *   create --tenant T --scopes a,b --name N [--expires-days D]
 *   list [--tenant T]
 *   revoke --key ID
 * A key is shown once, on standard output; only its digest is stored.
 */

const usage = [
  'usage: npm run api-key -- create --tenant T --scopes a,b [--name N] [--expires-days D]',
  '       npm run api-key -- list [--tenant T]',
  '       npm run api-key -- revoke --key ID',
].join('\n');

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const wish = readKeyWish(parse(args), usage);
  const config = readKeyCommandConfig(process.env);
  // Standard output is for the answer alone.
  setLogSink((line) => process.stderr.write(`${line}\n`));
  await using database = await openDatabase({
    url: config.databaseUrl,
    schema: 'gateway',
    applicationName: 'jobradar-api-key',
    poolMax: 1,
    entities: [...entities],
  });
  await carryOut(wish, { keys: createKeyStore(database), config });
}

async function carryOut(
  wish: KeyWish,
  { keys, config }: { readonly keys: KeyStore; readonly config: KeyCommandConfig },
): Promise<void> {
  switch (wish.kind) {
    case 'create': {
      const key = makeApiKey(config.environment, randomBytes(keyRandomBytes));
      const { isNewTenant, expireTime } = await keys.create({
        ...wish,
        keyId: key.keyId,
        digest: digestSecret(key.secret, config.apiKeyPepper),
        creator: 'api-key',
      });
      if (isNewTenant) process.stderr.write(`Made the tenant ${wish.tenantId}.\n`);
      process.stderr.write(`Key ${key.keyId}, until ${expireTime}. It is shown only now:\n`);
      process.stdout.write(`${renderApiKey(key)}\n`);
      return;
    }
    case 'list':
      for (const key of await keys.list(wish.tenantId)) {
        process.stdout.write(`${JSON.stringify(key)}\n`);
      }
      return;
    case 'revoke':
      if (!(await keys.revoke(wish.keyId))) {
        throw new AppError('not_found', `There is no live key "${wish.keyId}"`, {
          reason: 'RESOURCE_NOT_FOUND',
        });
      }
      process.stdout.write(`Revoked ${wish.keyId}; gateways know within a minute.\n`);
  }
}

function parse(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: true,
    options: {
      tenant: { type: 'string' },
      scopes: { type: 'string' },
      name: { type: 'string' },
      'expires-days': { type: 'string' },
      key: { type: 'string' },
    },
  });
  return { command: positionals[0] ?? '', values };
}
