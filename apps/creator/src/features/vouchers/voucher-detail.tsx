import { useParams } from 'react-router-dom';
import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { NotFoundPage, PageTitle, QueryStates, useGo, useSearch } from '@sinau/shell';
import { Badge, Breadcrumbs, Button, Skeleton } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';
import { VoucherOrderList } from './order-list.tsx';
import { useCopyCode } from './use-copy-code.ts';
import type { VoucherIssuer } from './voucher-issuer.ts';
import { VoucherMenu } from './voucher-menu.tsx';
import { VoucherFigures, VoucherRules } from './voucher-overview.tsx';
import { orderSearchAt } from './voucher-search.ts';
import { stateTones, stateLabels, discountLabels } from './voucher-labels.ts';
import { useVoucher } from './vouchers.data.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './voucher-detail.css';

/** One voucher: its rules, its uses and orders, and its cost. */
export function VoucherDetail({ desk }: { desk: VoucherIssuer }) {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useVoucher(desk, id)}
      noun="voucher"
      headingLevel={1}
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={480} />}
    >
      {(voucher) => <Shown desk={desk} voucher={voucher} />}
    </QueryStates>
  );
}

function Shown({ desk, voucher }: { desk: VoucherIssuer; voucher: Voucher }) {
  const { id, code, state } = voucher;
  const search = useSearch(orderSearchAt(desk.links.detail(id)).read);
  const copy = useCopyCode();
  const go = useGo();
  return (
    <div className="voucher-detail">
      <PageTitle>{`Voucher ${code}`}</PageTitle>
      <PageHead
        title={
          <>
            {code} <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
          </>
        }
        trail={<Breadcrumbs items={[{ label: 'Voucher', href: desk.links.list() }]} />}
        action={
          <div className="row">
            <Button variant="outline" onClick={() => void copy(code)}>
              <Copy />
              Salin kode
            </Button>
            <VoucherMenu desk={desk} voucher={voucher} onRemoved={() => go(desk.links.list(), { replace: true })} />
          </div>
        }
      >
        {discountLabels(voucher)}
      </PageHead>
      <VoucherFigures desk={desk} voucher={voucher} search={search} />
      <VoucherRules voucher={voucher} />
      <section aria-labelledby="voucher-orders">
        <h2 id="voucher-orders">Pesanan dengan voucher ini</h2>
        <VoucherOrderList desk={desk} id={id} search={search} />
      </section>
    </div>
  );
}
