/*
 * Audits an installation by its own rows, reading only. `npm run audit` prints what it found and
 * ends with exit code 1 if that is anything; `-- --json` and `-- --format openmetrics` print the
 * same for machines; `-- --listen HOST:PORT --every SECONDS` stays and serves the gauges.
 *
 * JOBRADAR_AUDIT_DATABASE_URL: as jobradar_auditor. JOBRADAR_AUDIT_STORAGE_DATABASE_URL: where
 * storage has a database of its own. JOBRADAR_AUDIT_AMQP_URL: to see the queues too; a user who
 * may look at their depth, such as jr-gateway-relay.
 */
import { parseArgs } from 'node:util';
import { parseListenAddress, readEnvironment } from '#libs/runtime/env.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import { stopRequested } from '#libs/runtime/stop.ts';
import { serveMetrics } from '#libs/telemetry/metrics-server.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { auditInstallation } from './audit/audit-installation.ts';
import { usualThresholds } from './audit/check.ts';
import { findingKinds, isClean, type AuditReport } from './audit/finding.ts';
import { readQueueDepths } from './audit/queue-depths.ts';
import { renderGauges, renderReport } from './audit/render.ts';

const formats = ['table', 'json', 'openmetrics'] as const;
const everySecondsMin = 10;

try {
  const wish = readArguments();
  const settings = readSettings();
  if (wish.listen === undefined) {
    const report = await audit(settings);
    console.log(render(report, wish.format));
    process.exitCode = isClean(report) ? 0 : 1;
  } else {
    await serve(wish.listen, { everySeconds: wish.everySeconds, settings });
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

interface Settings {
  readonly databaseUrl: string;
  readonly storageDatabaseUrl: string | undefined;
  readonly amqpUrl: string | undefined;
  readonly comparedDays: number;
}

function readSettings(): Settings {
  const env = readEnvironment(process.env);
  const settings = {
    databaseUrl: env.url('JOBRADAR_AUDIT_DATABASE_URL', {
      schemes: ['postgresql', 'postgres'],
      also: 'JOBRADAR_DATABASE_URL',
    }),
    storageDatabaseUrl: env.optionalText('JOBRADAR_AUDIT_STORAGE_DATABASE_URL'),
    amqpUrl: env.optionalText('JOBRADAR_AUDIT_AMQP_URL'),
    comparedDays: env.integer('JOBRADAR_AUDIT_COMPARED_DAYS', {
      min: 1,
      max: 3_650,
      fallback: usualThresholds.comparedDays,
    }),
  };
  env.complete();
  return settings;
}

async function audit(settings: Settings): Promise<AuditReport> {
  const { databaseUrl, storageDatabaseUrl, amqpUrl, comparedDays } = settings;
  const queueDepths = amqpUrl === undefined ? undefined : await readQueueDepths(amqpUrl);
  const thresholds = { ...usualThresholds, comparedDays };
  return await auditInstallation({ databaseUrl, storageDatabaseUrl, queueDepths, thresholds });
}

type Format = (typeof formats)[number];

function readArguments() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      format: { type: 'string', default: 'table' },
      listen: { type: 'string' },
      every: { type: 'string', default: '60' },
    },
  });
  const format: Format | undefined = formats.find(
    (known) => known === (values.json ? 'json' : values.format),
  );
  if (format === undefined) {
    throw new Error(`--format: is "${values.format}", must be one of ${formats.join(', ')}`);
  }
  const listen = values.listen === undefined ? undefined : parseListenAddress(values.listen);
  if (values.listen !== undefined && listen === undefined) {
    throw new Error(`--listen: is "${values.listen}", must be HOST:PORT such as 127.0.0.1:9465`);
  }
  const everySeconds = Number(values.every);
  if (!Number.isInteger(everySeconds) || everySeconds < everySecondsMin) {
    const right = `must be a whole number of seconds, at least ${everySecondsMin}`;
    throw new Error(`--every: is "${values.every}", ${right}`);
  }
  return { format, listen, everySeconds };
}

function render(report: AuditReport, format: Format): string {
  switch (format) {
    case 'table':
      return renderReport(report);
    case 'json':
      return JSON.stringify(report, null, 2);
    case 'openmetrics':
      return renderGauges(report).trimEnd();
  }
}

async function serve(
  listen: { readonly host: string; readonly port: number },
  { everySeconds, settings }: { readonly everySeconds: number; readonly settings: Settings },
): Promise<void> {
  const stop = stopRequested();
  const findings = gauge({
    name: metricNames.auditFindings,
    help: 'Findings of the last audit by kind',
    labels: ['kind'],
  });
  const auditTime = gauge({
    name: metricNames.auditTime,
    help: 'When the last audit that came to an end was taken, in seconds since 1970',
  });
  await using metrics = await serveMetrics(listen);
  await using _audits = startLoop({
    name: 'audit',
    everyMs: everySeconds * 1_000,
    async run() {
      const report = await audit(settings);
      for (const kind of findingKinds) findings.set({ kind }, report.totals[kind]);
      auditTime.set(Date.parse(report.takenAt) / 1_000);
      if (!isClean(report)) console.error(renderReport(report));
    },
  });
  console.log(`serving the gauges at http://${metrics.address}/metrics`);
  await stop;
}
