import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { CardGrid, MediaCardSkeleton } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { InCartBadge } from '../../features/cart/in-cart-badge.tsx';
import { ClassCard } from '../../features/catalog/class-card.tsx';
import { ClassProgress } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';

type Look = 'rows' | 'scroller';

interface ClassCardsProps {
  classes: readonly CatalogCard[];
  /** On phones. */
  phone: Look;
  headingLevel?: 2 | 3;
  /** Their pictures are among the first that people see. */
  priorityCount?: number;
}

/** The public list, which everybody shares, with what each class is to this person. */
export function ClassCards({ classes, phone, headingLevel, priorityCount = 0 }: ClassCardsProps) {
  const inCart = useIdsInCart();
  const enrolments = useEnrolments();
  return (
    <CardGrid phone={phone}>
      {classes.map((card, index) => {
        const { id, title, type } = card;
        const enrolment = enrolments?.get(id);
        const isInCart = inCart?.has(id) ?? false;
        const isKnown = inCart !== undefined && enrolments !== undefined;
        return (
          <li key={id}>
            <ClassCard
              card={card}
              headingLevel={headingLevel}
              priority={index < priorityCount}
              corner={isInCart && !enrolment && <InCartBadge />}
              action={
                isKnown &&
                type !== 'webinar' && (
                  <AddToCartButton look="icon" wanted={{ type, id }} title={title} isInCart={isInCart} />
                )
              }
              footer={enrolment && <ClassProgress enrolment={enrolment} />}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}

export function ClassCardsOnTheirWay({ count, phone }: { count: number; phone: Look }) {
  return (
    <CardGrid phone={phone}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <MediaCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}
