import type { Bound } from './bound.ts';
import { claimTask, settleTask } from './gateway.ts';
import { fault, itemAt, step, type Scene, type Step } from './scene.ts';
import { beat, cutOff, reserve } from './statements.ts';
import { openRun, storePage } from './storage.ts';
import type { Call, Execution, Worker } from './world.ts';

/*
 * Calls of workers. Each may take effect without its worker hearing of it, and may arrive after
 * its worker has given it up; the worker then repeats it.
 */

/** One call and what it does. */
export interface Calling {
  readonly call: Call;
  readonly take: (scene: Scene) => void;
  /** It takes effect, but its answer does not arrive. */
  readonly unheard: (scene: Scene) => void;
}

/** The call, and the two ways in which it goes wrong. */
export function callSteps(name: string, { call, take, unheard }: Calling): Step[] {
  return [
    step(name, take),
    fault('lost-answer', `${name}, and the answer is lost`, unheard),
    fault('late-request', `${name}, and the call is still under way`, (scene) => {
      scene.world.late.push({ ...call });
    }),
  ];
}

/** Calls that arrive after their callers have given them up. */
export function lateSteps({ world }: Scene): Step[] {
  return world.late.map((call, at) =>
    step(`a late call arrives: ${call.kind}, epoch ${call.epoch}`, (scene) => {
      const late = itemAt(scene.world.late, at);
      if (arrive(scene, late) === 'done') scene.world.late.splice(at, 1);
    }),
  );
}

/** Takes the call without whoever waits for its answer. */
export function arrive(scene: Scene, call: Call): 'done' | 'planned' {
  const { task, epoch, page } = call;
  switch (call.kind) {
    case 'claim':
      return claimTask(scene, call, call) === undefined ? 'planned' : 'done';
    case 'open':
      openRun(scene, task, epoch);
      return 'done';
    case 'permit':
      if (reserve(scene, task, epoch) === undefined) cutOff(scene, task, epoch);
      return 'done';
    case 'store':
      storePage(scene, task, { epoch, page });
      return 'done';
    case 'beat':
      if (!beat(scene, task, { epoch, page })) cutOff(scene, task, epoch);
      return 'done';
    case 'settle':
      return settleTask(scene, call, call) === undefined ? 'planned' : 'done';
  }
}

/** The claim of the delivery that a worker holds. */
export function claimOf({ claiming, execution }: Worker, { reattaches }: Bound): Call {
  if (claiming === undefined) throw new Error('nothing is claimed');
  const { task, isNewest, copy, handout, id } = claiming.delivery;
  const heldEpoch = reattaches ? (execution?.epoch ?? 0) : 0;
  const rest = { epoch: 0, page: 0, ending: undefined, plan: undefined } as const;
  return { kind: 'claim', task, isNewest, copy, handout, delivery: id, heldEpoch, ...rest };
}

/** A call of an execution. */
export function callOf({ task, epoch, page, ending }: Execution): Call {
  const rest = { isNewest: false, copy: 0, handout: 0, delivery: 0, heldEpoch: 0 } as const;
  return { kind: 'beat', task, epoch, page, ending, ...rest, plan: undefined };
}
