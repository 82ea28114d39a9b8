import type { ListedAccount } from '@sinau/contracts/commerce/banking/banking.endpoints';
import type { AccountCheckState } from '@sinau/contracts/commerce/banking/banking.rules';
import { Badge } from '@sinau/ui';

export const accountCheckLabels: Record<AccountCheckState, string> = {
  unchecked: 'Belum diperiksa',
  matched: 'Cocok',
  doubtful: 'Perlu dijelaskan',
};
const tones = { unchecked: 'neutral', matched: 'success', doubtful: 'danger' } as const;

/** Badge of what the check of an account found. */
export function AccountCheckBadge({ check }: Pick<ListedAccount, 'check'>) {
  const state = check?.result ?? 'unchecked';
  return <Badge tone={tones[state]}>{accountCheckLabels[state]}</Badge>;
}
