import type { AuditEntry } from '@sinau/contracts/core/audit/audit.endpoints';
import type { AuditSubject } from '@sinau/contracts/core/audit/audit.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import { DayRange } from '@sinau/ui/antd/day-range';
import type { Column } from '@sinau/ui/antd/data-table';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { auditSearch, type AuditSearch } from './audit-search.ts';
import { actLabels, changeLines, subjectLabels } from '../../shared/audit-labels.ts';
import { useAudit, useOperators } from './audit.data.ts';
import './audit-list.css';

const columns: readonly Column<AuditEntry>[] = [
  {
    title: 'Waktu',
    sort: 'createdAt',
    isMain: true,
    cell: ({ createdAt }) => <span className="nowrap">{dateTime(createdAt)}</span>,
    note: ({ actor }) => (actor ? <PersonLink id={actor.id} name={actor.fullname} /> : 'Perintah sistem'),
  },
  {
    title: 'Tindakan',
    card: 'line',
    cell: ({ act }) => actLabels[act],
    note: ({ reason }) => reason && <span className="audit-text">{reason}</span>,
  },
  { title: 'Terhadap', card: 'line', cell: (entry) => <Subject {...entry} /> },
  {
    title: 'Perubahan',
    card: 'line',
    cell: ({ before, after }) => (
      <ul className="audit-changes">
        {changeLines(before, after).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

/** Links to the subject's own page. */
const hrefOf: Partial<Record<AuditSubject, (id: string) => string>> = {
  class: operatorScreens.operatorClass,
  mitra: operatorScreens.operatorApplication,
  payout: operatorScreens.operatorPayout,
  person: operatorScreens.operatorPerson,
};

function Subject({ subject: { type, id, title } }: AuditEntry) {
  const href = hrefOf[type]?.(id);
  return (
    <>
      <span className="muted xs">{subjectLabels[type]}</span>
      <br />
      {href ? <Link href={href}>{title}</Link> : title}
    </>
  );
}

const noFilter = { keyword: '', act: null, subject: null, actor: '', from: null, to: null } as const;

/** Actions of operators. */
export function AuditList({ search }: { search: AuditSearch }) {
  const operators = useOperators();
  const { hrefFor, clearHref, choose } = useListAddress(auditSearch, search, noFilter);
  return (
    <DataList
      rows={useAudit(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="tindakan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada tindakan" illustration={illustrations.emptyNotes}>
          Setiap tindakan operator tercatat di sini dan tidak bisa diubah.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari tindakan"
          placeholder="Nama kelas, mitra, atau pesanan"
          search={search}
          hrefFor={hrefFor}
        >
          <ChoiceFilter
            label="Tindakan"
            all="Semua tindakan"
            words={actLabels}
            value={search.act}
            onChange={(act) => choose({ act })}
          />
          <ChoiceFilter
            label="Terhadap"
            all="Semua hal"
            words={subjectLabels}
            value={search.subject}
            onChange={(subject) => choose({ subject })}
          />
          <SearchSelect
            label="Operator"
            placeholder="Semua operator"
            value={search.actor || null}
            isLoading={operators.isPending}
            options={(operators.data?.list ?? []).map(({ id, fullname }) => ({ value: id, label: fullname }))}
            onChange={(id) => choose({ actor: id ?? '' })}
          />
          <DayRange label="Tanggal tindakan" from={search.from} to={search.to} onChange={choose} />
        </ListTools>
      }
    />
  );
}
