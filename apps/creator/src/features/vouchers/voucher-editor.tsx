import { useParams } from 'react-router-dom';
import { NotFoundPage, PageTitle, QueryStates, useGo } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { EditVoucher, NewVoucher } from './form/voucher-form.tsx';
import type { VoucherIssuer } from './voucher-issuer.ts';
import { useVoucher } from './vouchers.data.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './voucher-detail.css';

/** Creates a voucher, and goes on to its page. */
export function VoucherMaker({ desk }: { desk: VoucherIssuer }) {
  const go = useGo();
  return (
    <div className="voucher-detail">
      <PageTitle>Buat voucher</PageTitle>
      <PageHead title="Buat voucher" trail={<Breadcrumbs items={[{ label: 'Voucher', href: desk.links.list() }]} />} />
      <NewVoucher desk={desk} onSaved={({ id }) => go(desk.links.detail(id), { replace: true })} />
    </div>
  );
}

/** Changes a voucher, and goes back to its page. */
export function VoucherEditor({ desk }: { desk: VoucherIssuer }) {
  const { id = '' } = useParams();
  const go = useGo();
  return (
    <QueryStates
      query={useVoucher(desk, id)}
      noun="voucher"
      headingLevel={1}
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={480} />}
    >
      {(voucher) => (
        <div className="voucher-detail">
          <PageTitle>{`Edit voucher ${voucher.code}`}</PageTitle>
          <PageHead
            title={`Edit voucher ${voucher.code}`}
            trail={
              <Breadcrumbs
                items={[
                  { label: 'Voucher', href: desk.links.list() },
                  { label: voucher.code, href: desk.links.detail(id) },
                ]}
              />
            }
          >
            Berlaku untuk pesanan berikutnya. Pesanan yang sudah dibuat tetap dengan aturan waktu itu.
          </PageHead>
          <EditVoucher key={voucher.id} desk={desk} voucher={voucher} onSaved={() => go(desk.links.detail(id))} />
        </div>
      )}
    </QueryStates>
  );
}
