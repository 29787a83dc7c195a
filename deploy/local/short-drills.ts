/* The short cut of the drills that `npm test` holds: one of each kind, as mocha is told. All of
 * them: `npm run test:drills`. */

const drill = (topic: string, words?: string): readonly string[] => [
  `test/drills/${topic}.drill.ts`,
  ...(words === undefined ? [] : ['-g', words]),
];

/** Run one after the other: each measures how long a recovery takes. */
export const shortDrills: readonly (readonly string[])[] = [
  drill('kills', 'outbox-published|run-sealed|letter-recorded|crawler.jobs-stored|batch-committed'),
  drill('takeover', 'at once|wakes'),
  drill('poison'),
  drill('amnesia', 'what was in its queue'),
  drill('messages', 'seven times|another order'),
  drill('broker', 'RabbitMQ 3.*kill -9'),
  drill('postgres', 'kill -9|killed at random'),
  drill('network', 'crawler to broker'),
  drill('politeness', 'in short|one too many'),
  drill('deploy', 'older worker'),
  drill('probe', 'RabbitMQ 3'),
];
