import { Suspense, useState } from 'react';
import { PageTitle, lazySection, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { campaignSearch } from '../../features/campaign-desk/campaign-desk-search.ts';
import { CampaignList } from '../../features/campaign-desk/campaign-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';

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
      <PageHead
        title="Kampanye harga"
        action={
          <Button onClick={() => setCreating(true)}>
            <Plus />
            Buat kampanye
          </Button>
        }
      >
        Masa promo bersama. Mitra memilih sendiri kelas yang ikut, dan menanggung potongannya.
      </PageHead>
      <CampaignList search={search} />
      <Suspense fallback={null}>{isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
