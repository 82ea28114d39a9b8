import { priceTag } from '@sinau/format';
import { afterLogin, type Wanted } from '@sinau/shell';
import { Price } from '@sinau/ui';
import { ClassLine } from './class-line.tsx';
import { useWantedOffer } from './wish.data.ts';
import './wish-card.css';

interface WishCardProps {
  item: Parameters<typeof ClassLine>[0]['line'] & { salePrice: number | null; normalPrice: number | null };
  /** Above the title: 'Yang mau kamu beli'. */
  label: string;
}

/** The class somebody is on the way to, kept in sight while they sign in or confirm their address. */
export const WishCard = ({ item, label }: WishCardProps) => (
  <div className="wish-card">
    <ClassLine
      line={item}
      kind={label}
      headingLevel={2}
      price={<Price {...priceTag(item.normalPrice, item.salePrice)} />}
    />
  </div>
);

/** The same for the address of /login and /register; nothing where it names no class, or one that is gone. */
export function WantedCard({ query }: { query: URLSearchParams }) {
  const wanted = wantedIn(query);
  const offer = useWantedOffer(wanted);
  if (!offer) return null;
  return <WishCard item={offer} label={query.get('buy') ? 'Yang mau kamu beli' : 'Untuk keranjangmu'} />;
}

export function wantedIn(query: URLSearchParams): Wanted | null {
  const next = afterLogin(query, { isMitra: false });
  return next.kind === 'buy' || next.kind === 'cart' ? next.item : null;
}
