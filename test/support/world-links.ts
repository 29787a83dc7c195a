/* The links of a world, each through a proxy of its own, so that a drill can cut or stall one. */
import type { Installation, ServiceName } from '../../deploy/local/service-settings.ts';
import { tcpProxy, type TcpProxy } from './tcp-proxy.ts';

export const linkNames = [
  'gateway-broker',
  'crawler-broker',
  'gateway-storage',
  'crawler-gateway',
  'crawler-storage',
  'gateway-database',
  'storage-database',
] as const;

/** A link by who uses it and what it leads to. */
export type LinkName = (typeof linkNames)[number];

export type Links = Readonly<Record<LinkName, TcpProxy>>;

/** Opens a proxy for every link of this installation. */
export async function openLinks(at: Installation, resources: AsyncDisposableStack): Promise<Links> {
  const proxyTo = async (target: string): Promise<TcpProxy> => {
    const url = new URL(target.includes('://') ? target : `tcp://${target}`);
    const proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
    return resources.use(proxy);
  };
  return {
    'gateway-broker': await proxyTo(at.publishUrl),
    'crawler-broker': await proxyTo(at.consumeUrl),
    'gateway-storage': await proxyTo(at.storageAddress),
    'crawler-gateway': await proxyTo(at.gatewayAddress),
    'crawler-storage': await proxyTo(at.storageAddress),
    'gateway-database': await proxyTo(at.gatewayDatabaseUrl),
    'storage-database': await proxyTo(at.storageDatabaseUrl),
  };
}

/** The installation as one service sees it through its links. */
export function throughLinks(service: ServiceName, at: Installation, links: Links): Installation {
  const address = (link: LinkName): string => `127.0.0.1:${links[link].port}`;
  const url = (text: string, link: LinkName): string => {
    const changed = new URL(text);
    changed.port = String(links[link].port);
    return changed.href;
  };
  switch (service) {
    case 'gateway':
      return {
        ...at,
        gatewayDatabaseUrl: url(at.gatewayDatabaseUrl, 'gateway-database'),
        publishUrl: url(at.publishUrl, 'gateway-broker'),
        deadLetterUrl: url(at.deadLetterUrl, 'gateway-broker'),
        storageAddress: address('gateway-storage'),
      };
    case 'storage':
      return { ...at, storageDatabaseUrl: url(at.storageDatabaseUrl, 'storage-database') };
    case 'crawler':
      return {
        ...at,
        consumeUrl: url(at.consumeUrl, 'crawler-broker'),
        gatewayAddress: address('crawler-gateway'),
        storageAddress: address('crawler-storage'),
      };
  }
}
