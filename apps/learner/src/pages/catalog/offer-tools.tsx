import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { CompareButton } from '../../features/compare/compare-button.tsx';
import { WishButton } from '../../features/wishlist/wish-button.tsx';
import { ShareMenu } from '../../shared/share-menu.tsx';
import type { OfferType } from './offers.ts';

export interface OfferToolsProps {
  offer: {
    type: OfferType;
    id: string;
    title: string;
    slug: string;
    thumbnail: string | null;
    mitra: { id: string };
    archiveAt?: string | null;
  };
}

/** Tools of an offer for undecided visitors. */
export function OfferTools({ offer }: OfferToolsProps) {
  const { type, id, title, slug, mitra, archiveAt } = offer;
  const isOwn = useProfile()?.mitra?.id === mitra.id;
  return (
    <>
      {!isOwn && !archiveAt && <WishButton offer={{ type, id }} title={title} look="full" />}
      <ShareMenu path={screens.classPage(slug)} title={title} />
      {type !== 'bundle' && !archiveAt && <CompareButton offer={offer} look="full" />}
      {type !== 'bundle' && !isOwn && <ReportButton kind="class" id={id} noun={`kelas ${title}`} look="quiet" />}
    </>
  );
}
