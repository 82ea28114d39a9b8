import type { ReceivedPayout } from '@sinau/contracts/commerce/payout/payout.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime, rupiah } from '@sinau/format';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { PayoutBadge, payoutStatusLabels } from '../../shared/payout-status.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { payoutSearch, payoutSorts, type PayoutSearch } from './payout-desk-search.ts';
import { useReceivedPayouts } from './payout-desk.data.ts';

const columns: readonly Column<ReceivedPayout>[] = [
  {
    title: 'Mitra',
    isMain: true,
    cell: ({ id, number, mitra }) => (
      <Link href={operatorScreens.operatorPayout(id)}>{`#${number} ${mitra.name}`}</Link>
    ),
  },
  {
    title: 'Diminta oleh',
    cell: ({ requestedBy }) => <PersonLink id={requestedBy.id} name={requestedBy.fullname} />,
  },
  {
    title: 'Tujuan',
    cell: ({ account }) => account.bank.name,
    note: ({ account }) => `${account.number} · ${account.holder}`,
  },
  {
    title: 'Status',
    card: 'line',
    cell: ({ status }) => <PayoutBadge status={status} />,
    note: ({ status, approvedBy }) => status === 'approved' && approvedBy && `disetujui ${approvedBy.fullname}`,
  },
  { title: 'Diminta', sort: 'requestedAt', isText: true, cell: ({ requestedAt }) => dateTime(requestedAt) },
  { title: 'Jumlah', sort: 'amount', isNumber: true, card: 'corner', cell: ({ amount }) => <b>{rupiah(amount)}</b> },
];

/** Payouts that mitra requested, the newest first. */
export function PayoutQueue({ search }: { search: PayoutSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(payoutSearch, search, { keyword: '', status: null });
  return (
    <DataList
      rows={useReceivedPayouts(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="penarikan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada penarikan" illustration={illustrations.emptyNotes}>
          Penarikan saldo mitra muncul di sini, yang terbaru di atas.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari penarikan"
          placeholder="Mitra atau nomor referensi"
          search={search}
          hrefFor={hrefFor}
          sorts={payoutSorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={payoutStatusLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
        </ListTools>
      }
    />
  );
}
