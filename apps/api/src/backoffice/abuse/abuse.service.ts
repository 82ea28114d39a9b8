import type { z } from 'zod';
import type { ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { reportsPerHour } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { reportCreation } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { createReader } from '../../study/discussion/index.ts';
import { upsertReport } from '../abuse-case/index.ts';
import { presentOwnReport, titleOf } from './abuse.presenter.ts';
import { findOwnReport } from './abuse.queries.ts';
import { findThing, isInMitra } from './things.queries.ts';

export type AbuseService = ReturnType<typeof createAbuseService>;

const reporting = { name: 'abuse-report', calls: reportsPerHour, seconds: 3_600 };

/** Reports of users. */
export function createAbuseService({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const discussions = createReader(db);

  /** Finds what the user can see and report; their own things cannot be reported. */
  const requireReportable = async (actor: Actor, kind: ReportedKind, id: string) => {
    if (kind === 'discussion') await discussions.find(actor, id);
    const thing = required(await findThing(db, kind, id));
    if (thing.isHidden) throw new AppError('not_found');
    const isOwn =
      thing.authorId === actor.id ||
      (kind === 'class' && thing.mitraId !== null && (await isInMitra(db, thing.mitraId, actor.id)));
    if (isOwn) throw new AppError('report_own');
    return thing;
  };

  return {
    async create(actor: Actor, { kind, id, reason, text = '' }: z.output<typeof reportCreation>) {
      const thing = await requireReportable(actor, kind, id);
      await limits.consume(reporting, actor.id);
      const report = await db.$transaction((tx) =>
        upsertReport(
          tx,
          { kind, subjectId: id, title: titleOf(kind, thing), userId: actor.id, reason, text },
          clock.now(),
        ),
      );
      return presentOwnReport(report);
    },

    async mine(actor: Actor, { kind, id }: { kind: ReportedKind; id: string }) {
      const report = await findOwnReport(db, actor.id, kind, id);
      return report && presentOwnReport(report);
    },
  };
}
