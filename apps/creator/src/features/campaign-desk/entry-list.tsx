import type { CampaignEntry } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, rupiah } from '@sinau/format';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { entrySearchOf, entrySorts, type EntrySearch } from './campaign-desk-search.ts';
import { useEntries } from './campaign-desk.data.ts';

const columns: readonly Column<CampaignEntry>[] = [
  {
    title: 'Kelas',
    isMain: true,
    cell: ({ class: { slug, title } }) => <Link href={screens.classPage(slug)}>{title}</Link>,
    note: ({ mitra }) => mitra.name,
  },
  { title: 'Harga biasa', isNumber: true, cell: ({ regularPrice }) => rupiah(regularPrice) },
  { title: 'Harga kampanye', sort: 'price', isNumber: true, cell: ({ price }) => rupiah(price) },
  { title: 'Ikut sejak', cell: ({ enteredAt }) => dateTime(enteredAt) },
];

/** Classes in a campaign. */
export function EntryList({ id, search }: { id: string; search: EntrySearch }) {
  const { hrefFor, clearHref } = useListAddress(entrySearchOf(id), search, { keyword: '' });
  return (
    <DataList
      rows={useEntries(id, search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada kelas yang ikut" illustration={illustrations.emptyNotes}>
          Kelas muncul di sini begitu mitranya mengikutkannya.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari kelas"
          placeholder="Judul kelas atau nama mitra"
          search={search}
          hrefFor={hrefFor}
          sorts={entrySorts}
        />
      }
    />
  );
}
