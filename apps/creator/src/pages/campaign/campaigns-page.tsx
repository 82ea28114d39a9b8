import { PageTitle, useSearch } from '@sinau/shell';
import { openSearch } from '../../features/campaigns/campaign-search.ts';
import { OpenList } from '../../features/campaigns/open-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** Price campaigns of the marketplace that the mitra may opt into. */
export function CampaignsPage() {
  const search = useSearch(openSearch.read);
  return (
    <>
      <PageTitle>Kampanye harga</PageTitle>
      <PageHead title="Kampanye harga">
        Masa promo bersama. Kamu yang memilih kelas dan harganya; potongannya diambil dari bagianmu.
      </PageHead>
      <OpenList search={search} />
    </>
  );
}
