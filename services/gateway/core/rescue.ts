import type { ProtocolPolicy } from './policy.ts';

/*
 * When a published dispatch counts as gone from the broker. A dispatch that waits long is no
 * evidence: its queue may be long. Evidence is either of these, `rescueAfterMs` after its newest
 * copy was confirmed at the earliest:
 * - the queue was empty at two looks `looksApartMs` apart, both after that publish, and at every
 *   look between them;
 * - a dispatch that was published to the queue later was started `rescueAfterMs` ago or earlier: a
 *   queue hands out in order.
 * Before the looks of one session reach over `looksApartMs` nothing is concluded: a broker that
 * has just come back hands out again what was under way. A wrong conclusion costs a second copy,
 * which the claim drops.
 */

/** One look at a queue: when, by the database's clock, and how many messages waited in it. */
export interface QueueLook {
  readonly atMs: number;
  readonly messages: number;
}

/** Looks of one broker session in their order; those of another session say nothing beside them. */
export interface QueueLooks {
  readonly generation: number;
  readonly looks: readonly QueueLook[];
}

/** A dispatch that was published and not started. */
export interface PublishedFacts {
  /** When its newest copy was marked as confirmed. */
  readonly publishedMs: number;
  /** When a dispatch was started that was published later to the same queue; of several, any. */
  readonly laterStartedMs: number | undefined;
}

/** The numbers that rescue is decided by. */
export type RescuePolicy = Pick<ProtocolPolicy, 'rescueAfterMs' | 'looksApartMs'>;

/** Whether the message of a dispatch is gone, so that the next copy of it has to go out. */
export function isGone(
  facts: PublishedFacts,
  { looks, nowMs }: { readonly looks: readonly QueueLook[]; readonly nowMs: number },
  policy: RescuePolicy,
): boolean {
  if (nowMs - facts.publishedMs < policy.rescueAfterMs) return false;
  if (spanMs(looks) < policy.looksApartMs) return false;
  if (hasPassed(facts, nowMs, policy.rescueAfterMs)) return true;
  return spanMs(emptyLooksSince(looks, facts.publishedMs)) >= policy.looksApartMs;
}

/**
 * Adds a look to those before it. A look that failed, or the first of another session, begins anew;
 * so does one after a gap, because this process then saw nothing for a while.
 */
export function noteLook(
  before: QueueLooks | undefined,
  now: (QueueLook & { readonly generation: number }) | undefined,
  policy: RescuePolicy,
): QueueLooks | undefined {
  if (now === undefined) return undefined;
  const { generation, atMs, messages } = now;
  const last = before?.looks.at(-1);
  const isFollowing =
    before !== undefined &&
    before.generation === generation &&
    last !== undefined &&
    atMs >= last.atMs &&
    atMs - last.atMs <= gapMsMax(policy);
  // Older ones decide nothing: what is asked about was published before them. But always as long as
  // two looks have to be apart, however soon a dispatch may count as gone.
  const keptMs = Math.max(policy.rescueAfterMs, gapMsMax(policy));
  const kept = isFollowing ? before.looks.filter((look) => atMs - look.atMs <= keptMs) : [];
  return { generation, looks: [...kept, { atMs, messages }] };
}

function hasPassed({ laterStartedMs }: PublishedFacts, nowMs: number, ageMs: number): boolean {
  return laterStartedMs !== undefined && nowMs - laterStartedMs >= ageMs;
}

// The looks that end the list, all of them empty and after the publish.
function emptyLooksSince(looks: readonly QueueLook[], publishedMs: number): readonly QueueLook[] {
  const busy = looks.findLastIndex((look) => look.messages > 0 || look.atMs <= publishedMs);
  return looks.slice(busy + 1);
}

function spanMs(looks: readonly QueueLook[]): number {
  const [first] = looks;
  const last = looks.at(-1);
  return first === undefined || last === undefined ? 0 : last.atMs - first.atMs;
}

function gapMsMax(policy: RescuePolicy): number {
  return 3 * policy.looksApartMs;
}
