import { Suspense, useState } from 'react';
import type { CampaignObstacle } from '@sinau/contracts/authoring/campaign/campaign.rules';
import type { CampaignOffer, OpenCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { rupiah } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Button, ConfirmDialog, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { offerSearchOf, type OfferSearch } from './campaign-search.ts';
import { useLeaveCampaign, useOffers } from './campaigns.data.ts';

const EnterDialog = lazySection(async () => (await import('./enter-dialog.tsx')).EnterDialog);

const obstacleLabels: Record<CampaignObstacle, string> = {
  free: 'Kelas ini gratis',
  promoted: 'Sedang punya promo sendiri; akhiri dulu promonya',
  other_campaign: 'Sedang ikut kampanye lain',
  too_cheap: 'Dengan diskon ini, harganya di bawah batas terendah',
};

interface OfferListProps {
  campaign: OpenCampaign;
  search: OfferSearch;
}

/** Classes of the mitra that are in a campaign, or may be. */
export function OfferList({ campaign, search }: OfferListProps) {
  const { hrefFor, clearHref } = useListAddress(offerSearchOf(campaign.id), search, { keyword: '' });
  const columns: readonly Column<CampaignOffer>[] = [
    { title: 'Kelas', isMain: true, cell: ({ title }) => <b>{title}</b> },
    { title: 'Harga biasa', isNumber: true, cell: ({ regularPrice }) => rupiah(regularPrice) },
    {
      title: 'Harga kampanye',
      isNumber: true,
      cell: ({ price, highestPrice, obstacle }) =>
        price === null ? (
          <span className="muted">{obstacle === null ? `paling banyak ${rupiah(highestPrice)}` : '–'}</span>
        ) : (
          <b>{rupiah(price)}</b>
        ),
    },
    {
      title: 'Tindakan',
      isTitleHidden: true,
      card: 'line',
      cell: (offer) => <OfferActions campaign={campaign} offer={offer} />,
    },
  ];
  return (
    <DataList
      rows={useOffers(campaign.id, search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={clearHref}
      empty={
        <EmptyState title="Tidak ada kelas yang bisa ikut" illustration={illustrations.emptyNotes}>
          Yang bisa ikut: kelasmu yang sudah terbit dan topiknya termasuk kampanye ini. Webinar dan bundling tidak ikut.
        </EmptyState>
      }
      tools={<ListTools label="Cari kelas" placeholder="Judul kelas" search={search} hrefFor={hrefFor} />}
    />
  );
}

function OfferActions({ campaign, offer }: { campaign: OpenCampaign; offer: CampaignOffer }) {
  const [asked, setAsked] = useState<'enter' | 'leave' | null>(null);
  const leave = useLeaveCampaign(campaign.id);
  const close = () => setAsked(null);
  const { title } = offer;
  if (offer.obstacle !== null) return <span className="muted sm">{obstacleLabels[offer.obstacle]}</span>;
  if (campaign.state === 'over') return null;
  if (offer.price !== null && campaign.state === 'running')
    return <span className="muted sm">Harganya tetap sampai kampanye selesai</span>;
  return (
    <div className="row wraps">
      <Button variant="outline" size="sm" onClick={() => setAsked('enter')}>
        {offer.price === null ? 'Ikutkan' : 'Ubah harga'} <span className="sr">{title}</span>
      </Button>
      {offer.price !== null && (
        <Button variant="text" size="sm" onClick={() => setAsked('leave')}>
          Keluarkan <span className="sr">{title}</span>
        </Button>
      )}
      <Suspense fallback={null}>
        {asked === 'enter' && <EnterDialog campaign={campaign} offer={offer} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={asked === 'leave'}
        onClose={close}
        busy={leave.isPending}
        onConfirm={() => leave.mutate(offer.id, { onSettled: close })}
        title={`Keluarkan ${title}?`}
        confirmLabel="Keluarkan"
      >
        Kelas ini tidak ikut kampanye, dan harganya tetap {rupiah(offer.regularPrice)}.
      </ConfirmDialog>
    </div>
  );
}
