import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import { checkObject, type Breach } from './json-contract.ts';
import type { ContractChange } from './page-result.ts';

/** The items of an answer against their contract. */
export interface ItemsCheck {
  /** Not empty: the contract changed, and nothing of the answer is taken. */
  readonly changes: readonly ContractChange[];
  /** Breaches of single items, by index; the others are good. */
  readonly breaches: ReadonlyMap<number, readonly Breach[]>;
  /** Items with values of another type that were taken without loss. */
  readonly coerced: ReadonlyMap<number, number>;
}

/**
 * Judges all items of an answer: an unknown key is a change at its first occurrence, any other
 * breach belongs to its item in up to half of the items and is a change in more than half.
 */
export function checkItems(
  items: readonly unknown[],
  fields: readonly JsonField[],
  itemsPath: string,
): ItemsCheck {
  const breaches = new Map<number, readonly Breach[]>();
  const coerced = new Map<number, number>();
  const unknown: ContractChange[] = [];
  for (const [index, item] of items.entries()) {
    const check = checkObject(item, fields);
    if (check.coerced > 0) coerced.set(index, check.coerced);
    if (check.breaches.length === 0) continue;
    breaches.set(index, check.breaches);
    for (const { path, reason } of check.breaches) {
      if (reason === 'unknown_field')
        unknown.push({ path: `${itemsPath}[${index}].${path}`, reason });
    }
  }
  const common = changesOfMost([...breaches.values()], items.length, itemsPath);
  return { changes: [...unknown, ...common], breaches, coerced };
}

/** Changes of an object that stands alone, as the frame of a list does: every breach is one. */
export function changesOf(breaches: readonly Breach[]): readonly ContractChange[] {
  return breaches.map(({ path, reason, isAbsent }) => ({
    path: path === '' ? '$' : path,
    reason: changeReason(reason, isAbsent),
  }));
}

function changesOfMost(
  perItem: readonly (readonly Breach[])[],
  itemCount: number,
  itemsPath: string,
): readonly ContractChange[] {
  const counts = new Map<string, { breach: Breach; count: number; absent: number }>();
  for (const breaches of perItem) {
    for (const breach of breaches) {
      if (breach.reason === 'unknown_field') continue;
      const key = `${breach.reason} ${breach.path}`;
      const known = counts.get(key) ?? { breach, count: 0, absent: 0 };
      known.count += 1;
      known.absent += breach.isAbsent ? 1 : 0;
      counts.set(key, known);
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count * 2 > itemCount)
    .map(({ breach, absent }) => ({
      path: breach.path === '' ? `${itemsPath}[]` : `${itemsPath}[].${breach.path}`,
      reason: changeReason(breach.reason, absent * 2 > itemCount),
    }));
}

function changeReason(reason: Breach['reason'], isAbsent: boolean): string {
  if (reason === 'wrong_type') return 'type_changed';
  return reason === 'required' && isAbsent ? 'field_gone' : reason;
}
