import { Suspense, useState } from 'react';
import { PageTitle, lazySection, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { campaignSearch } from '../../features/campaign-desk/campaign-desk-search.ts';
import { CampaignList } from '../../features/campaign-desk/campaign-list.tsx';

const CreateCampaignDialog = lazySection(
  async () => (await import('../../features/campaign-desk/create-campaign-dialog.tsx')).CreateCampaignDialog,
);

/** Price campaigns that mitra opt into. */
export function CampaignsPage() {
  const search = useSearch(campaignSearch.read);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageTitle>Kampanye harga</PageTitle>
      <div className="head">
        <div>
          <h1>Kampanye harga</h1>
          <p>Masa promo bersama. Mitra memilih sendiri kelas yang ikut, dan menanggung potongannya.</p>
        </div>
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Buat kampanye
        </Button>
      </div>
      <CampaignList search={search} />
      <Suspense fallback={null}>{isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
