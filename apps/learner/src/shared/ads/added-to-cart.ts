import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { trackAdEvent } from './ad-events.ts';

/** Reports the items that were added to the cart to the ads service. */
export function trackAddedToCart(items: readonly CartItem[]) {
  const offerIds = [...new Set(items.map(offerIdOf))];
  if (offerIds.length > 0)
    trackAdEvent({ name: 'AddToCart', offerIds, value: items.reduce((sum, { salePrice }) => sum + salePrice, 0) });
}

function offerIdOf(item: CartItem) {
  if (item.type === 'Bundle') return item.bundleId;
  return item.type === 'Program' ? item.programId : item.webinarId;
}
