import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { Button, Notice } from '@sinau/ui';

/** Notice of finance's check of the account that a payout goes to, and the way to the accounts of its mitra. */
export const AccountCheckNotice = ({ mitra, account: { check } }: ReceivedPayoutDetail) => (
  <Notice
    tone={check?.result === 'doubtful' ? 'danger' : 'neutral'}
    action={
      <Button variant="outline" href={operatorScreens.operatorBankAccount(mitra.id)}>
        Riwayat rekening
      </Button>
    }
  >
    {wordsOf(check)}
  </Notice>
);

function wordsOf(check: ReceivedPayoutDetail['account']['check']) {
  if (!check) return 'Rekening tujuannya belum diperiksa.';
  if (check.result === 'matched') return `Rekening tujuannya cocok menurut ${check.checkedBy}.`;
  return `Rekening tujuannya perlu dijelaskan menurut ${check.checkedBy}: ${check.note}`;
}
