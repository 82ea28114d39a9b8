import type { ErrorCode } from '@sinau/contracts';
import { giftsPerDay } from '@sinau/contracts/commerce/gift/gift.rules';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { placeGift, type PlacingDeps } from '../order/index.ts';
import { findGivenProgram, findParticipantId, findRecipient } from './gift.queries.ts';

export type GiftService = ReturnType<typeof createGiftService>;

const gifts: Limit = { name: 'gifts', calls: giftsPerDay, seconds: 86_400 };

/** Refusals of a checkout speak to its buyer; these say the same to the mitra. */
const refusals: Partial<Record<ErrorCode, ErrorCode>> = {
  class_already_owned: 'person_has_class',
  class_disputed: 'person_has_class',
  own_class: 'person_in_team',
};

/**
 * Gives programs of a mitra to people, by an order of theirs that costs nothing (docs/decisions/commerce/0287): access,
 * certificates, reports and cancellations rely on its line, as on any other's.
 */
export function createGiftService(deps: PlacingDeps & Pick<Deps, 'limits'>) {
  const { db, limits } = deps;
  return {
    async create(actor: Partner, { id: ref }: { id: string }, { email }: { email: string }) {
      const { id: classId, publishedAt } = required(await findGivenProgram(db, actor, ref));
      if (!publishedAt) throw new AppError('class_not_for_sale');
      // Counted before the account is looked for, since the answer tells whether there is one.
      await limits.consume(gifts, actor.mitraId);
      const userId = await findRecipient(db, email);
      if (!userId) throw new AppError('person_unknown');
      try {
        return await transact(db, async (tx) => {
          const { code } = await placeGift(deps, tx, { userId, classId });
          return { participantId: await findParticipantId(tx, userId, classId), orderId: code };
        });
      } catch (error) {
        const code = error instanceof AppError && refusals[error.code];
        throw code ? new AppError(code, { cause: error }) : error;
      }
    },
  };
}
