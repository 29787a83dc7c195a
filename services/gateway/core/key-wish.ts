/** What the API key command is asked to do. */
export type KeyWish =
  | {
      readonly kind: 'create';
      readonly tenantId: string;
      readonly scopes: readonly string[];
      readonly name: string;
      readonly expiresInDays: number;
    }
  | { readonly kind: 'list'; readonly tenantId: string | undefined }
  | { readonly kind: 'revoke'; readonly keyId: string };

/** The command line, as parsed. */
export interface KeyCommand {
  readonly command: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** The scopes that a key may have; there are no wildcards. */
export const publicScopes = [
  'crawls.read',
  'crawls.write',
  'schedules.read',
  'schedules.write',
  'sources.read',
  'sources.write',
  'sources.authorize',
  'deadletters.read',
  'deadletters.write',
  'jobs.read',
  'jobs.export',
  'system.read',
  'tenants.impersonate',
] as const;

const daysMax = 365;

/** Reads what is asked for; throws with the usage and what is wrong. */
export function readKeyWish({ command, values }: KeyCommand, usage: string): KeyWish {
  const complain = (complaint: string): never => {
    throw new Error(`${complaint}\n${usage}`);
  };
  switch (command) {
    case 'create': {
      const tenantId = values['tenant'] ?? complain('--tenant is required');
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(tenantId)) {
        complain('--tenant must be lower-case letters, digits and dashes, at most 63');
      }
      const scopes = (values['scopes'] ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
      if (scopes.length === 0) complain(`--scopes is required: ${publicScopes.join(',')}`);
      for (const scope of scopes) {
        if (!publicScopes.some((known) => known === scope)) {
          complain(`--scopes: "${scope}" is none of ${publicScopes.join(',')}`);
        }
      }
      const name = values['name'] ?? `${tenantId} key`;
      if (name.length > 63) complain('--name must have at most 63 characters');
      const expiresInDays = Number(values['expires-days'] ?? daysMax);
      if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > daysMax) {
        complain(`--expires-days must be a whole number from 1 to ${daysMax}`);
      }
      return { kind: 'create', tenantId, scopes: [...new Set(scopes)], name, expiresInDays };
    }
    case 'list':
      return { kind: 'list', tenantId: values['tenant'] };
    case 'revoke':
      return { kind: 'revoke', keyId: values['key'] ?? complain('--key is required') };
    default:
      return complain(command === '' ? 'A command is required' : `"${command}" is no command`);
  }
}
