import type { LedCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { CampaignBadge, periodOf, topicsOf } from '../../shared/campaign/campaign-facts.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { campaignSearch, campaignSorts, type CampaignSearch } from './campaign-desk-search.ts';
import { useCampaigns } from './campaign-desk.data.ts';

const columns: readonly Column<LedCampaign>[] = [
  {
    title: 'Kampanye',
    sort: 'name',
    isText: true,
    isMain: true,
    cell: ({ id, name }) => <Link href={operatorScreens.operatorCampaign(id)}>{name}</Link>,
    note: topicsOf,
  },
  { title: 'Status', cell: ({ state }) => <CampaignBadge state={state} />, note: periodOf },
  { title: 'Diskon', isNumber: true, cell: ({ minDiscount }) => `minimal ${minDiscount}%` },
  { title: 'Kelas', isNumber: true, cell: ({ classCount }) => classCount },
];

/** Price campaigns of the marketplace. */
export function CampaignList({ search }: { search: CampaignSearch }) {
  const { hrefFor, clearHref } = useListAddress(campaignSearch, search, { keyword: '' });
  return (
    <DataList
      rows={useCampaigns(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="kampanye"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada kampanye harga" illustration={illustrations.emptyNotes}>
          Buat kampanye, lalu mitra memilih sendiri kelas yang mereka ikutkan.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari kampanye"
          placeholder="Nama kampanye"
          search={search}
          hrefFor={hrefFor}
          sorts={campaignSorts}
        />
      }
    />
  );
}
