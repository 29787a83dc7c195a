/* What is known of a broker: who it is, and what the probe saw it do. */
import type { Connection } from 'amqplib';
import { topologyMark } from '#libs/amqp/topology-mark.ts';

/** Raised whenever the probe looks at something else or judges otherwise: profiles are renewed. */
export const probeVersion = 1;

/** Who a broker says that it is. A wiped broker that comes back is the same one. */
export interface BrokerIdentity {
  readonly product: string;
  readonly version: string;
  readonly clusterName: string;
}

/** What a profile is of: a broker, a topology, and the probe that looked. */
export interface ProfileKey extends BrokerIdentity {
  readonly topology: string;
  readonly probeVersion: number;
}

/** How a message was counted when it came again, delivery by delivery. */
export interface ReturnsSeen {
  /** What the protocol reads as the hand-out. */
  readonly handouts: readonly number[];
  /** The broker's own headers behind it. */
  readonly deliveryCounts: readonly (number | undefined)[];
  readonly acquiredCounts: readonly (number | undefined)[];
}

/** A letter as it came out of the dead-letter path. */
export interface LetterSeen {
  readonly firstReason: string | undefined;
  readonly firstQueue: string | undefined;
  /** Message id, headers and persistence as they were published. */
  readonly isUnchanged: boolean;
}

/** A queue or exchange of the topology against what the broker really has. */
export interface DeclaredSeen {
  readonly name: string;
  readonly state: 'equal' | 'missing' | 'different';
  /** What the broker said. */
  readonly detail: string;
}

/** What became of a publish, in the publisher's own words. */
export type PublishSeen = 'confirmed' | 'returned' | 'nacked' | 'unknown';

/** Everything that the probe saw; what it means is for `judgeBroker` to say. */
export interface BrokerFindings {
  readonly declared: readonly DeclaredSeen[];
  readonly returns: Readonly<Record<ReturnWay, ReturnsSeen>>;
  readonly limit: {
    readonly returnsAllowed: number;
    readonly deliveries: number;
    readonly letter: LetterSeen | undefined;
  };
  readonly rejected: { readonly letter: LetterSeen | undefined };
  readonly overflow: { readonly lengthMax: number; readonly outcomes: readonly PublishSeen[] };
  /** A publish to a queue that is full of letters which no queue takes. */
  readonly held: { readonly letters: number; readonly outcome: PublishSeen };
  readonly unroutable: { readonly outcome: PublishSeen };
}

/** The ways in which a message comes back. */
export type ReturnWay = 'nack' | 'reject' | 'close';

/** A broker as the probe found it. */
export interface BrokerProfile extends ProfileKey {
  readonly isSafe: boolean;
  /** Why it is not; empty where it is. */
  readonly reasons: readonly string[];
  readonly findings: BrokerFindings;
}

/** Who is at the other end of a connection. */
export function identityOf({ serverProperties }: Connection): BrokerIdentity {
  const { product, version } = serverProperties;
  return { product, version, clusterName: serverProperties['cluster_name'] ?? '' };
}

/** What a profile has to be of so that this version of JobRadar may publish there. */
export function wantedKey(identity: BrokerIdentity): ProfileKey {
  return { ...identity, topology: topologyMark, probeVersion };
}
