import { screens } from '@sinau/contracts/screens';
import { Button } from '@sinau/ui';
import { lookIn, type ActionsSlot } from './purchase-actions.tsx';

interface UnsoldActionsProps {
  place: ActionsSlot;
  category: { slug: string } | null;
}

/** Actions of an offer that its makers no longer sell: others of its topic. */
export const UnsoldActions = ({ place, category }: UnsoldActionsProps) => (
  <>
    <p className="muted grow">Tidak dijual lagi</p>
    <Button {...lookIn(place)} variant="outline" href={screens.catalog(category ? { topic: category.slug } : {})}>
      Lihat kelas serupa
    </Button>
  </>
);
