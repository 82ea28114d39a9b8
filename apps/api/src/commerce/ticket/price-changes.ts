import type { TicketFacts } from '../../storefront/stock/index.ts';
import type { NewPriceChange } from '../price-history/index.ts';
import type { TicketFields, TierFields } from './ticket.queries.ts';

/** Returns the old and new prices of a ticket, including those that stay. */
export function priceChanges(
  known: Pick<TicketFacts, 'price' | 'tiers'>,
  {
    title: ticketTitle,
    price,
    tiers,
  }: Pick<TicketFields, 'title' | 'price'> & { readonly tiers: readonly TierFields[] },
): NewPriceChange[] {
  const before = new Map(known.tiers.map((tier) => [tier.id, tier.price]));
  const kept = new Set(tiers.map(({ id }) => id));
  const tier = (from: number | null, to: number | null) => ({ part: 'tier' as const, ticketTitle, from, to });
  return [
    { part: 'ticket', ticketTitle, from: known.price, to: price },
    ...tiers.map(({ id, price: to }) => tier((id ? before.get(id) : null) ?? null, to)),
    ...known.tiers.filter(({ id }) => !kept.has(id)).map(({ price: from }) => tier(from, null)),
  ];
}
