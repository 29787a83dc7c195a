/** Where a run stands beside a grant; the comparison of epochs is made in SQL. */
export interface Fence {
  readonly run: 'none' | 'sealed' | 'behind' | 'current' | 'ahead';
  /** The grant is past its expiry by the database's clock. */
  readonly isExpired: boolean;
}

/** Why a call under a grant changed nothing; `again` where nothing speaks against it any more. */
export type Refusal = 'LEASE_LOST' | 'GRANT_EXPIRED' | 'again';

/**
 * Says why the fence refused. A lost lease is final and an expired grant is not, so the first is
 * told where both hold: the worker would renew in vain.
 */
export function refusalOf(fence: Fence, call: 'open' | 'write'): Refusal {
  if (!allows(fence.run, call)) return 'LEASE_LOST';
  return fence.isExpired ? 'GRANT_EXPIRED' : 'again';
}

function allows(run: Fence['run'], call: 'open' | 'write'): boolean {
  switch (run) {
    case 'current':
      return true;
    case 'none':
    case 'behind':
      // Only opening makes a run or raises its epoch.
      return call === 'open';
    case 'sealed':
    case 'ahead':
      return false;
  }
}
