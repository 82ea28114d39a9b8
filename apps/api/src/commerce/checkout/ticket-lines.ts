import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { AppError } from '../../platform/app-error.ts';
import { presentSaleClass, type SaleClass } from '../../storefront/catalog/index.ts';
import {
  priceOf,
  regularTickets,
  roomOf,
  saleOfTicket,
  stockFor,
  type TicketFacts,
} from '../../storefront/stock/index.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { ChosenItems, WebinarFacts } from './checkout.queries.ts';

/** Ticket that a buyer wants, with the facts of its webinar for that buyer. */
interface Chosen {
  readonly ticket: TicketFacts;
  readonly quantity: number;
  readonly class: SaleClass;
  readonly webinar: WebinarFacts;
}

/** Returns the chosen tickets, in their order. A webinar without a ticket means its cheapest regular one. */
export function chosenTickets(
  { webinarIds, ticketIds }: Pick<ChosenItems, 'webinarIds' | 'ticketIds'>,
  found: readonly WebinarFacts[],
  now: Date,
): Chosen[] {
  const webinars = found.map((one) => ({ ...one, stock: stockFor(one.stock, one.own, now) }));
  const named = [...new Set(webinarIds)].map((id) => {
    const webinar = webinars.find((one) => one.class.id === id);
    const ticket = webinar && cheapest(webinar, now);
    if (!ticket) throw new AppError('not_found');
    return { webinar, ticket, quantity: 1 };
  });
  const counted = [...Map.groupBy(ticketIds, (id) => id)].map(([id, all]) => {
    const webinar = webinars.find(({ stock }) => stock?.tickets.some((ticket) => ticket.id === id));
    if (!webinar) throw new AppError('not_found');
    return { webinar, ticket: webinar.stock!.tickets.find((ticket) => ticket.id === id)!, quantity: all.length };
  });
  return [...named, ...counted].map((one) => ({ ...one, class: presentSaleClass(one.webinar.class, now) }));
}

/** Prefers the ticket in the buyer's waiting order; otherwise the cheapest of those on sale, or of all. */
function cheapest(webinar: WebinarFacts, now: Date): TicketFacts | undefined {
  const { stock, own } = webinar;
  const tickets = regularTickets(stock);
  const waiting = tickets.find(({ id }) => own.lines.some((line) => line.stock === 'held' && line.ticketId === id));
  const open = tickets.filter((ticket) => saleOf(ticket, webinar, now).state === 'open');
  return (
    waiting ?? (open.length > 0 ? open : tickets).toSorted((a, b) => priceOf(a, now).price - priceOf(b, now).price)[0]
  );
}

const saleOf = (ticket: TicketFacts, webinar: WebinarFacts, now: Date) =>
  saleOfTicket(ticket, webinar.stock!, { isForSale: webinar.class.isForSale, endsAt: webinar.endsAt }, now);

/** Returns the lines of tickets at current prices; refuses tickets that cannot be bought. */
export function ticketLines(chosen: readonly Chosen[], ownedIds: ReadonlySet<string>, now: Date): CheckoutLine[] {
  const seats = chosen.filter(({ ticket }) => ticket.kind === 'regular').map((one) => one.class.id);
  if (new Set(seats).size < seats.length) throw new AppError('one_seat_each');
  return chosen.map((one) => {
    const { ticket, quantity } = one;
    const hasSeat = ticket.kind === 'regular' || ownedIds.has(one.class.id) || seats.includes(one.class.id);
    if (!hasSeat) throw new AppError('ticket_needs_seat');
    const waiting = waitingLine(one);
    if (waiting) return waiting;
    refuseUnavailable(one, now);
    return newLine(one, priceOf(ticket, now, quantity));
  });
}

/** A ticket in the buyer's waiting order keeps its price. */
function waitingLine(one: Chosen): CheckoutLine | null {
  const { ticket, quantity, webinar } = one;
  const line = webinar.own.lines.find(({ ticketId, stock }) => ticketId === ticket.id && stock === 'held');
  if (line?.quantity !== quantity) return null;
  const tier = ticket.tiers.find(({ id }) => id === line.tierId) ?? null;
  const price = line.listPrice / quantity;
  return newLine(one, { price, normalPrice: ticket.price > price ? ticket.price : null, tier });
}

function refuseUnavailable({ ticket, quantity, webinar }: Chosen, now: Date) {
  const { state } = saleOf(ticket, webinar, now);
  if (state === 'over') throw new AppError('webinar_over');
  if (state === 'closed') throw new AppError('ticket_sale_ended');
  if (state === 'upcoming') throw new AppError('ticket_not_open');
  if (state === 'sold-out') throw new AppError('ticket_sold_out');
  const bought = webinar.own.lines.reduce(
    (sum, line) => sum + (line.ticketId === ticket.id && line.stock === 'sold' ? line.quantity : 0),
    0,
  );
  if (quantity > ticket.perOrder || quantity + bought > ticket.perUser) throw new AppError('ticket_limit');
  if (quantity > roomOf(ticket, webinar.stock!)) throw new AppError('ticket_not_enough');
}

function newLine(one: Chosen, { price, normalPrice, tier }: ReturnType<typeof priceOf>): CheckoutLine {
  const { ticket, quantity } = one;
  return {
    class: one.class,
    bundle: null,
    ticket: {
      id: ticket.id,
      title: ticket.title,
      kind: ticket.kind,
      tierId: tier?.id ?? null,
      tierEndsAt: tier?.endsAt ? new Date(tier.endsAt).toISOString() : null,
      normalPrice: normalPrice === null ? null : normalPrice * quantity,
    },
    quantity,
    ...priceLine({ listPrice: price * quantity }),
  };
}
