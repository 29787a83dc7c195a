import { followBroker } from '#libs/broker-probe/follow-broker.ts';
import { wantedKey, type BrokerIdentity } from '#libs/broker-probe/profile.ts';
import type { AmqpPublisher } from '#libs/amqp/publisher.ts';
import type { AmqpSession } from '#libs/amqp/session.ts';
import type { Database } from '#libs/postgres/database.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import type { TellReadiness } from '#libs/runtime/readiness.ts';
import { log } from '#libs/telemetry/log.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { readProfiles } from './adapters/profile-store.ts';
import {
  explainVerdict,
  judgeProfiles,
  publishStopOf,
  type ProfileVerdict,
  type PublishStop,
} from './core/broker-profile.ts';

/*
 * Nothing is published to a broker whose behaviour nobody has looked at. The guard learns from each
 * new connection which broker it is, and from the database what the probe saw there; it looks again
 * all the time, so that running the probe is all that is needed. A broker that it has let pass is
 * let pass again after every reconnect, database or not: one that lost its data and comes back
 * under its name needs no probe, only its topology.
 */

/** Whether this gateway publishes. */
export interface PublishGuard extends AsyncDisposable {
  readonly mayPublish: boolean;
  readonly stop: PublishStop;
}

/** What the guard is made of. */
export interface GuardDeps {
  readonly session: Pick<AmqpSession, 'attach'>;
  readonly database: Database;
  readonly tell: TellReadiness;
  /** Called when it lets pass what it did not before. */
  readonly onOpen: () => void;
}

const lookEveryMs = 2_000;

const stopped = gauge({
  name: metricNames.publishStopped,
  help: '1 while nothing is published because of what is known of the broker, by reason',
  labels: ['reason'],
});

/** Starts the guard; nothing may be published before it has judged. */
export function startPublishGuard(deps: GuardDeps): PublishGuard {
  const { session, database, tell, onOpen } = deps;
  let broker: BrokerIdentity | undefined;
  let verdict: ProfileVerdict | undefined;
  /** The broker that the verdict is about. */
  let judged: BrokerIdentity | undefined;

  const apply = (next: ProfileVerdict, about: BrokerIdentity): void => {
    const isNews = verdict === undefined || explainVerdict(verdict) !== explainVerdict(next);
    [verdict, judged] = [next, about];
    if (!isNews) return;
    const reason = publishStopOf(next);
    const why = explainVerdict(next);
    for (const label of ['broker_profile_missing', 'broker_profile_unsafe']) {
      stopped.set({ reason: label }, label === reason ? 1 : 0);
    }
    tell(reason === '', why);
    if (reason === '') log.info('the broker is safe to publish to', { ...about });
    else log.error('nothing is published', { reason, why, ...about });
  };
  const mayPublish = (): boolean =>
    verdict?.kind === 'safe' && broker !== undefined && isSame(broker, judged);

  const loop = startLoop({
    name: 'publish-guard',
    everyMs: lookEveryMs,
    async run() {
      const about = broker;
      if (about === undefined) return;
      const next = judgeProfiles(wantedKey(about), await readProfiles(database));
      const wasOpen = mayPublish();
      apply(next, about);
      if (!wasOpen && mayPublish()) onOpen();
    },
  });
  followBroker(session, (identity) => {
    broker = identity;
    if (mayPublish()) onOpen();
    else if (identity !== undefined) loop.wake();
  });
  return {
    get mayPublish() {
      return mayPublish();
    },
    get stop() {
      return verdict === undefined ? '' : publishStopOf(verdict);
    },
    [Symbol.asyncDispose]: () => loop.stop(),
  };
}

/**
 * The publisher as the relay sees it: not ready while the guard lets nothing pass. What was claimed
 * before the broker became another one is not sent to that: it goes out when it may.
 */
export function guarded(
  publisher: AmqpPublisher,
  guard: Pick<PublishGuard, 'mayPublish'>,
): Pick<AmqpPublisher, 'ready' | 'publish' | 'stateOf'> {
  return {
    get ready() {
      return publisher.ready && guard.mayPublish;
    },
    async publish(message) {
      if (!guard.mayPublish) return { kind: 'unknown', reason: 'broker_not_judged' };
      return publisher.publish(message);
    },
    stateOf: (queue) => publisher.stateOf(queue),
  };
}

function isSame(one: BrokerIdentity, other: BrokerIdentity | undefined): boolean {
  return (
    one.product === other?.product &&
    one.version === other.version &&
    one.clusterName === other.clusterName
  );
}
