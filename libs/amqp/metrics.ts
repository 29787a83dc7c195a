import { counter, gauge, histogram } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';

/** How often a session had to begin anew, by cause. */
export const sessionRestarts = counter({
  name: metricNames.sessionRestarts,
  help: 'Connections to the broker that ended and were begun anew',
  labels: ['session', 'cause'],
});

/** Whether the broker takes no publishes from a session now. */
export const publisherBlocked = gauge({
  name: metricNames.publisherBlocked,
  help: '1 while the broker blocks publishes of this session',
  labels: ['session'],
});

/** How often the broker stopped to take publishes. */
export const publisherBlocks = counter({
  name: metricNames.publisherBlocks,
  help: 'Times that the broker blocked publishes of this session',
  labels: ['session'],
});

/** How long publishes waited for their confirm. */
export const publishDuration = histogram({
  name: metricNames.messagingOperationDuration,
  help: 'Duration of operations on the broker',
  labels: ['messaging_operation_name', 'messaging_destination_name'],
});

/** What became of publishes. */
export const publishOutcomes = counter({
  name: metricNames.publishOutcome,
  help: 'Publishes by what became of them',
  labels: ['outcome'],
});

/** Messages that the broker confirmed. */
export const messagesSent = counter({
  name: metricNames.messagesSent,
  help: 'Messages confirmed by the broker',
  labels: ['messaging_destination_name'],
});

/** Messages that were delivered. */
export const messagesConsumed = counter({
  name: metricNames.messagesConsumed,
  help: 'Messages delivered by the broker',
  labels: ['messaging_destination_name'],
});

/** Deliveries that had been delivered before. */
export const redeliveries = counter({
  name: metricNames.redelivered,
  help: 'Deliveries that the broker had delivered before',
  labels: ['messaging_destination_name'],
});

/** How long handlers worked on a delivery. */
export const processDuration = histogram({
  name: metricNames.messagingProcessDuration,
  help: 'Duration of work on a delivery',
  labels: ['messaging_destination_name'],
});

/** Settles that came twice or after their channel was gone, and did nothing. */
export const staleSettles = counter({
  name: metricNames.staleSettles,
  help: 'Settles that did nothing because the delivery was settled or its channel gone',
  labels: ['operation'],
});
