import { fileURLToPath } from 'node:url';
import { allowLogin, migrate } from '#libs/postgres/migrate.ts';
import { readEnvironment } from '#libs/runtime/env.ts';

/*
 * Brings both schemas up to date. JOBRADAR_MIGRATION_DATABASE_URL names a role that may do so;
 * where JOBRADAR_DATABASE_PASSWORD_GATEWAY, _STORAGE or _AUDITOR is given, that role
 * (jobradar_gateway, jobradar_storage, jobradar_auditor) may log in with it.
 */

const env = readEnvironment(process.env);
const url = env.url('JOBRADAR_MIGRATION_DATABASE_URL', {
  schemes: ['postgresql', 'postgres'],
  also: 'JOBRADAR_DATABASE_URL',
});
const passwords = {
  gateway: env.optionalSecret('JOBRADAR_DATABASE_PASSWORD_GATEWAY'),
  storage: env.optionalSecret('JOBRADAR_DATABASE_PASSWORD_STORAGE'),
  auditor: env.optionalSecret('JOBRADAR_DATABASE_PASSWORD_AUDITOR'),
};
env.complete();

for (const schema of ['gateway', 'storage'] as const) {
  const folder = fileURLToPath(new URL(`../services/${schema}/migrations`, import.meta.url));
  const result = await migrate({ url, schema, folder });
  const what = result.applied.length === 0 ? 'nothing to do' : result.applied.join(', ');
  console.log(`${schema}: ${what} (${result.alreadyApplied} applied before)`);
}
for (const role of ['gateway', 'storage', 'auditor'] as const) {
  const password = passwords[role];
  if (password !== undefined) await allowLogin({ url, role, password });
}
