import { promotionEnd } from '@sinau/format';
import { Clock } from '@sinau/ui/icons';
import './promotion-end.css';

interface PromotionEndProps {
  endsAt: string | null;
  /** Where there is little room: only in the last days. */
  isBrief?: boolean;
}

/** Says how long a price will last; nothing where there is no end, or it is over. */
export function PromotionEnd({ endsAt, isBrief = false }: PromotionEndProps) {
  const text = endsAt && promotionEnd(endsAt, { isBrief });
  if (!text) return null;
  return (
    <p className="promotion-end num">
      <Clock />
      {text}
    </p>
  );
}
