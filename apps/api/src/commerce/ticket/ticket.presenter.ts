import type { Ticket, TicketList } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import { priceOf, saleOfTicket, type TicketFacts } from '../../storefront/stock/index.ts';
import type { WebinarTickets } from './ticket.queries.ts';

const isoOf = (moment: string | null) => isoOrNull(moment ? new Date(moment) : null);

export function presentTicket(facts: TicketFacts, { stock, waiting, ...about }: WebinarTickets, now: Date): Ticket {
  const { tiers, saleStartsAt, saleEndsAt, archivedAt, ...ticket } = facts;
  return {
    ...ticket,
    currentPrice: priceOf(facts, now).price,
    tiers: tiers.map((tier) => ({ ...tier, endsAt: isoOf(tier.endsAt) })),
    saleStartsAt: isoOf(saleStartsAt),
    saleEndsAt: isoOf(saleEndsAt),
    archivedAt: isoOf(archivedAt),
    waiting: waiting[facts.id] ?? 0,
    sale: saleOfTicket(facts, stock!, about, now),
  };
}

export const presentSeats = ({ stock }: Pick<WebinarTickets, 'stock'>): TicketList['seats'] => ({
  quota: stock?.quota ?? null,
  held: stock?.held ?? 0,
  sold: stock?.sold ?? 0,
});

export const presentTickets = (webinar: WebinarTickets, now: Date): TicketList => ({
  list: webinar.stock?.tickets.map((ticket) => presentTicket(ticket, webinar, now)) ?? [],
  seats: presentSeats(webinar),
});
