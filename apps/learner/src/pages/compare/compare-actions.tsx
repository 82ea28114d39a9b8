import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { continueLabel } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';

interface CompareActionsProps {
  offer: ComparedClass;
  /** Ids of all offers in the table, which are requested together. */
  ids: readonly string[];
}

/**
 * Actions of a compared offer: participants continue, all others buy what is for sale. Tickets of a webinar are chosen
 * on its page.
 */
export function CompareActions({ offer, ids }: CompareActionsProps) {
  const { id, title, slug, type, mitra, salePrice, isForSale } = offer;
  const enrolment = useEnrolments(ids)?.get(id);
  const isInCart = useIdsInCart(ids)?.has(id) ?? false;
  const isOwn = useProfile()?.mitra?.id === mitra.id;
  const named = <span className="sr">{title}</span>;

  if (enrolment)
    return (
      <Button size="sm" block href={screens.continueClass(slug, type)}>
        <span>
          {continueLabel(enrolment.participant.progress)} {named}
        </span>
      </Button>
    );
  if (!isForSale) return <p className="muted">Tidak dijual lagi</p>;
  if (isOwn) return <p className="muted">Kelasmu sendiri</p>;
  if (type === 'webinar')
    return (
      <Button size="sm" block href={screens.classPage(slug)}>
        <span>Lihat tiket {named}</span>
      </Button>
    );
  const ref = { type, id } as const;
  return (
    <div className="compare-buy">
      <BuyNowButton size="sm" offer={ref} isFree={salePrice === 0} label={<span>Beli {named}</span>} />
      <AddToCartButton look="icon" offer={ref} title={title} isInCart={isInCart} />
    </div>
  );
}
