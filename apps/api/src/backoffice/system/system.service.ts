import { mkdir, statfs } from 'node:fs/promises';
import type { QueryOf } from '@sinau/contracts';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import { mailJobName } from '@sinau/contracts/backoffice/system/system.rules';
import type { systemEndpoints } from '@sinau/contracts/backoffice/system/system.endpoints';
import type { SystemStatus } from '@sinau/contracts/backoffice/system/system.schemas';
import { findProofState } from '../../commerce/ledger/index.ts';
import { countRejectedEvents, findOpenEvents } from '../../commerce/payment/index.ts';
import { appendAudit } from '../../core/audit/index.ts';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { countJobs, deleteFailedJobs, retryJobs, type ChosenJob, type JobChoice } from '../../platform/jobs.queries.ts';
import { listAnswer } from '../../platform/list.ts';
import type { AnyMail } from '../../platform/mail/define-mail.ts';
import { createSubjects } from '../../platform/mail/subjects.ts';
import { findNewestMigration, findServerVersion } from '../../platform/migrations.queries.ts';
import { version } from '../../platform/version.ts';
import {
  presentBackup,
  presentCounts,
  presentFailedJob,
  presentNotifications,
  presentUnsentMail,
} from './system.presenter.ts';
import { findFailedJobs, findLastBackup, findUnsentMails } from './system.queries.ts';

export type SystemService = ReturnType<typeof createSystemService>;

const shownNotifications = 20;

/** Shows operators what runs behind the product, and lets them run failed work again. */
export function createSystemService({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>, mails: readonly AnyMail[]) {
  const subjectOf = createSubjects(env, mails);

  const disk = async () => {
    await mkdir(env.DATA_DIR, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(env.DATA_DIR);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  };
  const versions = async () => {
    const [postgres, { name, appliedAt }] = await Promise.all([findServerVersion(db), findNewestMigration(db)]);
    return {
      release: version,
      node: process.versions.node,
      postgres,
      migration: { name, appliedAt: appliedAt.toISOString() },
    };
  };

  /** Changes jobs and logs it, once for all of a kind. */
  const act = (
    { id: actorId }: Operator,
    kind: 'job.retry' | 'job.discard',
    choice: JobChoice,
    change: (tx: Db, choice: JobChoice) => Promise<ChosenJob[]>,
  ) =>
    db.$transaction(async (tx) => {
      const changed = await change(tx, choice);
      const [first] = changed;
      if (!first) throw new AppError('job_not_failed');
      const title = 'id' in choice && first.template ? `${first.name} ${first.template}` : first.name;
      await appendAudit(
        tx,
        { act: kind, actorId, subject: { type: 'job', id: first.id, title }, after: { count: changed.length } },
        clock.now(),
      );
      return { count: changed.length };
    });

  return {
    async status(): Promise<SystemStatus> {
      const [jobs, open, rejected, proof, backup, room, released] = await Promise.all([
        countJobs(db),
        findOpenEvents(db, shownNotifications),
        countRejectedEvents(db),
        findProofState(db, clock.now()),
        findLastBackup(db),
        disk(),
        versions(),
      ]);
      return {
        jobs: jobs.map(presentCounts),
        notifications: presentNotifications(open, rejected),
        proof,
        backup: presentBackup(backup, clock.now()),
        disk: room,
        versions: released,
      };
    },

    async failedJobs(query: QueryOf<typeof systemEndpoints.failedJobs>) {
      const { rows, total } = await findFailedJobs(db, query);
      return listAnswer(query, rows.map(presentFailedJob), total);
    },

    async mails(query: QueryOf<typeof systemEndpoints.mails>) {
      const { rows, total } = await findUnsentMails(db, query);
      return listAnswer(
        query,
        rows.map((row) => presentUnsentMail(row, subjectOf(row.mail))),
        total,
      );
    },

    /** Support sends mails again; other jobs are run by admins alone. */
    retry: (actor: Operator, choice: JobChoice) =>
      act(actor, 'job.retry', isStaff(actor.staffRoles, []) ? choice : { ...choice, only: mailJobName }, retryJobs),
    discard: (actor: Operator, choice: JobChoice) => act(actor, 'job.discard', choice, deleteFailedJobs),
  };
}
