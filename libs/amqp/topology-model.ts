/*
 * The topology as data: the one place that says which exchanges, queues, bindings and users
 * there are. From it come `npm run topology` and deploy/rabbitmq/definitions.json.
 *
 * Only arguments that mean the same on RabbitMQ 3.10 and 4.x. They are arguments and no policy: a
 * policy that is missing turns "dead-letter" into "drop" without a word. The price is that a
 * changed argument needs a queue of another name.
 */

/** The exchange that the relay publishes to; a routing key is the name of a queue. */
export const crawlExchange = 'jobradar.crawl';

/** Where rejected and worn-out messages go. */
export const deadLetterExchange = 'jobradar.dlx';

/** The queue of crawls that fetch over HTTP. */
export const httpQueue = 'jobradar.crawl.http';

/** The queue of crawls that lost workers before: taken one by one, in a process of their own. */
export const suspectQueue = 'jobradar.crawl.suspect';

/** The queue of dead letters; its normal depth is zero. */
export const deadLetterQueue = 'jobradar.crawl.dead';

/** The queues that crawls are published to. */
export const crawlQueues: readonly string[] = [httpQueue, suspectQueue];

/** An exchange; all are durable. */
export interface ExchangeDefinition {
  readonly name: string;
  readonly type: 'direct';
}

/** A queue; all are durable quorum queues. */
export interface QueueDefinition {
  readonly name: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}

/** A route from an exchange to a queue. */
export interface BindingDefinition {
  readonly source: string;
  readonly routingKey: string;
  readonly queue: string;
}

/** The exchanges. */
export const exchanges: readonly ExchangeDefinition[] = [
  { name: crawlExchange, type: 'direct' },
  { name: deadLetterExchange, type: 'direct' },
];

const crawlArguments = {
  'x-queue-type': 'quorum',
  // A fuse only: attempts are counted in PostgreSQL. Six returns are seven deliveries.
  'x-delivery-limit': 6,
  'x-dead-letter-exchange': deadLetterExchange,
  // A letter leaves its queue when the dead-letter queue has confirmed it; needs reject-publish.
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
  // A fuse as well: the relay's window keeps the queue ten times shorter.
  'x-max-length': 10_000,
} as const;

/** The queues, the target of dead letters first: at-least-once waits minutes for a missing one. */
export const queues: readonly QueueDefinition[] = [
  // Its letters have nowhere to go on to: without a limit 4.x would drop one after 21 returns.
  { name: deadLetterQueue, arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 } },
  ...crawlQueues.map((name) => ({ name, arguments: crawlArguments })),
];

/** The bindings: each crawl queue under its own name, and its letters to the one dead queue. */
export const bindings: readonly BindingDefinition[] = crawlQueues.flatMap((queue) => [
  { source: deadLetterExchange, routingKey: queue, queue: deadLetterQueue },
  { source: crawlExchange, routingKey: queue, queue },
]);

/** A user of the broker: one per task, so that each can be refused what it must not do. */
export interface RoleDefinition {
  readonly configure: string;
  readonly write: string;
  readonly read: string;
}

/** The roles by the name of their user. */
export const roles = {
  /** The deploy job: declares everything, and reads what it declared. */
  'jr-topology': {
    configure: String.raw`^jobradar\.`,
    write: String.raw`^jobradar\.`,
    read: String.raw`^jobradar\.`,
  },
  // Write on the queues gives nothing but the right to look at their depth: newer brokers ask for
  // any permission on a queue before a passive declare, and read would allow to consume. The same
  // holds for the mark of the topology, an exchange that nothing is bound to: with read on it the
  // relay could bind its queues to it.
  'jr-gateway-relay': {
    configure: '^$',
    write: String.raw`^jobradar\.(crawl(\.(http|suspect|dead))?|topology\.[0-9a-f]{12})$`,
    read: '^$',
  },
  'jr-crawler': {
    configure: '^$',
    write: '^$',
    read: String.raw`^jobradar\.(crawl\.(http|suspect)|topology\.[0-9a-f]{12})$`,
  },
  'jr-gateway-dlq': {
    configure: '^$',
    write: '^$',
    read: String.raw`^jobradar\.(crawl\.dead|topology\.[0-9a-f]{12})$`,
  },
} as const satisfies Readonly<Record<string, RoleDefinition>>;

/** The name of a role, which is the name of its user. */
export type BrokerRole = keyof typeof roles;

/** All roles. */
export const roleNames: readonly BrokerRole[] = [
  'jr-topology',
  'jr-gateway-relay',
  'jr-crawler',
  'jr-gateway-dlq',
];
