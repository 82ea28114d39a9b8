import { useState } from 'react';
import type { PublicTicket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

export interface TicketChoice {
  /** Regular tickets, one of which is chosen; undefined if none is sold. */
  readonly seats: readonly PublicTicket[];
  readonly seat: PublicTicket | undefined;
  readonly extras: readonly PublicTicket[];
  readonly quantityOf: (id: string) => number;
  readonly chooseSeat: (id: string) => void;
  readonly setQuantity: (id: string, quantity: number) => void;
  /** Additional tickets only, repeated by their quantity. */
  readonly extraIds: readonly string[];
  readonly extraTotal: number;
}

/** Manages the choice of tickets. Preselected is the seat with an offer or, without one, the first available one. */
export function useTicketChoice({ tickets, own }: Pick<Webinar, 'tickets' | 'own'>): TicketChoice {
  const [seatId, setSeatId] = useState<string>();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});

  const seats = tickets.filter(({ kind }) => kind === 'regular');
  const extras = tickets.filter(({ kind }) => kind === 'additional');
  const offered = own?.waiting.find(({ offerEndsAt }) => offerEndsAt !== null)?.ticketId;
  const seat =
    seats.find(({ id }) => id === seatId) ??
    seats.find(({ id }) => id === offered) ??
    seats.find(({ sale }) => sale.state === 'open') ??
    seats[0];
  const quantityOf = (id: string) => {
    const extra = extras.find((one) => one.id === id);
    return extra ? Math.min(quantities[id] ?? 0, mostOf(extra)) : 0;
  };
  return {
    seats,
    seat,
    extras,
    quantityOf,
    chooseSeat: setSeatId,
    setQuantity: (id, quantity) => setQuantities((all) => ({ ...all, [id]: quantity })),
    extraIds: extras.flatMap(({ id }) => Array.from({ length: quantityOf(id) }, () => id)),
    extraTotal: extras.reduce((sum, { id, price }) => sum + price * quantityOf(id), 0),
  };
}

/** Returns how many of an additional ticket may be chosen now. */
export const mostOf = ({ perOrder, perUser, sale }: PublicTicket) =>
  sale.state === 'open' ? Math.min(perOrder, perUser, sale.seatsLeft ?? Infinity) : 0;
