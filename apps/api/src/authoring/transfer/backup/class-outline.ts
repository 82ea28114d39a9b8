import { localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type {
  ClassOutline,
  OutlineLesson,
  OutlineSession,
} from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { lessonKinds } from '@sinau/contracts/study/lesson-kinds/index';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { hyphenated } from '../../../platform/enum-names.ts';
import { isoOrNull } from '../../../platform/iso.ts';
import { extrasOf, withoutExtras } from '../../../study/lesson/index.ts';
import { lessonKindOf, relinkAddress, relinkText } from '../../../study/lesson-kinds/index.ts';
import { relinkQuestion, type BankQuestionRow, type Links } from '../../../study/question/index.ts';
import type { ClassToBackUp } from './class-backup.queries.ts';

type LessonRow = ClassToBackUp['workingSections'][number]['lessons'][number];
type SessionRow = ClassToBackUp['liveSessions'][number];

/** Turns a class into a document with ids of its own, which the links give to files and questions. */
export function outlineOf(
  row: ClassToBackUp,
  bank: readonly BankQuestionRow[],
  links: Links,
): Omit<ClassOutline, 'media'> {
  const { classId: _, categoryId: __, category, ...texts } = row.working!;
  const educatorIds = new Map(row.educators.map(({ id }, index) => [id, localId(index + 1)]));
  const sessions = new Map(row.liveSessions.map((session) => [session.id, session]));
  return {
    class: {
      ...texts,
      kind: row.kind,
      format: hyphenated(row.format),
      category,
      thumbnail: relinkAddress(texts.thumbnail, links),
      about: relinkText(texts.about, 'about', links),
      completionMessage: texts.completionMessage && relinkText(texts.completionMessage, 'message', links),
      salePrice: row.salePrice,
      normalPrice: row.normalPrice,
      promotionEndsAt: isoOrNull(row.promotionEndsAt),
    },
    educators: row.educators.map(({ id, name, title, bio, photo }) => ({
      id: educatorIds.get(id)!,
      name,
      title,
      bio,
      photo: relinkAddress(photo, links),
    })),
    sections: row.workingSections.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson): OutlineLesson => {
        const session = lesson.type === 'webinar' ? sessions.get(lesson.id) : undefined;
        return {
          lesson: lessonOf(lesson, links),
          session: session ? sessionOf(session, educatorIds, links) : null,
        };
      }),
    })),
    bank: bank.map(({ id, isComplete: _isComplete, revision: _r, createdAt: _c, updatedAt: _u, ...question }) => ({
      ...relinkQuestion(question, links),
      id: links.question(id)!,
    })),
  };
}

function lessonOf({ type, title, content, setting }: LessonRow, links: Links): LessonCreation {
  const { description, attachmentIds } = extrasOf(content);
  const stored = { type, title, content: withoutExtras(content), setting, description };
  // Lessons that were stored by an older version lack fields that have a default since.
  const complete = lessonKinds[type].creation.safeParse(stored).data ?? stored;
  return {
    ...complete,
    content: lessonKindOf(type).relink(complete.content, links),
    attachmentIds: attachmentIds.flatMap((id) => links.file(id, { purpose: 'attachment' }) ?? []),
  } as LessonCreation;
}

function sessionOf(
  { startsAt, endsAt, meetingUrl, presenceCode, speakerIds, recordingId, recordingUrl }: SessionRow,
  educatorIds: ReadonlyMap<string, string>,
  links: Links,
): OutlineSession {
  return {
    startsAt: isoOrNull(startsAt),
    endsAt: isoOrNull(endsAt),
    meetingUrl,
    presenceCode,
    speakerIds: speakerIds.flatMap((id) => educatorIds.get(id) ?? []),
    recordingId: recordingId && links.file(recordingId, { kind: 'video', purpose: 'lesson' }),
    recordingUrl,
  };
}
