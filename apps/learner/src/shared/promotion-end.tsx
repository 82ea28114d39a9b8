import { promotionEnd } from '@sinau/format';
import { Clock } from '@sinau/ui/icons';
import './promotion-end.css';

/** Says how long a price will last; nothing where there is no end, or it is over. */
export function PromotionEnd({ endsAt }: { endsAt: string | null }) {
  const text = endsAt && promotionEnd(endsAt);
  if (!text) return null;
  return (
    <p className="promotion-end num">
      <Clock />
      {text}
    </p>
  );
}
