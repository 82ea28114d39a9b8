import type { WaitingPosition } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { screens } from '@sinau/contracts';
import { dateTime } from '@sinau/format';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { sqlIn, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { classDisputed, findDisputedOrder } from '../checkout/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import {
  lockStock,
  offerSeats,
  regularTickets,
  saleOfTicket,
  stockFor,
  stopWaiting,
} from '../../storefront/stock/index.ts';
import { seatOfferedMail } from './waiting.mails.ts';
import { findOffer, findWaitedForBy, insertWaiting, lockUser, type WaitedFor } from './waiting.queries.ts';

export type WaitingService = ReturnType<typeof createWaitingService>;

const reasons = {
  open: 'ticket_available',
  upcoming: 'ticket_not_open',
  closed: 'ticket_sale_ended',
  over: 'webinar_over',
} as const;

/** Waiting lists of sold-out tickets. */
export function createWaitingService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;

  /** Works on the waiting lists of a webinar while nobody orders its seats. */
  const work = <T>(actor: Actor, ref: string, of: (tx: Db, read: () => Promise<WaitedFor>) => Promise<T>) =>
    transact(db, async (tx) => {
      await lockUser(tx, actor.id);
      const read = async () => required(await findWaitedForBy(sqlIn(tx), actor.id, ref));
      const { classId } = await read();
      await lockStock(tx, [classId]);
      await offerSeats(tx, deps, [classId]);
      return of(tx, read);
    });

  return {
    wait: (actor: Actor, { id }: { id: string }, { ticketId }: { ticketId: string }): Promise<WaitingPosition> =>
      work(actor, id, async (tx, read) => {
        const webinar = await read();
        const known = placeIn(webinar, ticketId);
        if (known) return known;
        const disputed = await findDisputedOrder(tx, actor.id, [webinar.classId]);
        if (disputed) throw classDisputed(disputed);
        refuseWaiting(webinar, ticketId, clock.now());
        await insertWaiting(tx, { ticketId, userId: actor.id, createdAt: clock.now() });
        return placeIn(await read(), ticketId)!;
      }),

    stopWaiting: (actor: Actor, { id, ticketId }: { id: string; ticketId: string }) =>
      work(actor, id, async (tx, read) => {
        const { classId, stock } = await read();
        const isOfWebinar = stock?.tickets.some((ticket) => ticket.id === ticketId);
        if (!isOfWebinar || !(await stopWaiting(tx, actor.id, { ticketId }))) throw new AppError('not_found');
        await offerSeats(tx, deps, [classId]);
      }),

    /** Notifies a user that a seat is held for them. */
    tell: ({ entryId }: { entryId: string }) =>
      db.$transaction(async (tx) => {
        const offer = await findOffer(tx, entryId);
        if (!offer) return;
        const { title, slug } = offer.ticket.stock.class;
        const offerEndsAt = offer.offerEndsAt!.toISOString();
        const { email: to, fullname } = offer.user;
        await notifyUsers(tx, deps, {
          kind: 'seat_offer',
          notices: [
            {
              userId: offer.userId,
              eventKey: `seat_offer:${entryId}:${offerEndsAt}`,
              title: `Ada kursi untukmu di “${title}”`,
              content: `${offer.ticket.title}. Kami simpan sampai ${dateTime(offerEndsAt)}.`,
              path: screens.classPage(slug),
            },
          ],
          letter: () =>
            letterOf(seatOfferedMail, { to, fullname, title, slug, ticket: offer.ticket.title, offerEndsAt }),
        });
      }),
  };
}

function placeIn({ own }: WaitedFor, ticketId: string): WaitingPosition | null {
  const place = own.waiting.find((one) => one.ticketId === ticketId);
  return place ? { ...place, offerEndsAt: place.offerEndsAt && new Date(place.offerEndsAt).toISOString() } : null;
}

function refuseWaiting({ stock, own, isOwned, isOwn, ...about }: WaitedFor, ticketId: string, now: Date) {
  const free = stockFor(stock, own, now);
  const ticket = required(regularTickets(free).find(({ id }) => id === ticketId));
  if (isOwn) throw new AppError('own_class');
  if (isOwned) throw new AppError('class_already_owned');
  if (!about.isForSale) throw new AppError('class_not_for_sale');
  const { state } = saleOfTicket(ticket, free!, about, now);
  if (state !== 'sold-out') throw new AppError(reasons[state]);
}
