import type { Sale } from '@sinau/contracts/backoffice/report/sales.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, rupiah, time } from '@sinau/format';
import { Badge, Link } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { saleLabels } from './sale-labels.ts';
import { soldLabels } from './sold-labels.ts';
import { voucherLabels } from './voucher-labels.ts';

export const salesColumns: readonly Column<Sale>[] = [
  {
    title: 'Tanggal',
    sort: 'paidAt',
    cell: ({ paidAt }) => <span className="nowrap">{date(paidAt)}</span>,
    note: ({ paidAt }) => time(paidAt),
  },
  {
    title: 'Kelas',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: ({ class: { type, slug, title }, status }) => (
      <>
        <Link href={screens.classReport({ type, id: slug })}>{title}</Link>
        {status !== 'kept' && <Badge>{saleLabels[status]}</Badge>}
      </>
    ),
    note: (sale) => `${soldLabels(sale)} · ${sale.orderId}`,
  },
  { title: 'Harga', sort: 'listPrice', isNumber: true, cell: ({ listPrice }) => rupiah(listPrice) },
  { title: 'Voucher', isWide: true, cell: voucherLabels },
  { title: 'Biaya layanan', isWide: true, isNumber: true, cell: ({ fee }) => rupiah(-fee) },
  {
    title: 'Kamu terima',
    sort: 'share',
    isNumber: true,
    // Refunded amounts are shown, but are no longer the mitra's.
    cell: ({ status, share }) =>
      status === 'refunded' ? <s className="muted">{rupiah(share)}</s> : <b>{rupiah(share)}</b>,
  },
];
