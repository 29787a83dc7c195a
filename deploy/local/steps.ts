/* What a local run tells its reader: one line for each step, with the time that it took. */
import { EndedEarly } from './ending.ts';

// The bootstrap's own time counts: what the reader sees is the time since the command.
const startedAt = startOfCommand();
const quietMs = 4_000;

/** Runs one step and tells how it went; a step that takes long is announced meanwhile. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const announcement = setTimeout(() => say('…', `${title} …`), quietMs);
  try {
    const result = await work();
    say('ok', `${title}${typeof result === 'string' ? `: ${result}` : ''} (${since(begin)})`);
    return result;
  } catch (error) {
    // One that was only stopped did not fail: what stopped it is told elsewhere.
    if (!(error instanceof EndedEarly)) say('!!', `${title} failed after ${since(begin)}`);
    throw error;
  } finally {
    clearTimeout(announcement);
  }
}

/** Milliseconds since the command was given. */
export function sinceCommandMs(): number {
  return performance.now() - startedAt;
}

/** Tells one fact that took no time of its own. */
export function note(text: string): void {
  say('--', text);
}

function say(mark: string, text: string): void {
  console.log(`${since(startedAt).padStart(8)}  ${mark}  ${text}`);
}

function since(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

function startOfCommand(): number {
  const given = Number(process.env['JOBRADAR_COMMAND_STARTED_MS'] ?? Number.NaN);
  return Number.isNaN(given) ? performance.now() : given - performance.timeOrigin;
}
