import { refundCauses, refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { LineRefund, Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { date, rupiah } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { RotateCcw } from '@sinau/ui/icons';
import './order-lines.css';

/** Notice about the money of a returned line. */
export function LineRefundNotice({ refund: { amount, reason, dueAt, refundedAt, reference } }: { refund: LineRefund }) {
  return (
    <Notice icon={<RotateCcw />}>
      <b className="num">
        {refundedAt ? `Sudah dikembalikan: ${rupiah(amount)}` : `Dana sedang dikembalikan: ${rupiah(amount)}`}
      </b>
      {refundedAt ? (
        <>
          {' '}
          pada {date(refundedAt)}. Nomor referensi: <span className="refund-reference">{reference}</span>.{' '}
        </>
      ) : (
        `, paling lambat ${refundWorkingDays} hari kerja sejak ${date(dueAt)}. `
      )}
      {refundCauses[reason]}
    </Notice>
  );
}

/** Tells whether the refund of a line is in progress. */
export const isRefundOnItsWay = ({ lines }: Pick<Order, 'lines'>) =>
  lines.some(({ refund }) => refund !== null && refund.refundedAt === null);
