import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { date, decimal, rupiah } from '@sinau/format';
import { Badge, Link } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import type { VoucherIssuer } from './voucher-issuer.ts';
import { VoucherMenu } from './voucher-menu.tsx';
import { periodLabels, scopeLabels, stateTones, stateLabels, usedLabels, discountLabels } from './voucher-labels.ts';

export const voucherColumns = (desk: VoucherIssuer): readonly Column<Voucher>[] => [
  {
    title: 'Kode',
    sort: 'code',
    isText: true,
    isMain: true,
    cell: ({ id, code }) => <Link href={desk.links.detail(id)}>{code}</Link>,
    note: discountLabels,
  },
  {
    title: 'Status',
    card: 'line',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
    note: periodLabels,
  },
  { title: 'Berlaku untuk', isWide: true, cell: scopeLabels },
  {
    title: 'Dipakai',
    sort: 'used',
    isNumber: true,
    cell: usedLabels,
    note: ({ held }) => held > 0 && `${decimal(held)} menunggu bayar`,
  },
  { title: 'Total potongan', isNumber: true, cell: ({ discounted }) => rupiah(discounted) },
  {
    title: 'Dibuat',
    sort: 'createdAt',
    isWide: true,
    card: 'nowhere',
    cell: ({ createdAt }) => <span className="nowrap muted">{date(createdAt)}</span>,
  },
  {
    title: 'Tindakan',
    isTitleHidden: true,
    card: 'corner',
    cell: (voucher) => <VoucherMenu desk={desk} voucher={voucher} />,
  },
];
