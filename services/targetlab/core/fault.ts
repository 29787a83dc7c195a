/* Faults are switched on per board and path. A body fault changes what the page says; a wire
   fault changes how it arrives. Each works `times` times and is then used up. */

/** What goes wrong with an answer. */
export type FaultKind =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly everyMs: number }
  | { readonly kind: 'cut-off'; readonly afterBytes: number }
  | { readonly kind: 'truncated-gzip' }
  | { readonly kind: 'changed-structure' }
  | { readonly kind: 'unknown-key' }
  | { readonly kind: 'login-page' }
  | { readonly kind: 'captcha-page' }
  | { readonly kind: 'empty-list' }
  | { readonly kind: 'next-link'; readonly href: string }
  /** Fields of this name are gone: from all items, or from the first one only. */
  | { readonly kind: 'missing-field'; readonly name: string; readonly inFirstOnly?: boolean }
  | { readonly kind: 'renamed-field'; readonly name: string; readonly to: string }
  | { readonly kind: 'other-value'; readonly name: string; readonly value: number | string | null }
  /** What another path of the board shows. */
  | { readonly kind: 'other-page'; readonly target: string }
  | { readonly kind: 'endless-index' }
  | { readonly kind: 'gzip-bomb'; readonly bytes: number }
  | { readonly kind: 'big-page'; readonly bytes: number };

/** A fault with its place and count. */
export interface Fault {
  readonly id: string;
  /** Path with query; `*` stands for anything: `/jobs?page=2`, `/jobs/*`. */
  readonly path: string;
  /** How often it still strikes; null = for ever. */
  readonly times: number | null;
  /** Requests that pass unharmed first. */
  readonly after: number;
  readonly what: FaultKind;
}

/** The first fault that strikes this request, and the faults as they stand afterwards. */
export function strike(
  faults: readonly Fault[],
  target: string,
): { readonly fault: Fault | undefined; readonly left: readonly Fault[] } {
  let struck: Fault | undefined;
  const left: Fault[] = [];
  for (const fault of faults) {
    if (struck !== undefined || !matchesPath(fault.path, target)) left.push(fault);
    else if (fault.after > 0) left.push({ ...fault, after: fault.after - 1 });
    else {
      struck = fault;
      if (fault.times === null) left.push(fault);
      else if (fault.times > 1) left.push({ ...fault, times: fault.times - 1 });
    }
  }
  return { fault: struck, left };
}

/** True when the whole target fits the pattern; `*` stands for any text, even none. */
export function matchesPath(pattern: string, target: string): boolean {
  const parts = pattern.split('*');
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return target === pattern;
  if (!target.startsWith(first)) return false;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = target.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return target.length - last.length >= position && target.endsWith(last);
}
