/* Whether this gateway may publish to the broker that it is connected to. What the probe saw holds
 * for one broker, one topology and one version of the probe; nothing is concluded from another. */

/** What a profile is of. */
export interface ProfileKey {
  readonly product: string;
  readonly version: string;
  readonly clusterName: string;
  readonly topology: string;
  readonly probeVersion: number;
}

/** A profile as it is kept. */
export interface KeptProfile extends ProfileKey {
  readonly isSafe: boolean;
  readonly reasons: readonly string[];
}

/** What the kept profiles say of a broker. */
export type ProfileVerdict =
  | { readonly kind: 'safe' }
  | { readonly kind: 'missing' }
  /** There is one, of something that has changed since. */
  | { readonly kind: 'outdated'; readonly changes: readonly string[] }
  | { readonly kind: 'unsafe'; readonly reasons: readonly string[] };

/** As GetStatus says it; empty while the gateway publishes. */
export type PublishStop = '' | 'broker_profile_missing' | 'broker_profile_unsafe';

const facts = {
  product: 'the product',
  version: 'its version',
  clusterName: 'the cluster',
  topology: 'the topology',
  probeVersion: 'the version of the probe',
} as const satisfies Readonly<Record<keyof ProfileKey, string>>;

const keyNames = ['product', 'version', 'clusterName', 'topology', 'probeVersion'] as const;

/** Judges by the profiles that are kept, the newest first. */
export function judgeProfiles(wanted: ProfileKey, kept: readonly KeptProfile[]): ProfileVerdict {
  const own = kept.find((profile) => changesOf(profile, wanted).length === 0);
  if (own !== undefined) {
    return own.isSafe ? { kind: 'safe' } : { kind: 'unsafe', reasons: own.reasons };
  }
  const [newest] = kept;
  if (newest === undefined) return { kind: 'missing' };
  return { kind: 'outdated', changes: changesOf(newest, wanted) };
}

/** The word of the public API for a verdict. */
export function publishStopOf({ kind }: ProfileVerdict): PublishStop {
  switch (kind) {
    case 'safe':
      return '';
    case 'missing':
    case 'outdated':
      return 'broker_profile_missing';
    case 'unsafe':
      return 'broker_profile_unsafe';
  }
}

/** Why nothing is published, and what helps; empty while it is. */
export function explainVerdict(verdict: ProfileVerdict): string {
  switch (verdict.kind) {
    case 'safe':
      return '';
    case 'missing':
      return 'this broker was never probed; run "npm run broker:probe"';
    case 'outdated':
      return `changed since the probe: ${verdict.changes.join(', ')}; run "npm run broker:probe"`;
    case 'unsafe':
      return `the probe found this broker unsafe: ${verdict.reasons.join(' · ')}`;
  }
}

function changesOf(kept: ProfileKey, wanted: ProfileKey): readonly string[] {
  return keyNames
    .filter((name) => kept[name] !== wanted[name])
    .map((name) => `${facts[name]} (${kept[name]}, now ${wanted[name]})`);
}
