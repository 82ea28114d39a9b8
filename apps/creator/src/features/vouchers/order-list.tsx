import type { VoucherOrder } from '@sinau/contracts/commerce/voucher/voucher-facts.schemas';
import { date, rupiah, time } from '@sinau/format';
import { Badge, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import type { VoucherIssuer } from './voucher-issuer.ts';
import { orderSearchAt, orderSorts, type OrderSearch } from './voucher-search.ts';
import { redemptionLabels } from './voucher-labels.ts';
import { useVoucherOrders } from './vouchers.data.ts';

const columns: readonly Column<VoucherOrder>[] = [
  {
    title: 'Tanggal',
    sort: 'orderedAt',
    cell: ({ orderedAt }) => <span className="nowrap">{date(orderedAt)}</span>,
    note: ({ orderedAt }) => time(orderedAt),
  },
  { title: 'Pesanan', isMain: true, cell: ({ orderId }) => <b>{orderId}</b>, note: ({ titles }) => titles.join(', ') },
  {
    title: 'Status',
    card: 'line',
    cell: ({ state }) => (
      <Badge tone={state === 'used' ? 'success' : state === 'held' ? 'promo' : 'neutral'}>
        {redemptionLabels[state]}
      </Badge>
    ),
  },
  { title: 'Harga', isWide: true, isNumber: true, cell: ({ listPrice }) => rupiah(listPrice) },
  { title: 'Potongan', sort: 'discount', isNumber: true, cell: ({ discount }) => rupiah(-discount) },
  { title: 'Dibayar', isNumber: true, cell: ({ paid }) => rupiah(paid) },
];
const byFunder: Record<VoucherIssuer['funder'], readonly Column<VoucherOrder>[]> = {
  mitra: [...columns, { title: 'Kamu terima', isNumber: true, cell: ({ share }) => <b>{rupiah(share)}</b> }],
  platform: [...columns, { title: 'Mitra terima', isNumber: true, cell: ({ share }) => rupiah(share) }],
};

interface OrderListProps {
  desk: VoucherIssuer;
  id: string;
  search: OrderSearch;
}

/** The orders with one voucher. */
export function VoucherOrderList({ desk, id, search }: OrderListProps) {
  const { hrefFor, clearHref, choose } = useListAddress(orderSearchAt(desk.links.detail(id)), search, {
    keyword: '',
    status: null,
  });
  return (
    <DataList
      rows={useVoucherOrders(desk, id, search)}
      columns={byFunder[desk.funder]}
      search={search}
      hrefFor={hrefFor}
      noun="pesanan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada yang memakai voucher ini" illustration={illustrations.emptyCart} headingLevel={3}>
          Bagikan kodenya. Setiap pesanan yang memakainya muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools label="Cari pesanan" placeholder="Kode pesanan" search={search} hrefFor={hrefFor} sorts={orderSorts}>
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={redemptionLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
        </ListTools>
      }
    />
  );
}
