/** An amount in ten-thousandths of a currency unit: exact, as money must be. */
export type Amount = bigint;

const unit = 10_000n;

/** Amounts beyond twelve digits are no pay. */
const amountMax = 10n ** 12n * unit;

/** The amount of a plain decimal text such as `1234.5`; undefined where it is none. */
export function amountOf(decimal: string): Amount | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/u.exec(decimal);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').slice(0, 4).padEnd(4, '0');
  return BigInt(match[1] ?? '0') * unit + BigInt(fraction);
}

/** So many times as much; undefined where that is no pay any more. */
export function times(amount: Amount, factor: bigint): Amount | undefined {
  const product = amount * factor;
  return product < amountMax ? product : undefined;
}

/** Both together; undefined where that is no pay any more. */
export function sum(first: Amount, second: Amount): Amount | undefined {
  const total = first + second;
  return total < amountMax ? total : undefined;
}

/** Whole units as an amount. */
export function whole(units: number): Amount {
  return BigInt(units) * unit;
}

/** `55.5`: no trailing zeros, no exponent. */
export function amountText(amount: Amount): string {
  const fraction = String(amount % unit)
    .padStart(4, '0')
    .replace(/0+$/u, '');
  return fraction === '' ? String(amount / unit) : `${amount / unit}.${fraction}`;
}
