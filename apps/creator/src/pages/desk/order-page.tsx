import { useParams } from 'react-router-dom';
import type { RefundableOrder } from '@sinau/contracts/commerce/refund/refund.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime, rupiah } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { GrantRefund } from '../../features/refunds/grant-refund.tsx';
import { useRefundableOrder } from '../../features/refunds/refunds.data.ts';
import { PersonLink } from '../../shared/person-link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Order of any buyer, for operators who refund some of it. */
export function OrderPage() {
  const { code = '' } = useParams();
  return (
    <QueryStates
      query={useRefundableOrder(code)}
      noun="pesanan"
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={320} />}
    >
      {(order) => <Order order={order} />}
    </QueryStates>
  );
}

const Order = ({ order }: { order: RefundableOrder }) => (
  <div className="desk-page">
    <PageTitle>{`Pesanan ${order.orderId}`}</PageTitle>
    <PageHead
      title={`Pesanan ${order.orderId}`}
      trail={<Breadcrumbs items={[{ label: 'Pengembalian dana', href: operatorScreens.operatorRefunds() }]} />}
    >
      <PersonLink id={order.buyer.id} name={order.buyer.fullname} /> ({order.buyer.email}). Total {rupiah(order.total)}
      {order.paymentMethod && `, ${order.paymentMethod}`}
      {order.paidAt && `, dibayar ${dateTime(order.paidAt)}`}.
    </PageHead>
    <GrantRefund order={order} />
  </div>
);
