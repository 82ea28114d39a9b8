import type { OpenCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { CampaignBadge, periodOf, topicsOf } from '../../shared/campaign/campaign-facts.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { openSearch, type OpenSearch } from './campaign-search.ts';
import { useOpenCampaigns } from './campaigns.data.ts';

const columns: readonly Column<OpenCampaign>[] = [
  {
    title: 'Kampanye',
    isMain: true,
    cell: ({ id, name }) => <Link href={stepScreens.creatorCampaign(id)}>{name}</Link>,
    note: topicsOf,
  },
  { title: 'Status', cell: ({ state }) => <CampaignBadge state={state} />, note: periodOf },
  { title: 'Diskon', isNumber: true, cell: ({ minDiscount }) => `minimal ${minDiscount}%` },
  { title: 'Kelasmu', isNumber: true, cell: ({ ownCount }) => (ownCount === 0 ? 'Belum ada' : ownCount) },
];

/** Campaigns that a mitra may take part in. */
export function OpenList({ search }: { search: OpenSearch }) {
  const { hrefFor, clearHref } = useListAddress(openSearch, search, { keyword: '' });
  return (
    <DataList
      rows={useOpenCampaigns(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="kampanye"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada kampanye" illustration={illustrations.emptyNotes}>
          Begitu kami membuka kampanye harga, kamu bisa mengikutkan kelasmu di sini.
        </EmptyState>
      }
      tools={<ListTools label="Cari kampanye" placeholder="Nama kampanye" search={search} hrefFor={hrefFor} />}
    />
  );
}
