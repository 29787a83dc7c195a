import { AppError, messageOf } from '#libs/runtime/errors.ts';
import { roleNames, roles, type BrokerRole } from './topology-model.ts';

/** How the users of a broker are made. */
export interface UsersOptions {
  /** `http://admin:password@host:15672` */
  readonly managementUrl: string;
  readonly vhost: string;
  readonly passwords: Readonly<Record<BrokerRole, string>>;
  /** The user of a role, where it is not named like it. */
  readonly userOf?: (role: BrokerRole) => string;
}

const callMsMax = 20_000;
const everything = { configure: '.*', write: '.*', read: '.*' };

/**
 * Makes the vhost if it is missing, and every user with its password and permissions; repeating
 * it changes nothing but the passwords given. The administrator may work in the vhost too.
 */
export async function applyUsers(options: UsersOptions): Promise<void> {
  const { vhost, passwords, userOf = (role) => role } = options;
  const put = createPut(options.managementUrl);
  const vhostPath = encodeURIComponent(vhost);
  const administrator = new URL(options.managementUrl).username;
  await put(`vhosts/${vhostPath}`, {});
  await put(`permissions/${vhostPath}/${administrator}`, everything);
  for (const role of roleNames) {
    const user = encodeURIComponent(userOf(role));
    await put(`users/${user}`, { password: passwords[role], tags: '' });
    await put(`permissions/${vhostPath}/${user}`, roles[role]);
  }
}

function createPut(managementUrl: string): (path: string, body: object) => Promise<void> {
  const url = new URL(managementUrl);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return async (path, body) => {
    const target = new URL(`/api/${path}`, url.origin);
    const response = await fetch(target, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callMsMax),
    }).catch((error: unknown) => {
      throw refused(target, messageOf(error));
    });
    const text = await response.text();
    if (!response.ok) throw refused(target, `${response.status} ${text.slice(0, 200)}`);
  };
}

function refused(target: URL, why: string): AppError {
  return new AppError('unavailable', `Cannot set up RabbitMQ: PUT ${target.href}: ${why}`, {
    reason: 'BROKER_MANAGEMENT_REFUSED',
  });
}
