import { PageTitle, useSearch } from '@sinau/shell';
import { openSearch } from '../../features/campaigns/campaign-search.ts';
import { OpenList } from '../../features/campaigns/open-list.tsx';

/** Price campaigns of the marketplace that the mitra may opt into. */
export function CampaignsPage() {
  const search = useSearch(openSearch.read);
  return (
    <>
      <PageTitle>Kampanye harga</PageTitle>
      <div className="head">
        <div>
          <h1>Kampanye harga</h1>
          <p>Masa promo bersama. Kamu yang memilih kelas dan harganya; potongannya diambil dari bagianmu.</p>
        </div>
      </div>
      <OpenList search={search} />
    </>
  );
}
