/* RabbitMQ's management HTTP API, as far as tests need it. */
import { testServers } from './servers.ts';

export interface Management {
  get(path: string): Promise<unknown>;
  put(path: string, body?: object): Promise<void>;
  post(path: string, body: object): Promise<unknown>;
  remove(path: string, headers?: Readonly<Record<string, string>>): Promise<void>;
}

/** A client of a broker's management API; paths begin after `/api/`. */
export function management(broker = testServers().managementUrl): Management {
  const url = new URL(broker);
  const credentials = Buffer.from(`${url.username}:${url.password}`);
  const authorization = `Basic ${credentials.toString('base64')}`;
  const call = async (method: string, path: string, content: Content = {}): Promise<unknown> => {
    const response = await fetch(new URL(`/api/${path}`, url.origin), {
      method,
      headers: { authorization, 'content-type': 'application/json', ...content.headers },
      ...(content.body === undefined ? {} : { body: JSON.stringify(content.body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /api/${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    get: (path) => call('GET', path),
    async put(path, body = {}) {
      await call('PUT', path, { body });
    },
    post: (path, body) => call('POST', path, { body }),
    async remove(path, headers = {}) {
      await call('DELETE', path, { headers });
    },
  };
}

interface Content {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
