import { useParams } from 'react-router-dom';
import type { RefundDetail } from '@sinau/contracts/commerce/refund/refund.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Notice, Skeleton } from '@sinau/ui';
import { MarkRefunded } from '../../features/refunds/mark-refunded.tsx';
import { RefundFacts } from '../../features/refunds/refund-facts.tsx';
import { RefundBadge } from '../../features/refunds/refund-list.tsx';
import { holdLabels } from '../../features/refunds/refund-labels.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useIsStaff } from '../../shared/staff.ts';
import { useRefund } from '../../features/refunds/refunds.data.ts';
import './desk-page.css';

export function RefundPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useRefund(id)}
      noun="pengembalian"
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={320} />}
    >
      {(refund) => <Refund refund={refund} />}
    </QueryStates>
  );
}

const Refund = ({ refund }: { refund: RefundDetail }) => (
  <div className="desk-page">
    <PageTitle>{`Pengembalian ${refund.orderId}`}</PageTitle>
    <PageHead
      title={`Pengembalian ${refund.orderId}`}
      trail={<Breadcrumbs items={[{ label: 'Pengembalian dana', href: operatorScreens.operatorRefunds() }]} />}
      action={<RefundBadge refund={refund} />}
    />
    <RefundFacts refund={refund} />
    {!refund.refundedAt && <NextStep refund={refund} />}
  </div>
);

function NextStep({ refund: { id, way, account, hold } }: { refund: RefundDetail }) {
  const pays = useIsStaff(['finance']);
  if (hold) return <Notice tone="danger">{holdLabels[hold]}</Notice>;
  if (way === 'gateway')
    return <Notice>Sedang dikirim lewat penyedia pembayaran. Kalau ditolak, pembeli diminta mengisi rekening.</Notice>;
  if (!account) return <Notice>Pembeli belum mengisi rekening. Ia sudah diminta lewat email.</Notice>;
  if (!pays) return <Notice>Menunggu transfer dari bagian keuangan.</Notice>;
  return <MarkRefunded id={id} />;
}
