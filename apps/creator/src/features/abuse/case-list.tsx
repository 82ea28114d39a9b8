import { reportReasonLabels } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { AbuseCase } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal, relative } from '@sinau/format';
import { Badge, EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { caseKindLabels } from '../../shared/case-kinds.ts';
import { caseStates } from './abuse-labels.ts';
import { caseSearch, caseSorts, type CaseSearch } from './abuse-search.ts';
import { useCases } from './abuse.data.ts';

const columns: readonly Column<AbuseCase>[] = [
  {
    title: 'Yang dilaporkan',
    isMain: true,
    cell: ({ id, title }) => <Link href={operatorScreens.operatorReport(id)}>{title}</Link>,
    note: ({ kind }) => caseKindLabels[kind],
  },
  {
    title: 'Alasan',
    cell: ({ kind, reasons }) =>
      kind === 'appeal'
        ? 'Minta ditinjau lagi'
        : reasons.map(({ reason, count }) => (
            <div key={reason}>
              {reportReasonLabels[reason]}
              {count > 1 && ` (${decimal(count)})`}
            </div>
          )),
  },
  {
    title: 'Laporan',
    sort: 'reportCount',
    isNumber: true,
    cell: ({ kind, reportCount }) => (kind === 'appeal' ? '–' : decimal(reportCount)),
  },
  {
    title: 'Menunggu',
    sort: 'openedAt',
    cell: ({ openedAt }) => <span className="nowrap">{openedAt ? relative(openedAt) : 'Diputuskan'}</span>,
  },
  {
    title: 'Ditangani',
    cell: ({ takenUpBy }) => (takenUpBy ? <Badge tone="primary">{takenUpBy.fullname}</Badge> : 'Belum'),
  },
];

/** Reported things and appeals, a row for each. */
export function CaseList({ search }: { search: CaseSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(caseSearch, search, { keyword: '', kind: null, reason: null });
  return (
    <DataList
      rows={useCases(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="laporan"
      clearHref={clearHref}
      empty={
        <EmptyState
          title={search.state === 'open' ? 'Tidak ada laporan yang menunggu' : 'Belum ada yang diputuskan'}
          illustration={illustrations.emptyNotes}
        >
          Kelas, ulasan, diskusi, profil, dan portofolio yang dilaporkan muncul di sini, juga banding mitra.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari laporan"
          placeholder="Judul atau nama"
          search={search}
          hrefFor={hrefFor}
          sorts={caseSorts}
        >
          <ChoiceFilter
            label="Status"
            words={caseStates}
            value={search.state}
            onChange={(state) => choose({ state: state ?? 'open' })}
          />
          <ChoiceFilter
            label="Jenis"
            all="Semua jenis"
            words={caseKindLabels}
            value={search.kind}
            onChange={(kind) => choose({ kind })}
          />
          <ChoiceFilter
            label="Alasan"
            all="Semua alasan"
            words={reportReasonLabels}
            value={search.reason}
            onChange={(reason) => choose({ reason })}
          />
        </ListTools>
      }
    />
  );
}
