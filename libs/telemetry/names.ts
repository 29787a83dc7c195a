/**
 * Every name that leaves a process as telemetry stands here once: spans, attributes, events and
 * metrics. OpenTelemetry's semantic conventions where they have a word for it (messaging, rpc,
 * http, db), `jobradar.` where they have none.
 */

/** Names of spans that are not built from a method, an operation or a destination. */
export const spanNames = {
  sealRuns: 'seal runs',
  permitWait: 'wait for permit',
  parsePage: 'parse page',
} as const;

/** Names of span events: changes of state, not every log line. */
export const eventNames = {
  settled: 'settled',
  exception: 'exception',
  robotsDenied: 'robots denied',
  entriesLeftOut: 'entries left out',
  drift: 'drift',
} as const;

/** Keys of span attributes. */
export const attributes = {
  errorType: 'error.type',
  exceptionType: 'exception.type',
  exceptionMessage: 'exception.message',
  exceptionStacktrace: 'exception.stacktrace',
  serverAddress: 'server.address',
  serverPort: 'server.port',

  rpcSystem: 'rpc.system.name',
  rpcMethod: 'rpc.method',
  rpcStatus: 'rpc.status_code',

  dbSystem: 'db.system.name',
  dbNamespace: 'db.namespace',
  dbOperation: 'db.operation.name',
  dbSummary: 'db.query.summary',

  httpMethod: 'http.request.method',
  httpStatus: 'http.response.status_code',
  protocolVersion: 'network.protocol.version',
  urlFull: 'url.full',

  messagingSystem: 'messaging.system',
  messagingOperation: 'messaging.operation.name',
  messagingOperationType: 'messaging.operation.type',
  messagingDestination: 'messaging.destination.name',
  messagingRoutingKey: 'messaging.rabbitmq.destination.routing_key',
  messagingDeliveryTag: 'messaging.rabbitmq.message.delivery_tag',
  messagingMessageId: 'messaging.message.id',
  messagingConversationId: 'messaging.message.conversation_id',
  messagingBodySize: 'messaging.message.body.size',

  taskId: 'jobradar.task.id',
  tenant: 'jobradar.tenant',
  source: 'jobradar.source',
  attempt: 'jobradar.attempt',
  epoch: 'jobradar.lease.epoch',
  copy: 'jobradar.copy',
  handout: 'jobradar.delivery_count',
  redelivered: 'jobradar.redelivered',
  queueWaitMs: 'jobradar.queue_wait_ms',
  outboxLagMs: 'jobradar.outbox.lag_ms',
  outcome: 'jobradar.outcome',
  failureReason: 'jobradar.failure.reason',
  bytes: 'jobradar.bytes',
  charset: 'jobradar.charset',
  count: 'jobradar.count',
} as const;

/**
 * Names of metrics in Prometheus spelling: dots become underscores, the unit closes the name.
 * Counters stand without `_total`, which OpenMetrics adds itself.
 */
export const metricNames = {
  rpcServerDuration: 'rpc_server_call_duration_seconds',
  rpcClientDuration: 'rpc_client_call_duration_seconds',
  rpcForcedShutdowns: 'rpc_server_forced_shutdowns',
  rpcOpenStreams: 'rpc_server_open_streams',
  dbOperationDuration: 'db_client_operation_duration_seconds',
  dbConnections: 'db_client_connection_count',
  dbPendingRequests: 'db_client_connection_pending_requests',
  messagingOperationDuration: 'messaging_client_operation_duration_seconds',
  messagesSent: 'messaging_client_sent_messages',
  messagesConsumed: 'messaging_client_consumed_messages',
  messagingProcessDuration: 'messaging_process_duration_seconds',

  outboxDue: 'jobradar_outbox_due',
  outboxOldestDueAge: 'jobradar_outbox_oldest_due_age_seconds',
  windowUsed: 'jobradar_outbox_window_used',
  publishOutcome: 'jobradar_outbox_publish_outcome',
  dispatchesRescued: 'jobradar_dispatches_rescued',
  statesMended: 'jobradar_states_mended',
  letters: 'jobradar_letters',
  oldestLetterAge: 'jobradar_oldest_held_letter_age_seconds',
  publisherBlocked: 'jobradar_publisher_blocked',
  publishStopped: 'jobradar_publish_stopped',
  publisherBlocks: 'jobradar_publisher_blocks',
  ready: 'jobradar_ready',
  sessionRestarts: 'jobradar_session_restarts',
  staleSettles: 'jobradar_stale_settle',
  redelivered: 'jobradar_delivery_redelivered',
  tasks: 'jobradar_tasks',
  attemptOutcome: 'jobradar_attempt_outcome',
  leaseTakeovers: 'jobradar_lease_takeovers',
  fencingRejections: 'jobradar_fencing_rejections',
  oldestUnsealedAge: 'jobradar_oldest_unsealed_verdict_age_seconds',
  jobsWritten: 'jobradar_jobs_written',
  sites: 'jobradar_sites',
  siteSlowdowns: 'jobradar_site_slowdowns',
  siteBreakerMoves: 'jobradar_site_breaker_moves',
  fetches: 'jobradar_crawler_fetches',
  pagesRead: 'jobradar_crawler_pages',
  entriesLeftOut: 'jobradar_crawler_entries_left_out',
  driftsFound: 'jobradar_crawler_drifts',
  deliveryOutcomes: 'jobradar_crawler_deliveries',
  runningTasks: 'jobradar_crawler_running_tasks',
  previews: 'jobradar_crawler_previews',
  runningPreviews: 'jobradar_crawler_running_previews',
  rowsDeleted: 'jobradar_retention_rows_deleted',
  retentionBehind: 'jobradar_retention_behind',
  auditFindings: 'jobradar_audit_findings',
  auditTime: 'jobradar_audit_time_seconds',
  suspectProcessEnds: 'jobradar_crawler_suspect_process_ends',
  parseThreadEnds: 'jobradar_crawler_parse_thread_ends',
} as const;
