import { retentionSetting, type RetentionRule } from '#libs/runtime/retention.ts';
import { retentionRules as gatewayRules } from '../services/gateway/core/retention.ts';
import { retentionRules as storageRules } from '../services/storage/core/retention.ts';

/** The table of what is kept for how long, for ARCHITECTURE.md. */
export function renderRetention(): string {
  return [
    '| rows | days | since | setting |',
    '|---|---|---|---|',
    ...rowsOf('gateway', gatewayRules),
    ...rowsOf('storage', storageRules),
  ].join('\n');
}

function rowsOf(
  service: string,
  rules: Readonly<Record<string, RetentionRule>>,
): readonly string[] {
  return Object.entries(rules).map(([name, { what, since, days, daysMin }]) => {
    const kept = days < 1 ? `${Math.round(days * 24)} h` : String(days);
    const setting =
      daysMin === undefined ? '-' : `\`${retentionSetting(name)}\`, at least ${daysMin}`;
    return `| ${service}: ${what} | ${kept} | ${since} | ${setting} |`;
  });
}
