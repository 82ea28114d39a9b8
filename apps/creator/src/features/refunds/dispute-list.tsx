import { useState } from 'react';
import type { Dispute } from '@sinau/contracts/commerce/refund/refund.schemas';
import { date, rupiah } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Badge, Button, EmptyState, ReasonDialog, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { disputeSearch, disputeSorts, type DisputeSearch } from './refund-search.ts';
import { MoneyFilters } from './money-filters.tsx';
import { disputeLabels } from './refund-labels.ts';
import { useDisputes, useSettleDispute } from './refunds.data.ts';

const columns: readonly Column<Dispute>[] = [
  { title: 'Pesanan', isMain: true, cell: ({ orderId }) => orderId, note: ({ titles }) => titles.join(', ') },
  {
    title: 'Pembeli',
    cell: ({ buyer }) => <PersonLink id={buyer.id} name={buyer.fullname} />,
    note: ({ buyer }) => buyer.email,
  },
  { title: 'Total', sort: 'total', isNumber: true, cell: ({ total }) => rupiah(total) },
  {
    title: 'Sejak',
    sort: 'disputedAt',
    isText: true,
    cell: ({ disputedAt }) => <span className="nowrap">{date(disputedAt)}</span>,
  },
  {
    title: 'Hasil',
    cell: (dispute) =>
      dispute.state === 'open' ? (
        <Decide dispute={dispute} />
      ) : (
        <Badge tone={dispute.state === 'won' ? 'success' : 'danger'}>{disputeLabels[dispute.state]}</Badge>
      ),
  },
];

/** Disputes: payments that buyers' banks reclaim. */
export function DisputeList({ search }: { search: DisputeSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(disputeSearch, search, {
    keyword: '',
    state: null,
    buyer: '',
    class: '',
  });
  return (
    <DataList
      rows={useDisputes(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="sengketa"
      clearHref={clearHref}
      empty={
        <EmptyState title="Tidak ada sengketa" illustration={illustrations.emptyNotes}>
          Pembayaran yang dipersoalkan bank pembelinya muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari sengketa"
          placeholder="Nomor pesanan, nama, email, atau kelas"
          search={search}
          hrefFor={hrefFor}
          sorts={disputeSorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={disputeLabels}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
          <MoneyFilters buyer={search.buyer} classId={search.class} onRemove={choose} />
        </ListTools>
      }
    />
  );
}

const rule = { kind: 'text', min: 10, max: 500, missing: 'Tulis kabar dari bank' } as const;
const outcomes = {
  won: {
    title: 'Sengketa dimenangkan?',
    label: 'Menang',
    text: 'Akses pembeli terbuka lagi, dan bagian mitra kembali.',
  },
  lost: { title: 'Sengketa kalah?', label: 'Kalah', text: 'Pesanan dikembalikan, dan bagian mitra ditarik.' },
} as const;

function Decide({ dispute: { id, orderId } }: { dispute: Dispute }) {
  const [outcome, setOutcome] = useState<'won' | 'lost' | null>(null);
  const draftKey = useDraftKey(`dispute:${id}`);
  const { mutateAsync } = useSettleDispute(id);
  return (
    <div className="row">
      {(['won', 'lost'] as const).map((one) => (
        <Button key={one} variant="outline" size="sm" onClick={() => setOutcome(one)}>
          {outcomes[one].label}
          <span className="sr"> {orderId}</span>
        </Button>
      ))}
      <ReasonDialog
        open={outcome !== null}
        title={outcome ? outcomes[outcome].title : ''}
        draftKey={draftKey}
        onClose={() => setOutcome(null)}
        label="Kabar dari bank"
        hint="Tersimpan di catatan tindakan."
        rule={rule}
        confirmLabel="Simpan hasil"
        send={async (reason) => outcome && mutateAsync({ outcome, reason })}
      >
        {outcome && outcomes[outcome].text}
      </ReasonDialog>
    </div>
  );
}
