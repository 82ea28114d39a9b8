import type { Refund } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, rupiah } from '@sinau/format';
import { Badge, EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { refundSearch, refundSorts, refundStates, type RefundSearch } from './refund-search.ts';
import { MoneyFilters } from './money-filters.tsx';
import { refundReasonLabels } from '../../shared/refund-reasons.ts';
import { useRefunds } from './refunds.data.ts';

const columns: readonly Column<Refund>[] = [
  {
    title: 'Pesanan',
    isMain: true,
    cell: ({ id, orderId }) => <Link href={operatorScreens.operatorRefund(id)}>{orderId}</Link>,
    note: ({ titles }) => titles.join(', '),
  },
  {
    title: 'Pembeli',
    cell: ({ buyer }) => <PersonLink id={buyer.id} name={buyer.fullname} />,
    note: ({ buyer }) => buyer.email,
  },
  { title: 'Sebab', cell: ({ reason }) => refundReasonLabels[reason] },
  {
    title: 'Jumlah',
    isNumber: true,
    cell: ({ amount }) => (amount === null ? 'Cek di penyedia pembayaran' : rupiah(amount)),
  },
  {
    title: 'Sejak',
    sort: 'dueAt',
    isText: true,
    cell: ({ dueAt }) => <span className="nowrap">{date(dueAt)}</span>,
  },
  { title: 'Status', cell: (refund) => <RefundBadge refund={refund} /> },
];

type Shown = Pick<Refund, 'refundedAt' | 'way' | 'account'>;
export function RefundBadge({ refund: { refundedAt, way, account } }: { refund: Shown }) {
  if (refundedAt) return <Badge tone="success">Sudah dikembalikan</Badge>;
  if (way === 'gateway') return <Badge tone="primary">Sedang dikirim</Badge>;
  return account ? <Badge tone="promo">Siap ditransfer</Badge> : <Badge tone="neutral">Menunggu rekening</Badge>;
}

/** Refunds owed and paid, the longest waiting first. */
export function RefundList({ search }: { search: RefundSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(refundSearch, search, {
    keyword: '',
    state: 'payable',
    buyer: '',
    class: '',
  });
  return (
    <DataList
      rows={useRefunds(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="pengembalian"
      clearHref={clearHref}
      empty={
        <EmptyState title="Tidak ada yang perlu ditransfer" illustration={illustrations.emptyNotes}>
          Uang yang bisa kembali lewat penyedia pembayaran dikirim otomatis. Yang tidak bisa muncul di sini begitu
          pembelinya mengisi rekening.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari pengembalian"
          placeholder="Nomor pesanan, nama, email, atau kelas"
          search={search}
          hrefFor={hrefFor}
          sorts={refundSorts}
        >
          <ChoiceFilter
            label="Status"
            words={refundStates}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
          <MoneyFilters buyer={search.buyer} classId={search.class} onRemove={choose} />
        </ListTools>
      }
    />
  );
}
