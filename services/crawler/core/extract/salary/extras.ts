import type { PayText } from './grammar.ts';
import type { Token } from './token.ts';

const extrasMax = 16;
const reachMax = 4;

/** What the text says beside the base, and under which conditions, as keys and values. */
export function extrasOf(pay: PayText): Readonly<Record<string, string>> {
  const { tokens } = pay;
  const extras = new Map<string, string>();
  for (const { extra } of tokens) if (extra !== undefined) extras.set(extra.key, extra.value);
  // "netto + VAT": the tax comes on top.
  const hasVatOnTop = tokens.some(
    ({ vat }, at) => vat === true && (isAdding(tokens[at - 1]) || isAdding(tokens[at - 2])),
  );
  if (hasVatOnTop) extras.set('plus_vat', 'true');
  for (const { kind, text, next, at } of pay.measures) {
    const around = [
      ...tokens.slice(Math.max(0, at - reachMax), at),
      ...tokens.slice(next, next + 3),
    ];
    const name = nameOf(kind, around);
    if (name !== undefined && !extras.has(name)) extras.set(name, text.replace(/,/gu, '.'));
  }
  return Object.fromEntries([...extras].slice(0, extrasMax));
}

function isAdding(token: Token | undefined): boolean {
  return token?.kind === 'plus' || token?.with === true;
}

function nameOf(
  kind: PayText['measures'][number]['kind'],
  around: readonly Token[],
): string | undefined {
  switch (kind) {
    case 'percent':
      return around.some(({ bonus }) => bonus === true) ? 'bonus_percent' : undefined;
    case 'bonus-months':
      return 'bonus_months';
    case 'hours':
      return around.some(({ overtime }) => overtime === true) ? 'fixed_overtime_hours' : undefined;
    case 'thing':
    case 'name':
      return undefined;
  }
}
