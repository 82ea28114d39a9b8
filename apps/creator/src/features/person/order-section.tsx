import type { PersonOrder } from '@sinau/contracts/backoffice/person/person.schemas';
import { withQuery } from '@sinau/contracts/address';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime, rupiah } from '@sinau/format';
import { Badge, Link } from '@sinau/ui';
import { refundReasonLabels } from '../../shared/refund-reasons.ts';
import { orderStatusLabels } from './person-labels.ts';
import { useOrders } from './person.data.ts';
import { RowList, useMore } from './row-list.tsx';

/** Orders of a person, each with what was paid back of it. */
export function OrderSection({ id }: { id: string }) {
  const { perPage, onMore } = useMore();
  return (
    <div className="stack">
      <p>
        <Link href={withQuery(operatorScreens.operatorRefunds(), { buyer: id, state: 'all' })}>
          Semua pengembalian dananya
        </Link>{' '}
        · <Link href={withQuery(operatorScreens.operatorDisputes(), { buyer: id })}>Semua sengketanya</Link>
      </p>
      <RowList rows={useOrders(id, perPage)} onMore={onMore} noun="pesanan" empty="Belum pernah memesan.">
        {(order) => <Order order={order} />}
      </RowList>
    </div>
  );
}

function Order({
  order: { orderId, status, total, titles, paymentMethod, createdAt, paidAt, refunds },
}: {
  order: PersonOrder;
}) {
  const { label, tone } = orderStatusLabels[status];
  return (
    <>
      <div className="person-row-main">
        <Link href={operatorScreens.operatorOrder(orderId)}>{orderId}</Link>
        <p className="sm">{titles.join(', ')}</p>
        <p className="muted xs">
          {[paidAt ? `Dibayar ${dateTime(paidAt)}` : `Dipesan ${dateTime(createdAt)}`, paymentMethod]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {refunds.map((refund) => (
          <p key={refund.id} className="xs">
            <Link href={operatorScreens.operatorRefund(refund.id)}>
              {refund.amount === null ? 'Pengembalian dana' : `${rupiah(refund.amount)} kembali`}
            </Link>{' '}
            <span className="muted">
              {refundReasonLabels[refund.reason]} ·{' '}
              {refund.refundedAt ? `dikirim ${date(refund.refundedAt)}` : `terutang sejak ${date(refund.dueAt)}`}
            </span>
          </p>
        ))}
      </div>
      <div className="row">
        <b className="num">{rupiah(total)}</b>
        <Badge tone={tone}>{label}</Badge>
      </div>
    </>
  );
}
