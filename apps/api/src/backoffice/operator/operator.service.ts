import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { createAuthoringService } from '../../authoring/authoring/index.ts';
import { findLessonParts, presentLesson } from '../../study/lesson/index.ts';
import { createApplicationDesk, createMitraReview } from '../../storefront/mitra/index.ts';
import { createPriceHistory } from '../../commerce/price-history/index.ts';
import { createPublicationService, findPublishedChanges } from '../../authoring/publication/index.ts';
import { createClassControl } from './class-control.ts';
import { presentDecisions } from './decisions.ts';
import { presentPublication, presentReviewedClass, presentReviewedClassDetail } from './operator.presenter.ts';
import {
  deleteReading,
  findClassId,
  findReadLessons,
  findReviewedClass,
  findReviewedClassDetail,
  findReviewedClasses,
  findReviewedLesson,
  upsertReading,
} from './operator.queries.ts';
import { findPublication, findPublications, updateLooked } from './publication.queries.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;
interface ClassKey {
  readonly id: string;
}
const isAwaitingReview = (status: string) => status === 'waiting' || status === 'review';

export function createOperatorService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const { db, clock, keys } = deps;
  const authoring = createAuthoringService(deps);
  const control = createClassControl(deps);
  const publication = createPublicationService(deps);
  const review = createMitraReview(deps);
  const applications = createApplicationDesk(deps);
  const priceHistory = createPriceHistory(deps);
  const present = async (id: string) => presentReviewedClass(await findReviewedClass(db, id));

  const publicationDetail = async ({ id }: { id: string }) => {
    const row = presentPublication(required(await findPublication(db, id)));
    return { ...row, changes: (await findPublishedChanges(db, row.class.id, row.number))?.list ?? null };
  };

  return {
    async classes(query: QueryOf<typeof operatorEndpoints.classes>) {
      const { rows, total } = await findReviewedClasses(db, query);
      return listAnswer(query, rows.map(presentReviewedClass), total);
    },
    async classDetail(actor: Operator, { id }: ClassKey) {
      const row = required(await findReviewedClassDetail(db, byRef(id)));
      const read = row.submittedAt ? await findReadLessons(db, row.id, actor.id, row.submittedAt) : [];
      return presentReviewedClassDetail(row, read);
    },

    async lesson({ id, lessonId }: ClassKey & { lessonId: string }) {
      const row = required(await findReviewedLesson(db, byRef(id), lessonId));
      return presentLesson(keys, row, await findLessonParts(db, row), clock.now());
    },
    /** Keeps what a reviewer has read: a mark of their own, which nobody else sees and the log does not need. */
    async readLesson(
      actor: Operator,
      { id, lessonId }: ClassKey & { lessonId: string },
      { isRead }: { isRead: boolean },
    ) {
      const { classId } = required(await findReviewedLesson(db, byRef(id), lessonId));
      const { submittedAt, statusApprove } = await findReviewedClass(db, classId);
      if (!submittedAt || !isAwaitingReview(statusApprove)) throw new AppError('class_not_awaiting_review');
      const reading = { lessonId, reviewerId: actor.id };
      if (isRead) await upsertReading(db, reading, { submittedAt, createdAt: clock.now() });
      else await deleteReading(db, reading);
      return null;
    },
    priceHistory: ({ id }: ClassKey, query: QueryOf<typeof operatorEndpoints.priceHistory>) =>
      priceHistory(byRef(id), query),
    changes: async ({ id }: ClassKey) => findPublishedChanges(db, required(await findClassId(db, byRef(id))).id),

    async publications(query: QueryOf<typeof operatorEndpoints.publications>) {
      const { rows, total } = await findPublications(db, query);
      return listAnswer(query, rows.map(presentPublication), total);
    },
    publication: publicationDetail,

    /** Marks a publication as looked at. A second look by the same operator changes nothing. */
    async look({ id: operatorId }: Operator, key: { id: string }) {
      await db.$transaction(async (tx) => {
        const { id, class: published } = required(await findPublication(tx, key.id));
        if (!(await updateLooked(tx, id, { lookedAt: clock.now(), lookedById: operatorId }))) {
          if ((await findPublication(tx, id))?.lookedBy?.id === operatorId) return;
          throw new AppError('publication_looked_at');
        }
        const subject = { type: 'class', id: published.id, title: published.title } as const;
        await appendAudit(tx, { act: 'publication.look', actorId: operatorId, subject }, clock.now());
      });
      return publicationDetail(key);
    },

    ...presentDecisions({ ...authoring, ...control, publish: publication.publish }, present),
    setNewsWriting: async (actor: Operator, { id }: ClassKey, { isAllowed }: { isAllowed: boolean }) => ({
      ...(await present(await control.setNewsWriting(actor.id, byRef(id), isAllowed))),
      allowsNewsWriting: isAllowed,
    }),

    applications: applications.list,
    application: applications.detail,
    askApplicant: applications.ask,
    noteApplication: applications.note,
    verifyMitra: review.verify,
    rejectMitra: review.reject,
  };
}
