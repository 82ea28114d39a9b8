import type { z } from 'zod';
import type { webinarSessionCreation, webinarSessionUpdate } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { claimClass, takeOutSection, wasAdded } from '../authoring/index.ts';
import { insertLesson, renameLesson, takeLessonSlug } from '../lesson-editing/index.ts';
import { lockEnrolments } from '../../core/enrolment/index.ts';
import { isAwaited, writeNewSession } from '../../study/live/index.ts';
import {
  bringBackSection,
  findOrder,
  insertSection,
  ownClass,
  updateSection,
  updateSectionOrder,
  type ClassKey,
  type DetailOf,
} from '../program/index.ts';

type Creation = z.output<typeof webinarSessionCreation>;
type Update = z.output<typeof webinarSessionUpdate>;
interface SessionKey extends ClassKey {
  readonly sessionId: string;
}

/** Manages the sessions of a webinar: each is a section with one lesson of the same title. */
export function createSessionService<Detail>({ db, clock }: Pick<Deps, 'db' | 'clock'>, detail: DetailOf<Detail>) {
  const change = async (actor: Partner, key: ClassKey, work: (tx: Db, classId: string) => Promise<void>) => {
    const id = await db.$transaction(async (tx) => {
      const claimed = await claimClass(tx, ownClass('webinar')(actor, key.id));
      await work(tx, claimed.id);
      return claimed.id;
    });
    return detail(actor, { id });
  };

  return {
    createSession: (actor: Partner, key: ClassKey, { title, sessionId, lessonId, ...meeting }: Creation) =>
      change(actor, key, async (tx, classId) => {
        if ((await wasAdded(tx, classId, { sessionId })) || (await wasAdded(tx, classId, { lessonId }))) return;
        const section = await insertSection(tx, { id: sessionId, classId, title });
        const lesson = await insertLesson(tx, {
          ...(lessonId && { id: lessonId }),
          classId,
          sectionId: section.id,
          type: 'webinar',
          title,
          slug: await takeLessonSlug(tx, classId, title),
          content: { description: '', attachmentIds: [] },
          setting: { progressBar: true, completionType: 'input-presence-code' },
          isComplete: false,
          durationSeconds: 0,
        });
        await writeNewSession(tx, { id: lesson.id, classId }, meeting);
      }),

    updateSession: (actor: Partner, key: SessionKey, { title, newIndex }: Update) =>
      change(actor, key, async (tx, classId) => {
        const order = await findOrder(tx, classId);
        const { id, lessonIds } = required(order.find((section) => section.id === key.sessionId));
        if (title !== undefined) {
          await updateSection(tx, { id, classId }, title);
          for (const lessonId of lessonIds)
            await renameLesson(tx, lessonId, { title, slug: await takeLessonSlug(tx, classId, title, lessonId) });
        }
        if (newIndex === undefined) return;
        const others = order.map((section) => section.id).filter((one) => one !== id);
        await updateSectionOrder(tx, others.toSpliced(newIndex, 0, id));
      }),

    removeSession: (actor: Partner, key: SessionKey) =>
      change(actor, key, async (tx, classId) => {
        const order = await findOrder(tx, classId);
        const { lessonIds } = required(order.find(({ id }) => id === key.sessionId));
        await lockEnrolments(tx, classId);
        if (await isAwaited(tx, lessonIds, clock.now())) throw new AppError('live_session_upcoming');
        await takeOutSection(tx, { id: key.sessionId, classId }, clock.now());
      }),

    restoreSession: (actor: Partner, key: SessionKey) =>
      change(actor, key, (tx, classId) => bringBackSection(tx, classId, key.sessionId)),
  };
}
