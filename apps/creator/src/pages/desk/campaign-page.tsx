import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import type { LedCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates, useDraftKey, useSearch } from '@sinau/shell';
import { Breadcrumbs, Button, Card, Facts, ReasonDialog, Skeleton } from '@sinau/ui';
import { entrySearchOf } from '../../features/campaign-desk/campaign-desk-search.ts';
import { useCampaign, useEndCampaign } from '../../features/campaign-desk/campaign-desk.data.ts';
import { EntryList } from '../../features/campaign-desk/entry-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { CampaignBadge, periodOf, topicsOf } from '../../shared/campaign/campaign-facts.tsx';
import '../../features/desk/application-answers.css';
import './desk-page.css';

/** One price campaign with the classes in it. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const search = useSearch(entrySearchOf(id).read);
  return (
    <QueryStates
      query={useCampaign(id)}
      missing={<NotFoundPage />}
      noun="kampanye"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(campaign) => (
        <div className="desk-page">
          <PageTitle>{campaign.name}</PageTitle>
          <PageHead
            title={campaign.name}
            trail={<Breadcrumbs items={[{ label: 'Kampanye harga', href: operatorScreens.operatorCampaigns() }]} />}
            action={
              <div className="row wraps">
                <CampaignBadge state={campaign.state} />
                {campaign.state !== 'over' && <EndCampaign campaign={campaign} />}
              </div>
            }
          />
          <Card padded>
            <Facts
              className="application-answers"
              facts={[
                ['Waktu', periodOf(campaign)],
                ['Diskon paling sedikit', `${campaign.minDiscount}%, ditanggung mitra`],
                ['Topik', topicsOf(campaign)],
              ]}
            />
          </Card>
          <section className="stack" aria-labelledby="entries">
            <h2 id="entries">Kelas yang ikut</h2>
            <div>
              <EntryList id={id} search={search} />
            </div>
          </section>
        </div>
      )}
    </QueryStates>
  );
}

function EndCampaign({ campaign: { id, name, state, classCount } }: { campaign: LedCampaign }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = useEndCampaign(id);
  const draftKey = useDraftKey(`end-campaign:${id}`);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {state === 'running' ? 'Akhiri sekarang' : 'Batalkan kampanye'}
      </Button>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`${state === 'running' ? 'Akhiri' : 'Batalkan'} ${name}?`}
        label="Alasannya"
        hint="Tersimpan di catatan tindakan."
        rule={reasonRule}
        confirmLabel={state === 'running' ? 'Akhiri kampanye' : 'Batalkan kampanye'}
        tone="danger"
        send={mutateAsync}
      >
        {state === 'running'
          ? `Harga ${classCount} kelas langsung kembali seperti sebelum kampanye. Pesanan yang sudah dibuat tidak berubah.`
          : `${classCount} kelas yang sudah didaftarkan tidak jadi turun harga.`}{' '}
        Kampanye ini tidak bisa dimulai lagi.
      </ReasonDialog>
    </>
  );
}
