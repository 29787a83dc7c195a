/* Where everything of a local installation is, for its reader. */
import type { Broker } from './servers.ts';
import type { Installation } from './service-settings.ts';
import type { PracticeBoards } from './target-lab.ts';

/** The addresses of an installation; in the names of the report. */
export interface Addresses {
  readonly public_grpc: string;
  readonly management_url: string | undefined;
  readonly metrics: Readonly<Record<string, string>>;
  readonly boards: Readonly<Record<string, string>>;
  readonly board_control: string;
  readonly otlp: string;
}

/** Gathers the addresses; names and passwords stay out of them. */
export function addressesOf(facts: {
  installation: Installation;
  broker: Broker;
  lab: PracticeBoards;
}): Addresses {
  const { installation, broker, lab } = facts;
  const metrics = Object.entries(installation.metrics).map(([service, address]) => [
    service,
    `http://${address}/metrics`,
  ]);
  return {
    public_grpc: installation.publicAddress,
    management_url: broker.managementUrl && new URL(broker.managementUrl).origin,
    metrics: Object.fromEntries(metrics),
    boards: Object.fromEntries(lab.boards.map(({ id, seedUrl }) => [id, seedUrl])),
    board_control: `http://${lab.control}`,
    otlp: installation.traces,
  };
}

/** What the README's commands need beside the addresses. */
export interface Access {
  readonly apiKey: string;
  readonly databaseUrl: string;
  readonly broker: Broker;
  /** Names of a crawl and a job to look at. */
  readonly crawl: string;
  readonly job: string;
}

/** Prints what the reader needs to go on, secrets included: they are this machine's own. */
export function printAddresses(addresses: Addresses, access: Access): void {
  const { apiKey, databaseUrl, broker, crawl, job } = access;
  const { public_grpc: address, management_url: managementUrl, metrics, boards } = addresses;
  const admin = broker.managementUrl === undefined ? undefined : new URL(broker.managementUrl);
  const rows: readonly (readonly [string, string])[] = [
    ['Public gRPC', address],
    ['API key', apiKey],
    ...(admin === undefined
      ? []
      : [
          ['RabbitMQ UI', managementUrl ?? ''] as const,
          ['  user', admin.username] as const,
          ['  password', admin.password] as const,
        ]),
    ['PostgreSQL', databaseUrl.replace(/\/postgres$/, '/jobradar')],
    ...Object.entries(metrics).map(([service, url]) => [`Metrics ${service}`, url] as const),
    ...Object.entries(boards).map(([id, url]) => [`Board ${id}`, url] as const),
    ['Board control', addresses.board_control],
  ];
  console.log('\nJobRadar is up. Ctrl-C ends it.\n');
  const width = Math.max(18, ...rows.map(([name]) => name.length + 2));
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}${value}`);
  const exports = `A=${address} U=http://${address} H='authorization: Bearer ${apiKey}'`;
  console.log('\nFor the commands of the README:\n');
  console.log(`export ${exports} CRAWL=${crawl} JOB=${job}\n`);
}
