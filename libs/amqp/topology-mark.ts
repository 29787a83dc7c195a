/*
 * The mark of the topology. AMQP lets a service ask whether a queue is there, but not with which
 * arguments. So whoever declares the topology declares last an exchange that nothing is published
 * to and whose name holds a hash of all of it; a service that finds this name has found exactly
 * the topology of its own version. Users are not part of the hash: services see them by what they
 * may do.
 */
import { hash } from 'node:crypto';
import { bindings, exchanges, queues } from './topology-model.ts';

/** A topology that was released: its mark, and whether today's still serves its services. */
export interface ReleasedTopology {
  readonly mark: string;
  /** Then its mark stays beside the newest, so that the services of before go on. */
  readonly isServed: boolean;
}

/**
 * All topologies so far, the newest last; a test holds the newest against the model. A change of
 * the model adds a line, and says of the lines before whether their services can work on it: they
 * can if all that they use is still there as it was.
 */
export const releasedTopologies: readonly ReleasedTopology[] = [
  { mark: 'jobradar.topology.2a4a3dc2bbcd', isServed: true },
];

/** The mark of the topology as the model has it now. */
export const topologyMark: string = markOf({ exchanges, queues, bindings });

/** The mark of a topology: the same for the same definitions, however their keys are ordered. */
export function markOf(topology: object): string {
  const text = JSON.stringify(topology, (_key, value: unknown) => sorted(value));
  return `jobradar.topology.${hash('sha256', text, 'hex').slice(0, 12)}`;
}

/** The marks that a broker has to hold, the newest last, and those that have to go from it. */
export function marksOf(released: readonly ReleasedTopology[]): {
  readonly held: readonly string[];
  readonly retired: readonly string[];
} {
  const isHeld = ({ mark, isServed }: ReleasedTopology): boolean =>
    isServed || mark === released.at(-1)?.mark;
  return {
    held: released.filter(isHeld).map(({ mark }) => mark),
    retired: released.filter((each) => !isHeld(each)).map(({ mark }) => mark),
  };
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
