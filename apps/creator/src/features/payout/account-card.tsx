import { useState } from 'react';
import { minPayout } from '@sinau/contracts/commerce/payout/payout.rules';
import type { BankAccount, PaymentData } from '@sinau/contracts/commerce/payout/payout.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Card, Notice, Skeleton, useNow } from '@sinau/ui';
import { AccountDialog } from './account-dialog.tsx';
import { useAvailable, usePaymentData } from './payout.data.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import './payout.css';

/** Account that earnings are paid to, and the button to withdraw them. */
export const AccountCard = () => (
  <Card as="section" padded className="account-card" aria-labelledby="account">
    <h2 id="account">Rekening penarikan</h2>
    <QueryStates query={usePaymentData()} noun="rekening" skeleton={<Skeleton height={120} />}>
      {(data) => <Account {...data} />}
    </QueryStates>
  </Card>
);

function Account({ account, canWithdraw }: PaymentData) {
  const [open, setOpen] = useState<'account' | 'withdraw' | null>(null);
  const { data: available } = useAvailable();
  const now = useNow(account?.usableFrom);
  const close = () => setOpen(null);
  const isCooling = account !== null && new Date(account.usableFrom) > now;
  const isEnough = available !== undefined && available >= minPayout;
  return (
    <>
      {account ? <AccountFacts {...account} /> : <p className="muted">Isi rekening supaya saldomu bisa ditarik.</p>}
      {isCooling && (
        <Notice tone="info">
          Rekening ini baru diisi. Saldo bisa ditarik mulai <b className="nowrap">{dateTime(account.usableFrom)}</b>.
        </Notice>
      )}
      {canWithdraw ? (
        <div className="row wraps">
          {account && (
            <Button disabled={isCooling || !isEnough} onClick={() => setOpen('withdraw')}>
              Tarik saldo
            </Button>
          )}
          <Button variant={account ? 'outline' : 'primary'} onClick={() => setOpen('account')}>
            {account ? 'Ganti rekening' : 'Isi rekening'}
          </Button>
        </div>
      ) : (
        <p className="muted sm">Hanya pemilik mitra yang bisa menarik saldo dan mengatur rekening.</p>
      )}
      {account && canWithdraw && available !== undefined && !isEnough && (
        <p className="muted sm">Saldo bisa ditarik mulai {rupiah(minPayout)}.</p>
      )}
      <AccountDialog open={open === 'account'} onClose={close} />
      {account && available !== undefined && (
        <WithdrawDialog open={open === 'withdraw'} onClose={close} available={available} account={account} />
      )}
    </>
  );
}

const AccountFacts = ({ bank, number, holder }: BankAccount) => (
  <div>
    <p>
      <b>{bank.name}</b>
    </p>
    <p className="num">{number}</p>
    <p className="muted">{holder}</p>
  </div>
);
