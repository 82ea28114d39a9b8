import type { Answer } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { cancellationEnd } from '../../study/live/index.ts';
import { contextOf } from '../order-record/index.ts';
import { cancelSeatsOfBuyer } from './cancelled-seats.ts';
import { lockBuyerOfSeat, lockOwnSeat, type OwnSeat } from './moved-seat.queries.ts';

export type MovedSeatService = ReturnType<typeof createMovedSeatService>;

/** Seats in webinars with a moved session (docs/decisions/0134). */
export const createMovedSeatService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) => ({
  cancel: (actor: Actor, { id }: { id: string }) =>
    transact(deps.db, async (tx): Promise<Answer<typeof transactionEndpoints.cancelSeat>> => {
      await lockBuyerOfSeat(tx, actor.id);
      const own = required(await lockOwnSeat(tx, actor.id, id));
      const { amount } = requireMoved(own, deps.clock.now());
      await cancelSeatsOfBuyer(contextOf(deps, tx), actor.id, { classId: own.classId, reason: 'session_moved' });
      return { amount };
    }),
});

function requireMoved({ seat, isCancelled }: OwnSeat, now: Date) {
  if (!seat) throw new AppError(isCancelled ? 'seat_given_back' : 'seat_not_moved');
  const until = cancellationEnd(seat);
  if (!until) throw new AppError('seat_not_moved');
  if (seat.isAttended) throw new AppError('seat_attended');
  if (now >= until) throw new AppError('give_back_over');
  return seat;
}
