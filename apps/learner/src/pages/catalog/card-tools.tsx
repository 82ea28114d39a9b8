import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { CompareButton } from '../../features/compare/compare-button.tsx';
import { WishButton } from '../../features/wishlist/wish-button.tsx';

interface CardToolsProps {
  card: CatalogCard;
  isForSale: boolean;
}

/** Tools of a card for undecided visitors. A bundle has several classes, and is not compared with one. */
export const CardTools = ({ card, isForSale }: CardToolsProps) => (
  <>
    <WishButton offer={{ type: card.type, id: card.id }} title={card.title} look="heart" />
    {card.type !== 'bundle' && isForSale && <CompareButton offer={card} look="icon" />}
  </>
);
