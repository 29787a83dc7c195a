import { refusalOf, type Fence } from '../../services/storage/core/refusal.ts';
import { breakRule, taskAt, type Scene } from './scene.ts';
import { hasEnded } from './statements.ts';
import type { Task } from './world.ts';

/* What storage does with a run (run-store.ts): open, write, seal, each behind the run's fence. */

/** open-run: raises the run's epoch; false: the lease is lost. */
export function openRun(scene: Scene, index: number, epoch: number): boolean {
  const task = taskAt(scene.world, index);
  if (!isAllowed(task, epoch, 'open')) return false;
  if (epoch > task.run.epoch) task.run.epoch = epoch;
  return true;
}

/** upsert-jobs: a page counts once, however often it is written; false: the lease is lost. */
export function storePage(scene: Scene, index: number, call: { epoch: number; page: number }) {
  const task = taskAt(scene.world, index);
  const { run } = task;
  if (!isAllowed(task, call.epoch, 'write')) return false;
  if (call.epoch < run.wroteEpoch || call.epoch < run.epoch) {
    breakRule(scene, 'no older epoch writes after a newer one');
  }
  if (run.isSealed || hasEnded(task)) breakRule(scene, 'nothing is written after the seal');
  run.wroteEpoch = Math.max(run.wroteEpoch, call.epoch);
  run.pages |= 1 << (call.page - 1);
  return true;
}

/** seal-runs: no write after it; tells the final count of pages, or nothing where it is refused. */
export function sealRun(scene: Scene, index: number): number | undefined {
  const task = taskAt(scene.world, index);
  const { run } = task;
  if (task.state !== 'FINISHING') breakRule(scene, 'a run is sealed only after its verdict');
  if (run.epoch > task.epoch) return undefined;
  run.isSealed = true;
  run.epoch = task.epoch;
  return pagesOf(task);
}

/** How many pages storage holds. */
export function pagesOf({ run }: Task): number {
  let count = 0;
  for (let bits = run.pages; bits !== 0; bits >>= 1) count += bits & 1;
  return count;
}

// The statements compare as their refusal is told: nothing but what it refuses is refused.
function isAllowed(task: Task, epoch: number, call: 'open' | 'write'): boolean {
  return refusalOf({ run: fenceOf(task, epoch), isExpired: false }, call) === 'again';
}

function fenceOf({ run }: Task, epoch: number): Fence['run'] {
  if (run.epoch === 0) return run.isSealed ? 'sealed' : 'none';
  if (run.isSealed) return 'sealed';
  if (run.epoch < epoch) return 'behind';
  return run.epoch > epoch ? 'ahead' : 'current';
}
