import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { CartItem } from '@sinau/contracts/cart/cart.schemas';
import { Card, Checkbox } from '@sinau/ui';
import { wholeCartLeftOut, wholeCartTaken } from '../../session/checkout.slice.ts';
import { wantedOf } from '../../shared/wanted.ts';
import { useRemoveFromCart } from './cart.data.ts';
import { CartRow, RemovedRow } from './cart-row.tsx';
import './cart-list.css';

/** What it is of; the item itself gets another id when it is put back. */
const idOf = (item: CartItem) => wantedOf(item).id;

interface Removed {
  item: CartItem;
  /** Where it stood. */
  index: number;
}

interface CartListProps {
  items: readonly CartItem[];
  leftOutIds: readonly string[];
  /** Shown once nothing is left, not even something to take back. */
  empty: ReactNode;
}

/** What was taken out keeps its place, to be put back, until the page is left. */
export function CartList({ items, leftOutIds, empty }: CartListProps) {
  const [removed, setRemoved] = useState<Removed[]>([]);
  const { mutateAsync } = useRemoveFromCart();

  const showAgain = (returned: CartItem) =>
    setRemoved((all) => all.filter(({ item }) => idOf(item) !== idOf(returned)));
  const remove = (item: CartItem, index: number) => {
    setRemoved((all) => [...all, { item, index }]);
    mutateAsync({ params: { id: item.id } }).catch(() => showAgain(item));
  };

  const removedIds = new Set(removed.map(({ item }) => idOf(item)));
  const present = items.filter((item) => !removedIds.has(idOf(item)));
  const rows = present.map((item) => ({ item, isRemoved: false }));
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index))
    rows.splice(index, 0, { item, isRemoved: true });

  if (rows.length === 0) return empty;
  return (
    <Card className="cart-list">
      <WholeCart items={present.filter(({ isForSale }) => isForSale)} leftOutIds={leftOutIds} />
      <ul>
        {rows.map(({ item, isRemoved }, index) => (
          <li key={idOf(item)}>
            {isRemoved ? (
              <RemovedRow item={item} onReturned={() => showAgain(item)} />
            ) : (
              <CartRow item={item} isChosen={!leftOutIds.includes(idOf(item))} onRemove={() => remove(item, index)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WholeCart({ items, leftOutIds }: { items: readonly CartItem[]; leftOutIds: readonly string[] }) {
  const dispatch = useDispatch();
  if (items.length < 2) return null;
  const ids = items.map(idOf);
  const chosenCount = ids.filter((id) => !leftOutIds.includes(id)).length;
  const isWhole = chosenCount === ids.length;
  return (
    <div className="cart-list-whole">
      <Checkbox
        checked={isWhole}
        ref={(input) => {
          if (input) input.indeterminate = !isWhole && chosenCount > 0;
        }}
        onChange={() => dispatch(isWhole ? wholeCartLeftOut(ids) : wholeCartTaken())}
      >
        Pilih semua
      </Checkbox>
    </div>
  );
}
