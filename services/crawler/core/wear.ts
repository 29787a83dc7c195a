/** When a crawler has worked enough: memory that no page gives back goes with its process. */
export interface WearLimits {
  /** 0 = without an end. */
  readonly executionsMax: number;
  /** Resident memory; 0 = without an end. */
  readonly memoryMbMax: number;
}

/**
 * Exit code of a process that ended itself in order because it had worked enough: whoever started
 * it starts it again. 75 is "temporary, try again" since sendmail.
 */
export const wornExitCode = 75;

/** Why the process is to be replaced, in words for its log; undefined = it goes on. */
export function wornBy(
  seen: { readonly executions: number; readonly memoryMb: number },
  { executionsMax, memoryMbMax }: WearLimits,
): string | undefined {
  if (executionsMax > 0 && seen.executions >= executionsMax) {
    return `${seen.executions} executions, at most ${executionsMax}`;
  }
  if (memoryMbMax > 0 && seen.memoryMb >= memoryMbMax) {
    return `${seen.memoryMb} MB of memory, at most ${memoryMbMax}`;
  }
  return undefined;
}
