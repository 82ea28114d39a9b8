import type { Publication } from '@sinau/contracts/operator/operator.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Badge, EmptyState, Select, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { publicationSearch, publicationSorts, type PublicationSearch } from './publication-search.ts';
import { usePublications } from './publications.data.ts';

const columns: readonly Column<Publication>[] = [
  {
    title: 'Kelas',
    isMain: true,
    cell: ({ id, class: { title, thumbnail, mitra } }) => (
      <ClassCell href={screens.operatorPublication(id)} title={title} thumbnail={thumbnail} note={mitra.name} />
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
  { title: 'Oleh', cell: ({ publishedBy }) => publishedBy?.fullname ?? 'Perintah sistem' },
];

/** Every version of a class that went live; from the second on nobody reviewed it before. */
export function PublicationList({ search }: { search: PublicationSearch }) {
  const go = useGo();
  const hrefFor = (change: Partial<PublicationSearch>) => publicationSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.kind !== null;
  return (
    <DataList
      rows={usePublications(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="terbitan"
      clearHref={isFiltered ? hrefFor({ keyword: '', kind: null }) : null}
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
          <Select
            aria-label="Jenis terbitan"
            value={search.kind ?? ''}
            onChange={({ target }) => go(hrefFor({ kind: (target.value || null) as PublicationSearch['kind'] }))}
          >
            <option value="">Semua terbitan</option>
            <option value="changes">Perubahan oleh mitra</option>
            <option value="first">Terbit pertama</option>
          </Select>
        </ListTools>
      }
    />
  );
}
