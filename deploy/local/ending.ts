/* When a local run has to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that
 * started it. A killed npm sends nothing, so its life is looked at. */
import { identityOf, isAlive, nameOf, parentOf } from './processes.mjs';

const lookEveryMs = 500;
// The terminal, npm and the bootstrap each pass on the same Ctrl-C.
const sameSignalMs = 1_500;

/** Tells when to end. */
export interface Ending {
  /** Aborts with words for the reason. */
  readonly signal: AbortSignal;
  /** Aborts when the reader asks a second time: end without politeness. */
  readonly hurry: AbortSignal;
}

/** Thrown where the reader, or the end of npm, ended the run before its work was done. */
export class EndedEarly extends Error {}

/** Begins to watch; from now on a signal no longer ends this process by itself. */
export function watchEnding(): Ending {
  const ending = new AbortController();
  const hurry = new AbortController();
  let firstAt = 0;
  const ask = (reason: string): void => {
    if (!ending.signal.aborted) {
      firstAt = performance.now();
      ending.abort(reason);
    } else if (performance.now() - firstAt > sameSignalMs) {
      hurry.abort(reason);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ask(signal));
  }
  // A reader that is gone must not end the run before its children.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  watchParents(ask);
  return { signal: ending.signal, hurry: hurry.signal };
}

function watchParents(ask: (reason: string) => void): void {
  const watched = [...parents(), ...named()];
  const timer = setInterval(() => {
    const gone = watched.find(({ identity }) => !isAlive(identity));
    if (gone === undefined) return;
    clearInterval(timer);
    ask(`${gone.name} is gone`);
  }, lookEveryMs);
  timer.unref();
}

/* A process that is no parent, named by whoever starts a run that must not outlive it. */
function named(): readonly { name: string; identity: string }[] {
  const identity = process.env['JOBRADAR_END_WITH'];
  return identity === undefined ? [] : [{ name: `process ${identity}`, identity }];
}

/* The bootstrap, and above it (over npm's shell) the npm that runs the script, if one does. */
function parents(): readonly { name: string; identity: string }[] {
  const found: { name: string; identity: string }[] = [];
  const isUnderNpm = process.env['npm_lifecycle_event'] !== undefined;
  let pid = process.ppid;
  for (let level = 0; level < 4 && pid > 1; level += 1) {
    const name = nameOf(pid);
    const identity = identityOf(pid);
    if (identity === undefined) break;
    found.push({ name, identity });
    if (!isUnderNpm || name.startsWith('npm')) return found;
    pid = parentOf(pid) ?? 0;
  }
  // No npm above: whoever started the bootstrap may well end before it.
  return found.slice(0, 1);
}
