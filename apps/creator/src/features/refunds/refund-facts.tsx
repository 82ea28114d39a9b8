import type { ReactNode } from 'react';
import type { RefundDetail } from '@sinau/contracts/commerce/refund/refund.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { refundReasonLabels } from '../../shared/refund-reasons.ts';
import { wayLabels } from './refund-labels.ts';
import './refund-facts.css';

/** Facts needed to pay a refund, or to answer a question about it. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const { account, accountNumber, amount, buyer, dueAt, gateway, note, paymentMethod, reason, titles, total, way } =
    refund;
  const facts: [string, ReactNode][] = [
    ['Isi', titles.join(', ')],
    [
      'Pembeli',
      <>
        <PersonLink id={buyer.id} name={buyer.fullname} />, {[buyer.email, buyer.phone].filter(Boolean).join(', ')}
      </>,
    ],
    ['Sebab', refundReasonLabels[reason]],
    ['Alasan operator', note],
    ['Total pesanan', rupiah(total)],
    ['Dikembalikan', amount === null ? 'Cek jumlahnya di penyedia pembayaran' : rupiah(amount)],
    ['Dibayar lewat', [paymentMethod, gateway].filter(Boolean).join(', ') || null],
    ['Cara kembali', way && wayLabels[way]],
    ['Terutang sejak', dateTime(dueAt)],
    ['Rekening tujuan', account && `${account.bank}, atas nama ${account.holder}`],
    ['Nomor rekening', accountNumber],
    ['Dikirim', refund.refundedAt && dateTime(refund.refundedAt)],
    ['Referensi', refund.reference],
    ['Dicatat oleh', refund.refundedBy],
  ];
  return (
    <Card padded>
      <dl className="refund-facts">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt className="muted sm">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
