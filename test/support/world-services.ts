/* The processes of a world: one or more of each service, each with the settings of its place. */
import { freePort } from '../../deploy/local/ports.ts';
import {
  settingsOf,
  type Installation,
  type ServiceName,
} from '../../deploy/local/service-settings.ts';
import { serviceProcess, type ServiceProcess } from './service-process.ts';
import { openLinks, throughLinks, type Links } from './world-links.ts';
import type { WorldOptions } from './world.ts';

/** All processes, started or not, and the links between them. */
export interface WorldServices {
  readonly all: Readonly<Record<ServiceName, readonly ServiceProcess[]>>;
  /** The first of each service. */
  readonly services: Readonly<Record<ServiceName, ServiceProcess>>;
  readonly proxies: Links | undefined;
  /** Where clients reach the gateways: one address, or a list of them. */
  readonly publicAddress: string;
}

export const serviceNames: readonly ServiceName[] = ['storage', 'gateway', 'crawler'];

/** Describes the processes; nothing runs yet. */
export async function makeServices(
  options: WorldOptions,
  installation: Installation,
  resources: AsyncDisposableStack,
): Promise<WorldServices> {
  const proxies =
    options.links === 'proxied' ? await openLinks(installation, resources) : undefined;
  const gatewayAddresses = [installation.gatewayAddress];
  const publicAddresses = [installation.publicAddress];
  const launch = (name: ServiceName, changes: Readonly<Record<string, string>>): ServiceProcess => {
    const at = proxies === undefined ? installation : throughLinks(name, installation, proxies);
    const { probes } = options;
    const env = {
      ...settingsOf(name, at),
      ...(probes === undefined ? {} : { JOBRADAR_PROBES: probes.address }),
      ...changes,
      ...options.env?.[name],
    };
    return resources.use(serviceProcess({ name, env }));
  };
  const storage = launch('storage', {});
  const gateway = [launch('gateway', {})];
  for (let number = 1; number < (options.gateways ?? 1); number += 1) {
    const [open, internal] = [await freeAddress(), await freeAddress()];
    publicAddresses.push(open);
    gatewayAddresses.push(internal);
    const own = { GRPC_PUBLIC_LISTEN: open, GRPC_INTERNAL_LISTEN: internal };
    gateway.push(launch('gateway', { ...own, METRICS_LISTEN: await freeAddress() }));
  }
  // A worker knows all gateways; only the way to the first leads through its link's proxy.
  const [first = '', ...others] = gatewayAddresses;
  const near = proxies === undefined ? first : `127.0.0.1:${proxies['crawler-gateway'].port}`;
  const every: Record<string, string> =
    others.length === 0 ? {} : { JOBRADAR_GATEWAY_ADDRESS: `ipv4:${[near, ...others].join(',')}` };
  const crawler = [launch('crawler', every)];
  for (let number = 1; number < (options.crawlers ?? 1); number += 1) {
    const own = {
      METRICS_LISTEN: await freeAddress(),
      JOBRADAR_CRAWLER_GRPC_LISTEN: '127.0.0.1:0',
    };
    crawler.push(launch('crawler', { ...every, ...own }));
  }
  const [firstGateway, firstCrawler] = [gateway[0], crawler[0]];
  if (firstGateway === undefined || firstCrawler === undefined) throw new Error('Nothing to start');
  return {
    all: { storage: [storage], gateway, crawler },
    services: { storage, gateway: firstGateway, crawler: firstCrawler },
    proxies,
    publicAddress: listOf(publicAddresses),
  };
}

/* One address as it is; several as the target of gRPC that tries all of them. */
function listOf(addresses: readonly string[]): string {
  return addresses.length === 1 ? addresses.join() : `ipv4:${addresses.join(',')}`;
}

/** A free loopback address, host:port. */
export async function freeAddress(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}
