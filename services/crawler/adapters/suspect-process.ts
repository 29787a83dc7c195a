import { fork, type ChildProcess } from 'node:child_process';

import { fullJitter } from '#libs/runtime/backoff.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { log } from '#libs/telemetry/log.ts';
import { wornExitCode } from '../core/wear.ts';
import { suspectProcessEnds } from './metrics.ts';

/*
 * Crawls that lost workers before run in a process of their own, one by one: the page that kills
 * the next worker kills that process and nobody else. Its parent, the crawler, starts it again
 * whenever it ends, and kills it when it falls silent: a page may also hang what reads it.
 */

const restartBaseMs = 200;
const restartMsMax = 5_000;
// Who lived this long was healthy: the next end begins with short waits again.
const healthyMs = 10_000;
const beatMs = 1_000;
// Longer than a lease: until then the crawl may still be its own.
const silentMsMax = 30_000;

/** The process that runs suspects, for as long as it is kept. */
export interface SuspectProcess extends AsyncDisposable {
  /** Asks it to end, ends it by force after `withinMs`, and starts no other. */
  stop(withinMs: number): Promise<void>;
}

/** What to run; how long it may be silent is that of production where not given. */
export interface SuspectProcessOptions {
  readonly module: string;
  readonly args: readonly string[];
  readonly silentMs?: number;
}

/** Keeps one process of this module running; its output goes where ours goes. */
export function keepSuspectProcess(options: SuspectProcessOptions): SuspectProcess {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const kept = keep();

  return {
    async stop(withinMs) {
      stopping.abort();
      child?.kill('SIGTERM');
      const patience = setTimeout(() => child?.kill('SIGKILL'), withinMs);
      await kept;
      clearTimeout(patience);
    },
    async [Symbol.asyncDispose]() {
      await this.stop(0);
    },
  };

  async function keep(): Promise<void> {
    for (let ends = 1; !stopping.signal.aborted; ends += 1) {
      const startedMs = performance.now();
      const end = await runOnce();
      child = undefined;
      if (stopping.signal.aborted) return;
      // It has worked enough, which is no page's doing.
      if (end === exitWords(wornExitCode)) {
        ends = 0;
        continue;
      }
      suspectProcessEnds.inc();
      log.warn('suspect consumer ended, it is started again', { end, ends });
      if (performance.now() - startedMs > healthyMs) ends = 1;
      await abortableRest(waitAfter(ends), stopping.signal);
    }
  }

  // A system without memory or processes left refuses by a throw; that passes like any other end.
  async function runOnce(): Promise<string> {
    try {
      child = fork(options.module, options.args);
    } catch (error) {
      return messageOf(error);
    }
    return await endOf(child, options.silentMs ?? silentMsMax);
  }
}

/** Resolves when the process that keeps this one is gone; until then tells it that we live. */
export function parentGone(): Promise<string> {
  return new Promise((resolve) => {
    const gone = (): void => resolve('parent gone');
    // Not forked: whoever started this process ends it.
    if (process.send === undefined) return;
    const tell = (): void => {
      process.send?.('alive', undefined, undefined, () => undefined);
    };
    setInterval(tell, beatMs).unref();
    process.once('disconnect', gone);
    // The channel alone must not keep a process that has ended its work.
    process.channel?.unref();
    if (!process.connected) gone();
  });
}

function endOf(child: ChildProcess, silentMs: number): Promise<string> {
  return new Promise((resolve) => {
    // Rounds and not time: that this process itself slept says nothing about the child.
    let silentRounds = 0;
    const watch = setInterval(() => {
      silentRounds += 1;
      if (silentRounds * beatMs > silentMs) child.kill('SIGKILL');
    }, beatMs).unref();
    const end = (how: string): void => {
      clearInterval(watch);
      resolve(how);
    };
    child.on('message', () => (silentRounds = 0));
    child.on('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? exitWords(code)));
  });
}

function exitWords(code: number | null): string {
  return `exit code ${code}`;
}

function waitAfter(ends: number): number {
  const random = Math.random();
  return fullJitter({ attempt: ends, baseMs: restartBaseMs, maxMs: restartMsMax, random });
}
