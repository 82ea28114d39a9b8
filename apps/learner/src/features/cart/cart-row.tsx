import { useDispatch } from 'react-redux';
import type { CartItem } from '@sinau/contracts/cart/cart.schemas';
import { decimal, priceTag } from '@sinau/format';
import { Badge, Button, Checkbox, Price, VisuallyHidden } from '@sinau/ui';
import { Trash2, Undo2 } from '@sinau/ui/icons';
import { cartItemToggled } from '../../session/checkout.slice.ts';
import { ClassLine } from '../../shared/class-line.tsx';
import { classTypeLabel } from '../../shared/class-types.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { referenceOf, offerRefOf } from '../../shared/offer-ref.ts';
import { useReturnToCart } from './cart.data.ts';

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
          {isForSale ? <PromotionEnd endsAt={promotionEndsAt} /> : <Badge tone="danger">Sedang tidak dijual</Badge>}
          <Button variant="text" size="sm" aria-label={`Hapus ${title} dari keranjang`} onClick={onRemove}>
            <Trash2 />
            Hapus
          </Button>
        </div>
      </ClassLine>
    </div>
  );
}

const kindOf = (item: CartItem) =>
  item.type === 'Bundle'
    ? `${classTypeLabel('bundling')} · ${decimal(item.totalClass)} kelas`
    : classTypeLabel(item.format);

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
