/* Ages around a rule's: an hour to either side of it, so that only the rule decides. */

const hour = 1 / 24;

export const ageDays = {
  older: (days: number): number => days + hour,
  younger: (days: number): number => days - hour,
};

/** A UUIDv7 that is so many days old; `n` tells several apart. */
export function idOfAge(days: number, n: number): string {
  const ms = Math.round(Date.now() - days * 86_400_000);
  const time = ms.toString(16).padStart(12, '0');
  const end = n.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${end}`;
}
