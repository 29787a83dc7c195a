/* Settings that let a test see in seconds what production sees in minutes. */
import type { WorldOptions } from './world.ts';

type Settings = NonNullable<WorldOptions['env']>;

const hasty = { JOBRADAR_RETRY_BOUNDS_MS: '50,100,200' };

/** Retries within a fifth of a second. */
export const fastRetries: Settings = { gateway: hasty };

/** A lease that is over after two seconds, so that a loss is seen soon. */
export const fastLeases: Settings = {
  gateway: { ...hasty, JOBRADAR_LEASE_MS: '2000', JOBRADAR_HEARTBEAT_MS: '500' },
};

/** All patience with the silence of others shortened: a drill sees each recovery in seconds. */
export const fastRecovery: Settings = {
  gateway: {
    ...fastLeases.gateway,
    JOBRADAR_SWEEP_GRACE_MS: '1000',
    JOBRADAR_RELAY_CLAIM_MS: '2000',
    JOBRADAR_RESCUE_AFTER_MS: '2000',
    JOBRADAR_LOOKS_APART_MS: '1000',
    JOBRADAR_LETTER_RESEND_MS: '1000',
  },
};

/** A load that comes faster than a person's. */
export const unlimited: Settings = {
  gateway: {
    JOBRADAR_RATE_TOKENS_PER_SECOND: '100000',
    JOBRADAR_RATE_BURST: '100000',
    JOBRADAR_CRAWLS_PER_MINUTE: '100000',
    JOBRADAR_PREVIEWS_PER_MINUTE: '100000',
  },
};
