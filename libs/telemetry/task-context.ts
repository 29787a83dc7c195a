import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work for one crawl: log lines and spans begun inside carry its id; '' is none. */
export function forTask<T>(taskId: string, work: () => T): T {
  return current.run(taskId, work);
}

/** The crawl that is worked for; empty where it is none. */
export function currentTaskId(): string {
  return current.getStore() ?? '';
}
