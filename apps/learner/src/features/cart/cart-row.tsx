import { useDispatch } from 'react-redux';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { decimal, priceTag } from '@sinau/format';
import { Badge, Button, Checkbox, Price, VisuallyHidden } from '@sinau/ui';
import { Trash2, Undo2 } from '@sinau/ui/icons';
import { cartItemToggled } from '../../session/checkout.slice.ts';
import { ClassLine } from '../../shared/class-line.tsx';
import { classTypeLabel } from '../../shared/class-types.ts';
import { QuantityStepper } from '../../shared/quantity-stepper.tsx';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { referenceOf, offerRefOf } from '../../shared/offer-ref.ts';
import { saleLabels } from '../../shared/sale-labels.ts';
import { CartNews, CartProblemNote, saleNoun } from './cart-flags.tsx';
import { useReturnToCart, useSetQuantity } from './cart.data.ts';

interface CartRowProps {
  item: CartItem;
  isSelected: boolean;
  onRemove: () => void;
}

export function CartRow({ item, isSelected, onRemove }: CartRowProps) {
  const { title, salePrice, normalPrice, promotionEndsAt, isForSale } = item;
  const dispatch = useDispatch();
  return (
    <div className="cart-row" data-for-sale={isForSale}>
      <Checkbox
        checked={isForSale && isSelected}
        disabled={!isForSale}
        onChange={() => dispatch(cartItemToggled(offerRefOf(item).id))}
      >
        <VisuallyHidden>Pilih {title}</VisuallyHidden>
      </Checkbox>
      <ClassLine
        line={item}
        kind={kindOf(item)}
        headingLevel={2}
        price={isForSale && <Price {...priceTag(normalPrice, salePrice)} />}
      >
        <div className="cart-row-foot">
          {item.type === 'Bundle' && item.ownedClass > 0 && (
            <p className="muted sm">{decimal(item.ownedClass)} kelas sudah kamu miliki, jadi tidak dihitung</p>
          )}
          {item.type === 'Ticket' && isForSale && <Quantity item={item} />}
          {isForSale ? <PromotionEnd endsAt={promotionEndsAt} /> : <CartProblemNote item={item} />}
          {isForSale && item.sale.seatsLeft !== null && (
            <Badge tone="promo">{saleLabels(item.sale, saleNoun(item))}</Badge>
          )}
          {isForSale && <CartNews item={item} />}
          <Button variant="text" size="sm" aria-label={`Hapus ${title} dari keranjang`} onClick={onRemove}>
            <Trash2 />
            Hapus
          </Button>
        </div>
      </ClassLine>
    </div>
  );
}

function Quantity({ item }: { item: Extract<CartItem, { type: 'Ticket' }> }) {
  const { mutate, isPending, variables } = useSetQuantity();
  const { id, ticket, quantity, perOrder, sale } = item;
  return (
    <QuantityStepper
      noun={ticket.title}
      value={isPending ? variables.body.quantity : quantity}
      min={1}
      max={Math.min(perOrder, sale.seatsLeft ?? perOrder)}
      onChange={(next) => mutate({ params: { id }, body: { quantity: next } })}
    />
  );
}

function kindOf(item: CartItem) {
  switch (item.type) {
    case 'Bundle':
      return `${classTypeLabel('bundling')} · ${decimal(item.totalClass)} kelas`;
    case 'Webinar':
      return `${classTypeLabel('webinar')} · ${item.ticket.title}`;
    case 'Ticket':
      return `Tiket tambahan · ${item.ticket.title}`;
    case 'Program':
      return classTypeLabel(item.format);
  }
}

/** Takes the focus of the removed row, so that keyboard users can undo. */
export function RemovedRow({ item, onReturned }: { item: CartItem; onReturned: () => void }) {
  const { mutate, isPending } = useReturnToCart();
  const putBack = () => mutate({ body: referenceOf(offerRefOf(item)) }, { onSuccess: onReturned });
  return (
    <div className="cart-removed">
      <p className="sm" role="status">
        <b>{item.title}</b> dihapus dari keranjang.
      </p>
      <Button variant="text" size="sm" loading={isPending} onClick={putBack} ref={(button) => button?.focus()}>
        <Undo2 />
        Urungkan
      </Button>
    </div>
  );
}
