/** A process's name for good: "pid:start time". */
export type Identity = string;

export function identityOf(pid: number): Identity | undefined;
export function isAlive(identity: Identity): boolean;
export function parentOf(pid: number): number | undefined;
export function nameOf(pid: number): string;
export function folderOf(pid: number): string | undefined;

/** Gives the lock back. */
export type Release = () => Promise<void>;

export function holdLock(
  path: string,
  options?: {
    /** Called once when somebody else holds the lock. */
    readonly onWait?: () => void;
    /** A command that the lock's holder runs when this process dies without giving it back. */
    readonly afterDeath?: readonly string[];
    /** Ends the wait: the lock is not taken any more. */
    readonly signal?: AbortSignal;
  },
): Promise<Release>;
