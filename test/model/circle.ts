/**
 * Finds a circle in a graph: the followers of node n stand in `follow` from begins[n] up to
 * begins[n + 1]. Gives the nodes of one circle in their order; undefined where there is none.
 */
export function findCircle(
  begins: readonly number[],
  follow: Uint32Array,
): readonly number[] | undefined {
  const nodes = begins.length - 1;
  const left = countIncoming(begins, follow);
  const free: number[] = [];
  for (let node = 0; node < nodes; node += 1) if (left[node] === 0) free.push(node);
  let removed = 0;
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    removed += 1;
    for (let at = begins[node] ?? 0; at < (begins[node + 1] ?? 0); at += 1) {
      const to = follow[at] ?? 0;
      left[to] = (left[to] ?? 0) - 1;
      if (left[to] === 0) free.push(to);
    }
  }
  return removed === nodes ? undefined : walkRound(begins, { follow, left });
}

function countIncoming(begins: readonly number[], follow: Uint32Array): Uint32Array {
  const left = new Uint32Array(begins.length);
  for (let at = 0; at < (begins.at(-1) ?? 0); at += 1) {
    const to = follow[at] ?? 0;
    left[to] = (left[to] ?? 0) + 1;
  }
  return left;
}

// Every node that is left has one before it that is left too: walked backwards they meet.
function walkRound(
  begins: readonly number[],
  { follow, left }: { readonly follow: Uint32Array; readonly left: Uint32Array },
): readonly number[] {
  const before = new Map<number, number>();
  for (let node = 0; node < begins.length - 1; node += 1) {
    if (left[node] === 0) continue;
    for (let at = begins[node] ?? 0; at < (begins[node + 1] ?? 0); at += 1) {
      const to = follow[at] ?? 0;
      if (left[to] !== 0) before.set(to, node);
    }
  }
  const seen = new Map<number, number>();
  const walk: number[] = [];
  let node = [...before.keys()][0] ?? 0;
  while (!seen.has(node)) {
    seen.set(node, walk.length);
    walk.push(node);
    node = before.get(node) ?? node;
  }
  return walk.slice(seen.get(node)).reverse();
}
