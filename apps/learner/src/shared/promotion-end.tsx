import { promotionEnd } from '@sinau/format';
import { useNow } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import './promotion-end.css';

interface PromotionEndProps {
  endsAt: string | null;
  /** Brief form for small spaces: shows only the last days. */
  isBrief?: boolean;
}

/** Time left of a promotion; hidden without an end, or after it. */
export function PromotionEnd({ endsAt, isBrief = false }: PromotionEndProps) {
  const now = useNow();
  const text = endsAt && promotionEnd(endsAt, { now, isBrief });
  if (!text) return null;
  return (
    <p className="promotion-end num">
      <Clock />
      {text}
    </p>
  );
}
