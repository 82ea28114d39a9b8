import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { WishButton } from '../../features/wishlist/wish-button.tsx';
import { ShareMenu } from '../../shared/share-menu.tsx';

export interface OfferToolsProps {
  offer: {
    type: 'program' | 'webinar' | 'bundle';
    id: string;
    title: string;
    slug: string;
    mitra: { id: string };
    archiveAt?: string | null;
  };
}

/** What somebody who has not decided yet may do with an offer. */
export function OfferTools({ offer: { type, id, title, slug, mitra, archiveAt } }: OfferToolsProps) {
  const isOwn = useProfile()?.mitra?.id === mitra.id;
  return (
    <>
      {!isOwn && !archiveAt && <WishButton offer={{ type, id }} title={title} look="full" />}
      <ShareMenu path={screens.classPage(slug)} title={title} />
    </>
  );
}
