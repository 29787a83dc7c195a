import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';

/** Where a part of a service stands; the reason is for people, and empty while it is ready. */
export type TellReadiness = (isReady: boolean, reason?: string) => void;

/** What a service depends on and where each part of it stands, in one place. */
export interface Readiness {
  /** Whether every part is ready and the service does not drain. */
  readonly isReady: boolean;
  /** Why it is not ready, by part; empty while it is. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Says where a part stands now. */
  set(part: string, isReady: boolean, reason?: string): void;
  /** The same for one part, to hand to whoever knows it; the part is not ready until it says so. */
  part(name: string): TellReadiness;
  /** Calls with where the part stands now, and again with every change. */
  follow(part: string, listener: TellReadiness): void;
  /** The service ends: it is not ready from now on, and whoever follows hears nothing more. */
  drain(): void;
}

const partReady = gauge({
  name: metricNames.ready,
  help: '1 while this part of the service is ready, 0 while it is not',
  labels: ['part'],
});

const starting = 'starting';

/** Makes the board of these parts, none of which is ready yet. */
export function createReadiness(parts: readonly string[] = []): Readiness {
  /** Why a part is not ready; undefined while it is. */
  const board = new Map<string, string | undefined>();
  const listeners = new Map<string, TellReadiness[]>();
  let isDraining = false;

  const reasons = (): Record<string, string> => {
    const found: Record<string, string> = {};
    for (const [part, reason] of board) if (reason !== undefined) found[part] = reason;
    return isDraining ? { ...found, process: 'draining' } : found;
  };
  const set: Readiness['set'] = (part, isReady, reason = 'away') => {
    const stood = board.has(part) ? board.get(part) : starting;
    const stands = isReady ? undefined : reason;
    board.set(part, stands);
    partReady.set({ part }, isReady ? 1 : 0);
    if (stood === stands || isDraining) return;
    for (const listener of listeners.get(part) ?? []) listener(isReady, stands);
  };
  const part: Readiness['part'] = (name) => {
    if (!board.has(name)) set(name, false, starting);
    return (isReady, reason) => set(name, isReady, reason);
  };
  for (const name of parts) part(name);

  return {
    get isReady() {
      return Object.keys(reasons()).length === 0;
    },
    get reasons() {
      return reasons();
    },
    set,
    part,
    follow(name, listener) {
      part(name);
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      const stands = board.get(name);
      listener(stands === undefined, stands);
    },
    drain() {
      isDraining = true;
    },
  };
}
