import type { Answer } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { createGiveBack } from '../refund/cancellation.ts';
import { giveBackEnd } from '../../study/live/index.ts';
import { lockGiver, lockOwnSeat, type OwnSeat } from './moved-seat.queries.ts';

export type MovedSeatService = ReturnType<typeof createMovedSeatService>;

/** Seats in webinars of which a session was moved (docs/decisions/0134). */
export function createMovedSeatService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  const { giveBackSeatIn } = createGiveBack(deps);
  return {
    giveBack: (actor: Actor, { id }: { id: string }) =>
      transact(db, async (tx): Promise<Answer<typeof transactionEndpoints.giveBackSeat>> => {
        await lockGiver(tx, actor.id);
        const own = required(await lockOwnSeat(tx, actor.id, id));
        const { amount } = requireMoved(own, clock.now());
        await giveBackSeatIn(tx, actor.id, { classId: own.classId, reason: 'session_moved' });
        return { amount };
      }),
  };
}

function requireMoved({ seat, isGivenBack }: OwnSeat, now: Date) {
  if (!seat) throw new AppError(isGivenBack ? 'seat_given_back' : 'seat_not_moved');
  const until = giveBackEnd(seat);
  if (!until) throw new AppError('seat_not_moved');
  if (seat.isAttended) throw new AppError('seat_attended');
  if (now >= until) throw new AppError('give_back_over');
  return seat;
}
