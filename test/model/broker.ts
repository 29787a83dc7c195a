import { breakRule, deliveriesOf, itemAt, taskAt, type Scene } from './scene.ts';
import type { Delivery, Letter, Message, Worker, World } from './world.ts';

/*
 * Quorum queues with hand-out counts, a delivery limit and dead letters. The order of messages is
 * left open: whichever is ready may be handed out next.
 */

/** Takes a message that was published. */
export function enqueue({ world }: Scene, message: Message): void {
  world.queue.push(message);
}

/** Hands a message out to a worker. */
export function handOut({ world }: Scene, worker: Worker, place: number): Delivery {
  const message = itemAt(world.queue, place);
  world.queue.splice(place, 1);
  const delivery = { ...message, id: freeId(world), tag: freeTag(worker), isBound: true };
  worker.claiming = { delivery, step: 'call', plan: undefined };
  return delivery;
}

function freeId(world: World): number {
  const used = new Set([
    ...deliveriesOf(world).map(({ id }) => id),
    ...world.late.map(({ delivery }) => delivery),
    ...world.tasks.map(({ holder }) => holder?.delivery ?? 0),
  ]);
  for (const { sweep, cancel } of world.tasks) {
    used.add(sweep?.change.holder?.delivery ?? 0);
    used.add(cancel?.change.holder?.delivery ?? 0);
  }
  let id = 1;
  while (used.has(id)) id += 1;
  return id;
}

function freeTag(worker: Worker): number {
  return boundTo(worker).some(({ tag }) => tag === 1) ? 2 : 1;
}

function boundTo({ claiming, execution }: Worker): Delivery[] {
  return [claiming?.delivery, execution?.delivery].filter(
    (delivery) => delivery?.isBound === true,
  ) as Delivery[];
}

/** Acks a delivery; on another channel than its own that is a no-op. */
export function ack(scene: Scene, worker: Worker, delivery: Delivery): void {
  if (delivery.isBound) forget(scene, worker, delivery);
}

// The broker knows tags only: on a new channel an old tag names another message.
function forget(scene: Scene, worker: Worker, { id, tag }: Delivery): void {
  for (const bound of boundTo(worker)) {
    if (bound.tag !== tag) continue;
    bound.isBound = false;
    if (bound.id !== id) breakRule(scene, 'a message is forgotten only by its own ack');
  }
}

/** The worker refuses it: it goes to the dead letters. */
export function reject(scene: Scene, worker: Worker, delivery: Delivery): void {
  if (!delivery.isBound) return;
  forget(scene, worker, delivery);
  bury(scene, delivery, 'rejected');
}

/** Takes deliveries back whose channel has gone, or which their worker gives back. */
export function takeBack(scene: Scene, deliveries: readonly (Delivery | undefined)[]): void {
  for (const delivery of deliveries) {
    if (delivery === undefined || !delivery.isBound) continue;
    delivery.isBound = false;
    const { task, isNewest, copy, handout, isSuspect } = delivery;
    const returned = { task, isNewest, copy, handout: handout + 1, isSuspect };
    if (returned.handout > scene.bound.handoutsMax) bury(scene, returned, 'delivery_limit');
    else scene.world.queue.push(returned);
  }
}

function bury({ world }: Scene, message: Message, reason: Letter['reason']): void {
  const { task, isNewest, copy } = message;
  world.dead.push({ task, isNewest, copy, reason });
  // Whoever works under it will not see it come back.
  if (isNewest) taskAt(world, task).isGivenUp = true;
}

/** Everything that the broker holds is gone, its queues too until the topology is made again. */
export function wipe({ world }: Scene): void {
  world.queue = [];
  world.dead = [];
  world.isQueueMissing = true;
  for (const delivery of deliveriesOf(world)) delivery.isBound = false;
  if (world.reconciler !== undefined) world.reconciler.isBound = false;
  for (const task of world.tasks) {
    task.isMessageLost = true;
    task.isGivenUp = true;
  }
}

/** Whether a message of the newest dispatch is in its queue, or in hands that may start it. */
export function isUnderWay({ queue, workers }: World, index: number): boolean {
  const isOf = ({ task, isNewest }: Message): boolean => task === index && isNewest;
  if (queue.some(isOf)) return true;
  return workers.some(({ claiming }) => {
    return claiming !== undefined && claiming.step === 'call' && isOf(claiming.delivery);
  });
}

/** Whether the broker gave a message of the newest dispatch up, and nobody has looked yet. */
export function isBuried({ dead, reconciler }: World, index: number): boolean {
  const letters = [...dead, ...(reconciler === undefined ? [] : [reconciler.letter])];
  return letters.some(({ task, isNewest }) => task === index && isNewest);
}
