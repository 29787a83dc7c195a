import { counter, gauge } from '#libs/telemetry/metrics.ts';

/** Requests to sites, by what came of them: "ok" or the reason in lower case. */
export const fetchOutcomes = counter({
  name: 'jobradar_crawler_fetches',
  help: 'Requests sent to sites, robots.txt and redirects included',
  labels: ['outcome'],
});

/** Pages that were read to their end. */
export const pagesRead = counter({
  name: 'jobradar_crawler_pages',
  help: 'List and detail pages read',
  labels: ['kind'],
});

/** Deliveries, by how they ended. */
export const deliveryOutcomes = counter({
  name: 'jobradar_crawler_deliveries',
  help: 'Deliveries by outcome: how the execution ended, or why none began',
  labels: ['outcome'],
});

/** Executions that run in this process now. */
export const runningTasks = gauge({
  name: 'jobradar_crawler_running_tasks',
  help: 'Crawls that this worker holds',
});
