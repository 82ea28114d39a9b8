import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { part, useProfile } from '@sinau/shell';
import { Badge, CardGrid, MediaCardSkeleton } from '@sinau/ui';
import { AddToCartButton, AddToCartSkeleton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { InCartBadge } from '../../features/cart/in-cart-badge.tsx';
import { ClassCard } from '../../features/catalog/class-card.tsx';
import { ClassProgress } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';

const CardTools = part(async () => (await import('./card-tools.tsx')).CardTools);

type Look = 'rows' | 'scroller';

interface ClassCardsProps {
  /** Single kind that the list holds; its cards do not name it. */
  tab?: CatalogTab | undefined;
  /** Classes; some lists include those that are no longer for sale. */
  classes: readonly (CatalogCard & { isForSale?: boolean })[];
  /** Look on phones. */
  phone: Look;
  headingLevel?: 2 | 3;
  /** True if the first bestseller is marked: one list of a screen marks it (0272). */
  marksBestseller?: boolean;
  /** Number of pictures that load first, because they are visible immediately. */
  priorityCount?: number;
}

/** Public list of classes, the same for all visitors, with marks for what the user has or wants. */
export function ClassCards({
  classes,
  tab,
  phone,
  headingLevel,
  marksBestseller = true,
  priorityCount = 0,
}: ClassCardsProps) {
  const inCart = useIdsInCart(classes.map(({ id }) => id));
  const enrolments = useEnrolments(classIdsOf(classes));
  const ownMitraId = useProfile()?.mitra?.id;
  const bestseller = marksBestseller && classes.find(({ badge }) => badge === 'bestseller');
  return (
    <CardGrid phone={phone}>
      {classes.map((card, index) => {
        const { id, title, type, mitra, isForSale = true } = card;
        const enrolment = enrolments?.get(id);
        const isInCart = inCart?.has(id) ?? false;
        const isKnown = inCart !== undefined && enrolments !== undefined;
        return (
          <li key={id}>
            <ClassCard
              card={card}
              isBesideBestseller={card !== bestseller}
              isOfOneKind={tab !== undefined}
              headingLevel={headingLevel}
              priority={index < priorityCount}
              corner={isForSale ? isInCart && !enrolment && <InCartBadge /> : <Badge>Tidak dijual lagi</Badge>}
              tool={!enrolment && mitra.id !== ownMitraId && <CardTools card={card} isForSale={isForSale} />}
              action={
                isForSale &&
                type !== 'webinar' &&
                mitra.id !== ownMitraId &&
                (isKnown ? (
                  <AddToCartButton look="icon" offer={{ type, id }} title={title} isInCart={isInCart} />
                ) : (
                  <AddToCartSkeleton />
                ))
              }
              footer={enrolment && <ClassProgress enrolment={enrolment} />}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}

/** Returns the ids of the classes; bundles have no participants, so they are omitted. */
const classIdsOf = (cards: readonly CatalogCard[]) => cards.filter(({ type }) => type !== 'bundle').map(({ id }) => id);

export function ClassCardsSkeleton({ count, phone }: { count: number; phone: Look }) {
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
