import { priceTag } from '@sinau/format';
import { afterLogin, type OfferRef } from '@sinau/shell';
import { Price } from '@sinau/ui';
import { ClassLine } from './class-line.tsx';
import { useOffer } from './pending-purchase.data.ts';
import './wish-card.css';

interface PendingPurchaseCardProps {
  item: Parameters<typeof ClassLine>[0]['line'] & { salePrice: number | null; normalPrice: number | null };
  /** Label above the title: 'Yang mau kamu beli'. */
  label: string;
}

/** Class of the pending purchase, shown while the buyer signs in or confirms the address. */
export const PendingPurchaseCard = ({ item, label }: PendingPurchaseCardProps) => (
  <div className="wish-card">
    <ClassLine
      line={item}
      kind={label}
      headingLevel={2}
      price={<Price {...priceTag(item.normalPrice, item.salePrice)} />}
    />
  </div>
);

/**
 * Shows the same for the query of /login and /register. Renders nothing if it names no class, or one that no longer
 * exists.
 */
export function PendingOfferCard({ query }: { query: URLSearchParams }) {
  const offer = useOffer(pendingOfferIn(query));
  if (!offer) return null;
  return <PendingPurchaseCard item={offer} label={query.get('buy') ? 'Yang mau kamu beli' : 'Untuk keranjangmu'} />;
}

export function pendingOfferIn(query: URLSearchParams): OfferRef | null {
  const next = afterLogin(query, { isMitra: false });
  return next.kind === 'buy' || next.kind === 'cart' ? next.item : null;
}
