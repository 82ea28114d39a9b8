import type { QueryOf } from '@sinau/contracts';
import { stepScreens } from '@sinau/contracts/step-screens';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import { appendAudit, type OperatorAct } from '../../core/audit/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { presentReceived, presentReceivedDetail } from './application.presenter.ts';
import {
  findApplication,
  findApplications,
  findOtherApplications,
  insertNote,
  insertQuestion,
  lockPendingApplication,
  type DetailRow,
} from './application.queries.ts';
import { applicationQuestionMail } from './mitra.mails.ts';

/** Id of an application, or of its mitra. */
interface Key {
  readonly id: string;
}

/** Handles applications of partners for the staff who review them. */
export function createApplicationDesk(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const { db, clock, keys } = deps;
  const found = async (tx: Db, { id }: Key) => required(await findApplication(tx, id));

  const detail = async (key: Key) => {
    const row = await found(db, key);
    return presentReceivedDetail(row, await findOtherApplications(db, row), { keys, now: clock.now() });
  };
  const log = (
    tx: Db,
    { id: actorId }: Operator,
    { applicant, mitra }: DetailRow,
    act: Pick<OperatorAct, 'act' | 'reason' | 'after'>,
  ) =>
    appendAudit(
      tx,
      { ...act, actorId, subject: { type: 'mitra', id: mitra.id, title: mitra.name }, personId: applicant.id },
      clock.now(),
    );

  return {
    detail,

    async list(query: QueryOf<typeof operatorEndpoints.applications>) {
      const { rows, total } = await findApplications(db, query);
      return listAnswer(query, rows.map(presentReceived), total);
    },

    /** Asks the applicant in a mail and in the product, in one transaction. */
    async ask(operator: Operator, key: Key, { question }: { question: string }) {
      await db
        .$transaction(async (tx) => {
          const row = await found(tx, key);
          if (!(await lockPendingApplication(tx, { id: row.id }))) throw new AppError('mitra_not_awaiting_review');
          const { id: questionId } = await insertQuestion(tx, {
            applicationId: row.id,
            question,
            askedAt: clock.now(),
          });
          await log(tx, operator, row, { act: 'mitra.ask', reason: question });
          await notifyApplicant(tx, row, { questionId, question });
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error, 'ApplicationQuestion_one_open')
            ? new AppError('mitra_question_open', { cause: error })
            : error;
        });
      return detail(key);
    },

    async note(operator: Operator, key: Key, { content }: { content: string }) {
      await db.$transaction(async (tx) => {
        const row = await found(tx, key);
        await insertNote(tx, { applicationId: row.id, authorId: operator.id, content, createdAt: clock.now() });
        await log(tx, operator, row, { act: 'mitra.note' });
      });
      return detail(key);
    },
  };

  function notifyApplicant(tx: Db, { applicant, name }: DetailRow, asked: { questionId: string; question: string }) {
    const notice = {
      userId: applicant.id,
      eventKey: `mitra-question-${asked.questionId}`,
      title: `Ada pertanyaan tentang pendaftaran ${name}`,
      content: asked.question,
      path: stepScreens.creatorApplication(),
    };
    return notifyUsers(tx, deps, {
      kind: 'teaching',
      notices: [notice],
      letter: () =>
        letterOf(applicationQuestionMail, {
          to: applicant.email,
          fullname: applicant.fullname,
          name,
          question: asked.question,
        }),
    });
  }
}
