import { useState } from 'react';
import type { Payout } from '@sinau/contracts/commerce/payout/payout.schemas';
import { date, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Card, ConfirmDialog, Skeleton } from '@sinau/ui';
import { PayoutBadge } from '../../shared/payout-status.tsx';
import { useCancelPayout, usePaymentData, usePayouts } from './payout.data.ts';
import './payout.css';

/** The newest payouts, each with its status. */
export function PayoutHistory({ allHref }: { allHref: string }) {
  return (
    <Card as="section" padded className="payout-history" aria-labelledby="payouts">
      <h2 id="payouts">Penarikan terakhir</h2>
      <QueryStates query={usePayouts()} noun="penarikan" skeleton={<Skeleton height={120} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p className="muted">
              Belum ada penarikan. Yang pernah kamu minta tampil di sini, lengkap dengan statusnya.
            </p>
          ) : (
            <>
              <ul>
                {list.map((one) => (
                  <PayoutRow key={one.id} {...one} />
                ))}
              </ul>
              {total > list.length && (
                <Button variant="text" href={allHref}>
                  Lihat semua penarikan
                </Button>
              )}
            </>
          )
        }
      </QueryStates>
    </Card>
  );
}

function PayoutRow({ id, number, amount, status, account, requestedAt, ...rest }: Payout) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelPayout();
  const { data: paymentData } = usePaymentData();
  return (
    <li>
      <div className="row between wraps">
        <b className="num">{rupiah(amount)}</b>
        <PayoutBadge status={status} />
      </div>
      <p className="muted sm num">
        #{number} · diminta {date(requestedAt)} · {account.bank.name} {account.number}
      </p>
      <Outcome status={status} {...rest} />
      {status === 'requested' && paymentData?.canWithdraw && (
        <>
          <Button variant="text" size="sm" onClick={() => setAsking(true)}>
            Batalkan
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => cancel.mutate(id, { onSettled: () => setAsking(false) })}
            busy={cancel.isPending}
            title={`Batalkan penarikan ${rupiah(amount)}?`}
            confirmLabel="Batalkan penarikan"
            dismissLabel="Jangan dulu"
          >
            Uangnya langsung kembali ke saldo tersedia.
          </ConfirmDialog>
        </>
      )}
    </li>
  );
}

function Outcome({ status, paidAt, reference, reason }: Pick<Payout, 'status' | 'paidAt' | 'reference' | 'reason'>) {
  if (status === 'paid' && paidAt)
    return (
      <p className="muted sm num">
        Ditransfer {date(paidAt)} · referensi {reference}
      </p>
    );
  return reason ? <p className="sm">Alasannya: {reason}</p> : null;
}
