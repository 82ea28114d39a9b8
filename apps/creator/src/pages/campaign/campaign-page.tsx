import { useParams } from 'react-router-dom';
import { stepScreens } from '@sinau/contracts/step-screens';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { offerSearchOf } from '../../features/campaigns/campaign-search.ts';
import { useOpenCampaign } from '../../features/campaigns/campaigns.data.ts';
import { OfferList } from '../../features/campaigns/offer-list.tsx';
import { CampaignBadge, periodOf, topicsOf } from '../../shared/campaign/campaign-facts.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** One price campaign, and the mitra's classes for it. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const search = useSearch(offerSearchOf(id).read);
  return (
    <QueryStates
      query={useOpenCampaign(id)}
      missing={<NotFoundPage />}
      noun="kampanye"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(campaign) => (
        <>
          <PageTitle>{campaign.name}</PageTitle>
          <PageHead
            title={campaign.name}
            trail={<Breadcrumbs items={[{ label: 'Kampanye harga', href: stepScreens.creatorCampaigns() }]} />}
            action={<CampaignBadge state={campaign.state} />}
          >
            {periodOf(campaign)}. Diskon paling sedikit {campaign.minDiscount}
            %, ditanggung mitra. {topicsOf(campaign)}.
          </PageHead>
          <OfferList campaign={campaign} search={search} />
        </>
      )}
    </QueryStates>
  );
}
