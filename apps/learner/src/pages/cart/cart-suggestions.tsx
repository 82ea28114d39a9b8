import { relatedCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { CardGrid } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useAlsoTaken, useHomePicks } from '../../features/catalog/catalog.data.ts';
import { ClassCard } from '../../features/catalog/class-card.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';

/** Suggestions for the classes in the cart; for an empty cart, picked or popular ones. */
export function CartSuggestions({ classIds }: { classIds: readonly string[] }) {
  const alsoTaken = useAlsoTaken(classIds).data?.list ?? [];
  const isByBehaviour = alsoTaken.length > 0;
  const picks = useHomePicks().data?.list ?? [];
  const offers: readonly CatalogCard[] = isByBehaviour ? alsoTaken : picks;
  const owned = useEnrolments(offers.map(({ id }) => id));
  const shown = offers.filter(({ id }) => !classIds.includes(id) && !owned?.has(id)).slice(0, relatedCount);
  if (!owned || shown.length === 0) return null;
  return (
    <section className="cart-suggestions" aria-labelledby="saran">
      <h2 id="saran">{isByBehaviour ? 'Peserta kelas ini juga mengambil' : 'Mungkin kamu suka'}</h2>
      <CardGrid phone="scroller">
        {shown.map((card) => (
          <li key={card.id}>
            <ClassCard
              card={card}
              isBesideBestseller
              action={
                card.type === 'program' && (
                  <AddToCartButton
                    look="icon"
                    offer={{ type: 'program', id: card.id }}
                    title={card.title}
                    isInCart={false}
                  />
                )
              }
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
