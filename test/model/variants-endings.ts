import { crashed, model, nobodyWorks, one, type Variant } from './variant.ts';

/** The rules of workers, storage and the end. */
export const endingVariants: readonly Variant[] = [
  {
    name: 'the worker seals the run, then completes',
    file: `${model}worker-acts.ts`,
    from: `execution.page = page;`,
    to:
      `execution.page = page; ` +
      `if (page === scene.bound.slices) storage.sealRun(scene, execution.task);`,
    bound: { slices: 1 },
    caughtBy: ['a run is sealed only after its verdict'],
  },
  {
    name: 'the end without a seal',
    file: `${model}storage.ts`,
    from: `run.isSealed = true;`,
    to: ``,
    bound: { ...one, cancels: 1, kinds: ['late-request'] },
    caughtBy: ['nothing is written after the seal'],
  },
  {
    name: 'storage without a fence',
    file: `services/storage/core/refusal.ts`,
    from: `if (!allows(fence.run, call)) return 'LEASE_LOST';`,
    to: `if (fence.run === 'sealed') return 'LEASE_LOST';`,
    bound: { ...one, kinds: ['cut', 'stall'] },
    caughtBy: ['no older epoch writes after a newer one'],
  },
  {
    name: 'no OpenRun',
    file: `${model}worker-acts.ts`,
    from: `step: 'open',`,
    to: `step: 'permit',`,
    bound: { slices: 1 },
    caughtBy: [nobodyWorks],
  },
  {
    name: 'the worker stops silently when its channel goes',
    file: `${model}worker-acts.ts`,
    from: `takeBack(scene, handsOf(itemAt(scene.world.workers, place)));`,
    to:
      `takeBack(scene, handsOf(itemAt(scene.world.workers, place))); ` +
      `itemAt(scene.world.workers, place).execution = undefined;`,
    bound: { ...one, kinds: ['cut'] },
    caughtBy: [crashed],
  },
  {
    name: 'a loss that storage told is not told to the gateway',
    file: `${model}worker-acts.ts`,
    from: `goOn(execution, toldBy === 'storage' ? 'tell' : 'ack');`,
    to: `goOn(execution, toldBy === 'storage' ? 'ack' : 'ack');`,
    bound: { ...one, kinds: ['cut', 'stall'] },
    caughtBy: [crashed],
  },
  {
    name: 'ack before the work',
    file: `${model}worker-acts.ts`,
    from: `const { delivery } = claiming;`,
    to: `const { delivery } = claiming; ack(scene, worker, delivery);`,
    bound: { ...one, kinds: ['crash'] },
    caughtBy: [nobodyWorks],
  },
  {
    name: 'a stale ack reaches the broker',
    file: `${model}broker.ts`,
    from: `if (delivery.isBound) forget(scene, worker, delivery);`,
    to: `forget(scene, worker, delivery);`,
    bound: { ...one, slices: 2, kinds: ['cut'] },
    caughtBy: ['a message is forgotten only by its own ack'],
  },
];
