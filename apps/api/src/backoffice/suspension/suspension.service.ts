import type { MitraStop, StoppedMitra } from '@sinau/contracts/backoffice/suspension/suspension.schemas';
import type { Operator, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { closeCase, findAppealCase, lockCase, openAppeal } from '../abuse-case/index.ts';
import { countOffers, findMitraBrief, findOpenStop, updateAppeal, type StopRow } from './suspension.queries.ts';
import { liftStop, stopMitra } from './stop-mitra.ts';

export type SuspensionService = ReturnType<typeof createSuspensionService>;

/** Id or slug of a mitra. */
interface Ref {
  readonly id: string;
}

/** Stops of whole mitra, for operators, and their appeals, for members. */
export function createSuspensionService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const deps = { clock, jobs };
  const present = async (tx: Db, ref: string): Promise<StoppedMitra> => {
    const mitra = required(await findMitraBrief(tx, ref));
    const stop = await findOpenStop(tx, mitra.id);
    return {
      mitra,
      stop: stop && { ...presentStop(stop), stoppedBy: stop.stoppedBy.fullname },
      totalOffers: await countOffers(tx, mitra.id, stop?.id ?? null),
    };
  };
  const act = ({ id: ref }: Ref, work: (tx: Db, mitraId: string) => Promise<void>) =>
    transact(db, async (tx) => {
      const { id } = required(await findMitraBrief(tx, ref));
      await work(tx, id);
      return present(tx, id);
    });

  return {
    async mine({ mitraId }: Partner) {
      const stop = await findOpenStop(db, mitraId);
      return stop && presentStop(stop);
    },

    /** Stores the appeal; of two at once, the first. */
    appeal: ({ id: appealedById, mitraId }: Partner, { text }: { text: string }) =>
      transact(db, async (tx) => {
        const stop = await findOpenStop(tx, mitraId);
        if (!stop) throw new AppError('mitra_not_stopped');
        const now = clock.now();
        const { name } = required(await findMitraBrief(tx, mitraId));
        if (!(await updateAppeal(tx, stop.id, { appeal: text, appealedAt: now, appealedById })))
          throw new AppError('appeal_sent');
        await openAppeal(tx, { subjectId: stop.id, title: name }, now);
        return presentStop(required(await findOpenStop(tx, mitraId)));
      }),

    detail: ({ id }: Ref) => present(db, id),

    stop: ({ id: operatorId }: Operator, key: Ref, { reason }: { reason: string }) =>
      act(key, (tx, mitraId) => stopMitra(tx, deps, { operatorId, mitraId, reason })),

    /**
     * Closes the case of its appeal, too. That is locked first, as where the desk decides about it; an appeal that comes
     * meanwhile waits for the stop, or is seen after it was lifted.
     */
    restore: ({ id: operatorId }: Operator, key: Ref) =>
      act(key, async (tx, mitraId) => {
        const stop = await findOpenStop(tx, mitraId);
        if (!stop) throw new AppError('mitra_not_stopped');
        const known = await findAppealCase(tx, stop.id);
        if (known) await lockCase(tx, known.id);
        await liftStop(tx, deps, { operatorId, mitraId });
        const appeal = await findAppealCase(tx, stop.id);
        if (appeal?.openedAt) await closeCase(tx, appeal.id, 'acted', clock.now());
      }),
  };
}

const presentStop = ({ id, reason, stoppedAt, appeal, appealedAt, refusal }: StopRow): MitraStop => ({
  id,
  reason,
  stoppedAt: stoppedAt.toISOString(),
  appeal: appeal === null ? null : { text: appeal, sentAt: appealedAt!.toISOString(), refusal },
});
