import { screens } from '@sinau/contracts/screens';
import { IconButton } from '@sinau/ui';
import { ShoppingCart } from '@sinau/ui/icons';
import { useCartCount } from './cart.data.ts';

/** Link to the cart, with the number of items. */
export function CartBadge() {
  const { data: count } = useCartCount();
  return (
    <IconButton href={screens.cart()} label="Keranjang" count={count}>
      <ShoppingCart />
    </IconButton>
  );
}
