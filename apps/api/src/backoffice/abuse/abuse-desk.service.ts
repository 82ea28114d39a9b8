import type { QueryOf } from '@sinau/contracts';
import type { abuseEndpoints } from '@sinau/contracts/backoffice/abuse/abuse.endpoints';
import type { AbuseAct } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { closeCase, lockCase, type CaseRow } from '../abuse-case/index.ts';
import { refuseAppeal } from '../suspension/index.ts';
import { createClassControl } from '../operator/index.ts';
import { presentCase, presentCaseDetail } from './abuse.presenter.ts';
import { countReasons, findCase, findCases, findHistory, findReports, updateHandler } from './abuse.queries.ts';
import { setHidden, takeActs } from './take-acts.ts';
import { notifyReporters } from './notify-parties.ts';
import { findThing } from './things.queries.ts';

export type AbuseDesk = ReturnType<typeof createAbuseDesk>;

interface Key {
  readonly id: string;
}

/** Cases of reported things and appeals, as operators work through them. Each act is one transaction. */
export function createAbuseDesk(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  const context = { ...deps, classes: createClassControl(deps) };

  /** Runs an act on a locked case, and answers how it is then. */
  const act = (operator: Operator, { id }: Key, work: (tx: Db, current: CaseRow) => Promise<unknown>) =>
    transact(db, async (tx) => {
      const current = required(await lockCase(tx, id));
      await work(tx, current);
      return detailOf(tx, id);
    });
  const log = (
    tx: Db,
    operator: Operator,
    { id, title }: CaseRow,
    entry: { act: AuditAct; reason?: string | undefined },
  ) => appendAudit(tx, { ...entry, actorId: operator.id, subject: { type: 'report', id, title } }, clock.now());
  const settle = async (tx: Db, current: CaseRow, decision: 'dismissed' | 'acted') => {
    const reports = await closeCase(tx, current.id, decision, clock.now());
    await notifyReporters(tx, context, current, decision, reports);
  };

  return {
    async queue(query: QueryOf<typeof abuseEndpoints.queue>) {
      const { rows, total } = await findCases(db, query);
      const reasons = await countReasons(
        db,
        rows.map(({ id }) => id),
      );
      return listAnswer(
        query,
        rows.map((row) => presentCase(row, reasons)),
        total,
      );
    },

    detail: ({ id }: Key) => detailOf(db, id),

    takeUp: (operator: Operator, key: Key) =>
      act(operator, key, async (tx, current) => {
        requireUndecided(current, operator);
        if (current.takenUpById === operator.id) return;
        await updateHandler(tx, current.id, { takenUpById: operator.id, takenUpAt: clock.now() });
        await log(tx, operator, current, { act: 'report.takeUp' });
      }),

    release: (operator: Operator, key: Key) =>
      act(operator, key, async (tx, current) => {
        if (!current.takenUpById) throw new AppError('report_not_taken_up');
        await updateHandler(tx, current.id, null);
        await log(tx, operator, current, { act: 'report.release' });
      }),

    dismiss: (operator: Operator, key: Key, { reason }: { reason?: string | undefined }) =>
      act(operator, key, async (tx, current) => {
        requireUndecided(current, operator);
        if (current.kind === 'appeal') {
          if (!reason) throw new AppError('invalid_input', { fields: { reason: 'Tulis jawaban untuk mitranya' } });
          await refuseAppeal(tx, context, { operatorId: operator.id, stopId: current.subjectId, reason });
        }
        await log(tx, operator, current, { act: 'report.dismiss', reason });
        await settle(tx, current, 'dismissed');
      }),

    decide: (operator: Operator, key: Key, { acts, reason }: { acts: readonly AbuseAct[]; reason: string }) =>
      act(operator, key, async (tx, current) => {
        requireUndecided(current, operator);
        const thing = await findThing(tx, current.kind, current.subjectId);
        if (!thing) throw new AppError('report_act_impossible');
        await takeActs(tx, context, acts, { operator, current, thing, reason });
        await log(tx, operator, current, { act: 'report.decide', reason });
        await settle(tx, current, 'acted');
      }),

    unhide: (operator: Operator, key: Key) =>
      act(operator, key, async (tx, current) => {
        const thing = await findThing(tx, current.kind, current.subjectId);
        if (!thing?.isHidden) throw new AppError('report_act_impossible');
        await setHidden(tx, operator, current, null, clock.now());
      }),
  };
}

/** Refuses a case that is decided, and one that another operator handles. */
function requireUndecided({ openedAt, takenUpById }: CaseRow, operator: Operator) {
  if (!openedAt) throw new AppError('report_decided');
  if (takenUpById && takenUpById !== operator.id) throw new AppError('report_taken_up');
}

async function detailOf(db: Db, id: string) {
  const row = required(await findCase(db, id));
  const thing = await findThing(db, row.kind, row.subjectId);
  const [reasons, reports, history] = await Promise.all([
    countReasons(db, [id]),
    findReports(db, id),
    findHistory(db, [id, row.subjectId, ...(row.kind === 'appeal' && thing?.mitraId ? [thing.mitraId] : [])]),
  ]);
  return presentCaseDetail(row, { thing, reasons, reports, history });
}
