import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import {
  leftAt,
  priceOf,
  saleOfTicket,
  saleOfWebinar,
  stockFor,
  type OwnStock,
  type TicketFacts,
} from '../../storefront/stock/index.ts';
import type { WebinarRow } from './webinar.queries.ts';

const isoOf = (moment: string | null | undefined) => isoOrNull(moment ? new Date(moment) : null);

/** Presents the tickets of a webinar as they are for the viewer: seats held for them count as free. */
export function presentSale(
  row: Pick<WebinarRow, 'stock' | 'own' | 'isForSale' | 'endsAt'>,
  now: Date,
): Pick<Webinar, 'sale' | 'tickets' | 'own'> {
  const stock = stockFor(row.stock, row.own, now);
  const ticketOf = (ticket: TicketFacts): Webinar['tickets'][number] => {
    const { price, normalPrice, tier } = priceOf(ticket, now);
    const left = tier ? leftAt(tier) : Infinity;
    return {
      id: ticket.id,
      kind: ticket.kind,
      title: ticket.title,
      description: ticket.description,
      price,
      normalPrice,
      tierEndsAt: isoOf(tier?.endsAt),
      tierLeft: Number.isFinite(left) ? left : null,
      perOrder: ticket.perOrder,
      perUser: ticket.perUser,
      sale: saleOfTicket(ticket, stock!, row, now),
    };
  };
  return {
    sale: saleOfWebinar(stock, row, now),
    tickets: stock?.tickets.filter(({ archivedAt }) => archivedAt === null).map(ticketOf) ?? [],
    own: row.own && presentOwn(row.own),
  };
}

const presentOwn = ({ lines, waiting }: OwnStock): NonNullable<Webinar['own']> => ({
  ticketIds: lines.filter(({ stock }) => stock === 'sold').map(({ ticketId }) => ticketId),
  waiting: waiting.map((one) => ({ ...one, offerEndsAt: isoOf(one.offerEndsAt) })),
});
