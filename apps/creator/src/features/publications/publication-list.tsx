import type { Publication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { riskSignLabels } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { Badge, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { PersonLink } from '../../shared/person-link.tsx';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import {
  lookStates,
  publicationKinds,
  publicationSearch,
  publicationSorts,
  type PublicationSearch,
} from './publication-search.ts';
import { usePublications } from './publications.data.ts';

const columns: readonly Column<Publication>[] = [
  {
    title: 'Kelas',
    isMain: true,
    cell: ({ id, class: { title, thumbnail, mitra } }) => (
      <ClassCell href={operatorScreens.operatorPublication(id)} title={title} thumbnail={thumbnail} note={mitra.name} />
    ),
  },
  {
    title: 'Versi',
    cell: ({ number, class: { suspendedAt } }) => (
      <span className="row wraps">
        <Badge tone={number === 1 ? 'success' : 'neutral'}>{number === 1 ? 'Terbit pertama' : `Versi ${number}`}</Badge>
        {suspendedAt && <Badge tone="danger">Penjualan dihentikan</Badge>}
      </span>
    ),
  },
  {
    title: 'Terbit',
    sort: 'publishedAt',
    cell: ({ publishedAt }) => <span className="nowrap">{dateTime(publishedAt)}</span>,
  },
  {
    title: 'Oleh',
    cell: ({ publishedBy }) =>
      publishedBy ? <PersonLink id={publishedBy.id} name={publishedBy.fullname} /> : 'Perintah sistem',
  },
  {
    title: 'Tanda risiko',
    card: 'line',
    cell: ({ riskSigns }) =>
      riskSigns.map((sign) => (
        <div key={sign}>
          <Badge tone="danger">{riskSignLabels[sign]}</Badge>
        </div>
      )),
  },
  {
    title: 'Dilihat',
    cell: ({ isUnreviewed, lookedAt, lookedBy }) =>
      lookedAt ? (lookedBy?.fullname ?? 'Sudah') : isUnreviewed ? 'Belum' : 'Ditinjau sebelum terbit',
  },
];

/** Every version of a class that went live; from the second on, none was reviewed beforehand. */
export function PublicationList({ search }: { search: PublicationSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(publicationSearch, search, {
    keyword: '',
    kind: null,
    look: null,
    risk: null,
  });
  return (
    <DataList
      rows={usePublications(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="terbitan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada kelas yang terbit" illustration={illustrations.emptyNotes}>
          Setiap versi kelas yang terbit muncul di sini, dengan apa yang berubah.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari terbitan"
          placeholder="Judul atau mitra"
          search={search}
          hrefFor={hrefFor}
          sorts={publicationSorts}
        >
          <ChoiceFilter
            label="Jenis terbitan"
            all="Semua terbitan"
            words={publicationKinds}
            value={search.kind}
            onChange={(kind) => choose({ kind })}
          />
          <ChoiceFilter
            label="Dilihat"
            all="Dilihat atau belum"
            words={lookStates}
            value={search.look}
            onChange={(look) => choose({ look })}
          />
          <ChoiceFilter
            label="Tanda risiko"
            all="Semua risiko"
            words={riskSignLabels}
            value={search.risk}
            onChange={(risk) => choose({ risk })}
          />
        </ListTools>
      }
    />
  );
}
