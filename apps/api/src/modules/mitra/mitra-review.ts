import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { mailJob } from '../../platform/mail/mailer.ts';
import { byRef } from '../../platform/refs.ts';
import { presentReceived } from './mitra.presenter.ts';
import {
  countApplications,
  findApplications,
  findMitraId,
  findOwners,
  updateApplicationDecided,
  updateMitraDecided,
} from './mitra.queries.ts';

/** Null stands for the command line. */
type ActorId = string | null;
type ApplicationQuery = ListQuery & { filter?: { status?: unknown } | undefined };

/** What operators do about those who want to become partners. A mitra is named by its id or slug. */
export function createMitraReview({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Decided once, with whom it concerns told; all of it or nothing. */
  const decide = (ref: string, decidedById: ActorId, reason: string | null) =>
    db.$transaction(async (tx) => {
      const status = reason === null ? ('Verified' as const) : ('Rejected' as const);
      const mitra = await updateMitraDecided(tx, byRef(ref), status);
      if (!mitra) throw new AppError((await findMitraId(tx, byRef(ref))) ? 'mitra_not_awaiting_review' : 'not_found');
      await updateApplicationDecided(tx, mitra.id, { status, decidedAt: clock.now(), decidedById, reason });
      for (const { email, fullname } of await findOwners(tx, mitra.id)) {
        const to = { to: email, fullname, name: mitra.name };
        await jobs.send(
          tx,
          mailJob,
          reason === null ? { ...to, template: 'mitra_verified' } : { ...to, template: 'mitra_rejected', reason },
        );
      }
      return mitra;
    });

  return {
    verify: (ref: string, actorId: ActorId) => decide(ref, actorId, null),
    reject: (ref: string, actorId: ActorId, reason: string) => decide(ref, actorId, reason),

    /** Longest waiting first. */
    async applications(query: ApplicationQuery) {
      const contains = query.keyword && containing(query.keyword);
      const where = {
        ...(query.filter?.status !== undefined && { status: conditionOf(query.filter.status) }),
        ...(contains && {
          OR: [{ name: contains }, { applicant: { fullname: contains } }, { applicant: { email: contains } }],
        }),
      };
      const orderBy = [
        ...sortingOf(query, [['submittedAt', 'asc']]).map(([name, direction]) => ({ [name]: direction })),
        { id: 'asc' as const },
      ];
      const [rows, total] = await Promise.all([
        findApplications(db, { where, orderBy, ...pageOf(query) }),
        countApplications(db, where),
      ]);
      return listAnswer(query, rows.map(presentReceived), total);
    },
  };
}
