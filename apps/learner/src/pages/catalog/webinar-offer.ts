import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { useProfile } from '@sinau/shell';
import { useItemsInCart } from '../../features/cart/cart.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { useTicketChoice, type TicketChoice } from '../../features/webinar/ticket-choice.ts';

/** Relation of the user to a webinar; `wait` also for those on the waiting list. */
type Stand = 'own-class' | 'participant' | 'buy' | 'wait' | 'upcoming' | 'closed' | 'over';

export interface WebinarOffer {
  readonly webinar: Webinar;
  readonly stand: Stand;
  readonly choice: TicketChoice;
  /** Tickets that would be bought, the seat first. */
  readonly ticketIds: string[];
  readonly total: number;
  /** Total without early bird; null if it is not higher. */
  readonly normalTotal: number | null;
  /** Items of this webinar in the cart, and whether they are the chosen ones. */
  readonly cartItemIds: string[];
  readonly isInCart: boolean;
}

/** Computes what the page's box, bar and list of tickets show, in one place; a preview is as for a visitor. */
export function useWebinarOffer(webinar: Webinar, isPreview = false): WebinarOffer {
  const { id, mitra, sale } = webinar;
  const choice = useTicketChoice(webinar);
  const asked = isPreview ? [] : [id];
  const inCart = useItemsInCart(asked);
  const enrolments = useEnrolments(asked);
  const isOwn = useProfile()?.mitra?.id === mitra.id && !isPreview;
  const { seat, extraIds, extraTotal } = choice;

  const stand = (): Stand => {
    if (enrolments?.has(id)) return 'participant';
    if (isOwn) return 'own-class';
    const { state } = seat?.sale ?? sale;
    if (state === 'open') return seat ? 'buy' : 'closed';
    return state === 'sold-out' ? 'wait' : state;
  };
  const now = stand();
  const seats = now === 'participant' || !seat ? [] : [seat];
  const ticketIds = [...seats.map((one) => one.id), ...extraIds];
  const total = seats.reduce((sum, { price }) => sum + price, extraTotal);
  const normalTotal = seats.reduce((sum, { price, normalPrice }) => sum + (normalPrice ?? price), extraTotal);
  const inCartIds = (inCart ?? []).flatMap((item) => {
    if (item.type === 'Webinar') return [item.ticketId];
    return item.type === 'Ticket' ? Array.from({ length: item.quantity }, () => item.ticketId) : [];
  });
  return {
    webinar,
    stand: now,
    choice,
    ticketIds,
    total,
    normalTotal: normalTotal > total ? normalTotal : null,
    cartItemIds: (inCart ?? []).map((item) => item.id),
    isInCart: inCartIds.length > 0 && [...inCartIds].sort().join() === [...ticketIds].sort().join(),
  };
}
