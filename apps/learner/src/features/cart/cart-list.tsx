import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { decimal } from '@sinau/format';
import { Button, Card, Checkbox } from '@sinau/ui';
import { Undo2 } from '@sinau/ui/icons';
import { allDeselected, allSelected } from '../../session/checkout.slice.ts';
import { offerRefOf } from '../../shared/offer-ref.ts';
import { useClearCart, useRemoveFromCart, useRestoreCart } from './cart.data.ts';
import { CartRow, RemovedRow } from './cart-row.tsx';
import './cart-list.css';

/** Id of the item's class or bundle: the cart item itself gets a new id when it is restored. */
const idOf = (item: CartItem) => offerRefOf(item).id;

interface Removed {
  item: CartItem;
  /** Former position of the item. */
  index: number;
}

interface CartListProps {
  items: readonly CartItem[];
  deselectedIds: readonly string[];
  /** Shown when the list is empty and nothing can be restored. */
  empty: ReactNode;
}

/** List in which a removed item keeps its position with an undo button until the page is left. */
export function CartList({ items, deselectedIds, empty }: CartListProps) {
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [cleared, setCleared] = useState<readonly CartItem[]>([]);
  const { mutateAsync } = useRemoveFromCart();
  const { mutateAsync: clearCart } = useClearCart();

  const showAgain = (returned: CartItem) =>
    setRemoved((all) => all.filter(({ item }) => idOf(item) !== idOf(returned)));
  const remove = (item: CartItem, index: number) => {
    setRemoved((all) => [...all, { item, index }]);
    mutateAsync({ params: { id: item.id } }).catch(() => showAgain(item));
  };

  const clear = () => {
    setRemoved([]);
    setCleared(present);
    clearCart(present.map(({ id }) => id)).catch(() => setCleared([]));
  };

  const removedIds = new Set([...removed.map(({ item }) => item), ...cleared].map(idOf));
  const present = items.filter((item) => !removedIds.has(idOf(item)));
  const rows = present.map((item) => ({ item, isRemoved: false }));
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index))
    rows.splice(index, 0, { item, isRemoved: true });

  const undo = cleared.length > 0 && <ClearedNote items={cleared} onReturned={() => setCleared([])} />;
  if (rows.length === 0)
    return (
      <>
        {undo}
        {empty}
      </>
    );
  return (
    <Card className="cart-list">
      {undo}
      {present.length > 1 && (
        <div className="cart-list-all">
          <SelectAll items={present.filter(({ isForSale }) => isForSale)} deselectedIds={deselectedIds} />
          <Button variant="text" size="sm" onClick={clear}>
            Kosongkan keranjang
          </Button>
        </div>
      )}
      <ul>
        {rows.map(({ item, isRemoved }, index) => (
          <li key={idOf(item)}>
            {isRemoved ? (
              <RemovedRow item={item} onReturned={() => showAgain(item)} />
            ) : (
              <CartRow
                item={item}
                isSelected={!deselectedIds.includes(idOf(item))}
                onRemove={() => remove(item, index)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SelectAll({ items, deselectedIds }: { items: readonly CartItem[]; deselectedIds: readonly string[] }) {
  const dispatch = useDispatch();
  if (items.length < 2) return null;
  const ids = items.map(idOf);
  const selectedCount = ids.filter((id) => !deselectedIds.includes(id)).length;
  const isAllSelected = selectedCount === ids.length;
  return (
    <Checkbox
      checked={isAllSelected}
      ref={(input) => {
        if (input) input.indeterminate = !isAllSelected && selectedCount > 0;
      }}
      onChange={() => dispatch(isAllSelected ? allDeselected(ids) : allSelected())}
    >
      Pilih semua
    </Checkbox>
  );
}

/** Note that all items were removed together; undo restores them together. */
function ClearedNote({ items, onReturned }: { items: readonly CartItem[]; onReturned: () => void }) {
  const { mutate, isPending } = useRestoreCart();
  return (
    <div className="cart-removed">
      <p className="sm" role="status">
        {decimal(items.length)} isi keranjang dihapus.
      </p>
      <Button
        variant="text"
        size="sm"
        loading={isPending}
        onClick={() => mutate(items, { onSettled: onReturned })}
        ref={(button) => button?.focus()}
      >
        <Undo2 />
        Urungkan
      </Button>
    </div>
  );
}
