import { counter, gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';

/** Requests to sites, by what came of them: "ok" or the reason in lower case. */
export const fetchOutcomes = counter({
  name: metricNames.fetches,
  help: 'Requests sent to sites, robots.txt and redirects included',
  labels: ['outcome'],
});

/** Pages that were read to their end. */
export const pagesRead = counter({
  name: metricNames.pagesRead,
  help: 'List and detail pages read',
  labels: ['kind'],
});

/** Entries of lists that are none of the source's. */
export const entriesLeftOut = counter({
  name: metricNames.entriesLeftOut,
  help: 'Entries of sitemaps that were left out: outside of the source, unreadable or unwanted',
  labels: ['why'],
});

/** Shares of a source that jumped against its earlier runs, or no record at all: it is stopped. */
export const driftsFound = counter({
  name: metricNames.driftsFound,
  help: 'What stopped sources: shares that jumped against the runs before, runs without records',
  labels: ['what'],
});

/** Deliveries, by how they ended. */
export const deliveryOutcomes = counter({
  name: metricNames.deliveryOutcomes,
  help: 'Deliveries by outcome: how the execution ended, or why none began',
  labels: ['outcome'],
});

/** Executions that run in this process now. */
export const runningTasks = gauge({
  name: metricNames.runningTasks,
  help: 'Crawls that this worker holds',
});

/** The process for suspects is started again each time; a rising count is a page that kills. */
export const suspectProcessEnds = counter({
  name: metricNames.suspectProcessEnds,
  help: 'How often the process that runs suspect crawls ended without having been asked to',
});

/** A rising count of anything but "spent" is pages that are made to harm who reads them. */
export const parseThreadEnds = counter({
  name: metricNames.parseThreadEnds,
  help: 'Threads that read pages, by what ended them: time, memory, crash, or spent in order',
  labels: ['cause'],
});

/** Previews, by their verdict in lower case; "refused" and "failed" where none came to a report. */
export const previewOutcomes = counter({
  name: metricNames.previews,
  help: 'Pages that were tried for TestSource, by what came of it',
  labels: ['outcome'],
});

/** Previews that run in this process now. */
export const runningPreviews = gauge({
  name: metricNames.runningPreviews,
  help: 'Pages that are being tried for TestSource',
});
