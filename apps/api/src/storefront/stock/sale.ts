import { fewSeats } from '@sinau/contracts/storefront/stock/sale.rules';
import type { Sale } from '@sinau/contracts/storefront/stock/sale.schemas';
import type { StockFacts, TicketFacts, TierFacts } from './stock.facts.ts';

/** Conditions of a class's sale besides its stock. */
export interface OnSale {
  readonly isForSale: boolean;
  /** End of its last session; null for a webinar without one, as after all were cancelled. */
  readonly endsAt: Date | string | null;
}

const isPast = (moment: Date | string | null, now: Date) => moment !== null && new Date(moment) <= now;
const isoOf = (moment: string | null) => moment && new Date(moment).toISOString();
const roomIn = ({ quota, held, sold }: Pick<StockFacts, 'quota' | 'held' | 'sold'>) =>
  quota === null ? Infinity : quota - held - sold;

/** Returns how many more of a ticket there are; a regular one also needs a seat of its webinar. */
export const roomOf = (ticket: TicketFacts, stock: StockFacts) =>
  Math.min(roomIn(ticket), ticket.kind === 'regular' ? roomIn(stock) : Infinity);

/**
 * Returns the current price of a ticket: that of the first tier that is still valid and has enough left, or its own.
 */
export function priceOf({ price, tiers }: TicketFacts, now: Date, quantity = 1) {
  const tier = tiers.find((one) => !isPast(one.endsAt, now) && leftAt(one) >= quantity);
  return { price: tier?.price ?? price, normalPrice: tier ? price : null, tier: tier ?? null };
}
export const leftAt = ({ count, taken }: TierFacts) => (count === null ? Infinity : count - taken);

/** Returns the sale of a class without seats. */
export const saleWithoutSeats = (isForSale: boolean): Sale => ({
  state: isForSale ? 'open' : 'closed',
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
});

const saleFrom = (state: Sale['state'], ticket: TicketFacts | undefined, room: number): Sale => ({
  state,
  opensAt: isoOf(ticket?.saleStartsAt ?? null),
  closesAt: isoOf(ticket?.saleEndsAt ?? null),
  seatsLeft: state === 'open' && room <= fewSeats ? room : null,
});

export function saleOfTicket(ticket: TicketFacts, stock: StockFacts, about: OnSale, now: Date): Sale {
  const room = roomOf(ticket, stock);
  return saleFrom(stateOf(ticket, room, about, now), ticket, room);
}

function stateOf(ticket: TicketFacts, room: number, { isForSale, endsAt }: OnSale, now: Date): Sale['state'] {
  if (endsAt === null || isPast(endsAt, now)) return 'over';
  if (!isForSale || ticket.archivedAt || isPast(ticket.saleEndsAt, now)) return 'closed';
  if (ticket.saleStartsAt && !isPast(ticket.saleStartsAt, now)) return 'upcoming';
  return room > 0 ? 'open' : 'sold-out';
}

/** Sums up a webinar from its regular tickets, the best status first. */
export function saleOfWebinar(stock: StockFacts | null, about: OnSale, now: Date): Sale {
  const tickets = regularTickets(stock).map((ticket) => ({ ticket, sale: saleOfTicket(ticket, stock!, about, now) }));
  const open = tickets.filter(({ sale }) => sale.state === 'open');
  if (open.length > 0) {
    const room = Math.min(
      roomIn(stock!),
      open.reduce((sum, { ticket }) => sum + roomOf(ticket, stock!), 0),
    );
    return { ...saleFrom('open', open[0]!.ticket, room), closesAt: lastOf(open.map(({ sale }) => sale.closesAt)) };
  }
  const upcoming = tickets.filter(({ sale }) => sale.state === 'upcoming');
  const [first] = upcoming.toSorted((a, b) => a.sale.opensAt!.localeCompare(b.sale.opensAt!));
  if (first && roomIn(stock!) > 0) return first.sale;
  const isOver = about.endsAt === null || isPast(about.endsAt, now);
  const soldOut = tickets.find(({ sale }) => sale.state === 'sold-out');
  if (soldOut) return soldOut.sale;
  return saleFrom(isOver ? 'over' : first ? 'sold-out' : 'closed', undefined, Infinity);
}

/** Returns the last end; null as soon as one has none. */
const lastOf = (ends: readonly (string | null)[]) =>
  ends.some((end) => end === null) ? null : ends.toSorted((a, b) => a!.localeCompare(b!)).at(-1)!;

/** Returns the regular tickets on sale, in their order. */
export const regularTickets = (stock: StockFacts | null) =>
  stock?.tickets.filter(({ kind, archivedAt }) => kind === 'regular' && archivedAt === null) ?? [];
