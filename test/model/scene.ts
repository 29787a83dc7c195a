import type { Bound, FaultKind } from './bound.ts';
import type { Delivery, Task, World } from './world.ts';

/** A world in which one step is being taken. */
export interface Scene {
  readonly world: World;
  readonly bound: Bound;
  /** The first rule that the step itself broke. */
  broken: string | undefined;
}

/** Something that may happen next. */
export interface Step {
  readonly name: string;
  /** What of the budget it uses up; undefined: it happens by itself. */
  readonly kind: FaultKind | 'event' | undefined;
  take(scene: Scene): void;
}

/** Opens a scene. */
export function sceneOf(world: World, bound: Bound): Scene {
  return { world, bound, broken: undefined };
}

/** Notes that the step breaks a rule. */
export function breakRule(scene: Scene, rule: string): void {
  scene.broken ??= rule;
}

/** The task of this number. */
export function taskAt({ tasks }: World, index: number): Task {
  const task = tasks[index];
  if (task === undefined) throw new Error(`there is no task ${index}`);
  return task;
}

/** The item of this place. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}

/** A step that happens by itself. */
export function step(name: string, take: (scene: Scene) => void): Step {
  return { name, kind: undefined, take };
}

/** A step that is a fault of this kind. */
export function fault(kind: FaultKind, name: string, take: (scene: Scene) => void): Step {
  return {
    name: `FAULT ${name}`,
    kind,
    take(scene) {
      scene.world.faultsLeft -= 1;
      take(scene);
    },
  };
}

/** A step of somebody outside. */
export function event(name: string, take: (scene: Scene) => void): Step {
  return { name: `EVENT ${name}`, kind: 'event', take };
}

/** All deliveries in the hands of workers. */
export function deliveriesOf(world: World): Delivery[] {
  return world.workers.flatMap(({ claiming, execution }) => [
    ...(claiming === undefined ? [] : [claiming.delivery]),
    ...(execution === undefined ? [] : [execution.delivery]),
  ]);
}

/** How a task is called in the name of a step; nothing where it is the only one. */
export function called(world: World, task: number): string {
  return world.tasks.length === 1 ? '' : ` of task ${task + 1}`;
}
