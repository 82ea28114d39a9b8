import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { live, webinar } from '@sinau/api-client';
import type { Lesson, LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { classIn, refetchClass, storeClass } from '../class-builder.data.ts';
import { cacheLesson } from '../lesson/lesson.data.ts';
import type { LessonDraft, LessonFields } from '../lesson/lesson-draft.ts';
import { changedSession, sessionFieldsOf, unscheduled } from './session-fields.ts';

/**
 * The times, speakers and addresses of a live session are written as the content of its lesson, and stored by a call of their
 * own: they stand outside of versions, and have no revision. What was changed is sent alone, so that two partners who change
 * different things do not undo each other. In a webinar a session and its lesson are called the same, by a call as well.
 */
export function useSessionStorage(classId: string, sectionId: string, lesson: Lesson | null) {
  const queryClient = useQueryClient();
  const last = useRef(lesson?.type === 'webinar' ? lesson : null);
  const isOfWebinar = () => classIn(queryClient, classId)?.type === 'webinar';

  /** Renames a session of a webinar; answers the revision that its lesson has then. */
  const rename = async (title: string) => {
    const built = await webinar.updateSession.call({ params: { id: classId, sessionId: sectionId }, body: { title } });
    storeClass(queryClient, built);
    return built.sessions.find(({ id }) => id === sectionId)?.lesson?.revision;
  };

  return {
    /** Remembers what was read last, and passes it on. */
    know(read: Lesson) {
      if (read.type === 'webinar') last.current = read;
      return read;
    },
    /**
     * Stores a new title of a session, if there is one. Answers the revision to go on with, and the stored lesson if
     * nothing else of it was changed.
     */
    async begin(changed: Partial<LessonFields>, draft: LessonDraft, revision: number) {
      const isRenamed = changed.title !== undefined && isOfWebinar();
      const current = isRenamed ? ((await rename(draft.title)) ?? revision) : revision;
      if (!last.current) return { revision: current, known: null };
      if (isRenamed) last.current = { ...last.current, title: draft.title, revision: current };
      const isAll = Object.keys(changed).every((name) => name === 'content' || (isRenamed && name === 'title'));
      return { revision: current, known: isAll ? last.current : null };
    },
    /** Stores what differs from what was read last. Lessons of other types are passed on. */
    async end(stored: Lesson, draft: LessonDraft): Promise<Lesson> {
      if (stored.type !== 'webinar' || draft.type !== 'webinar') return stored;
      const before = last.current ? sessionFieldsOf(last.current.content.session) : unscheduled;
      const body = changedSession(before, draft.content.session);
      const updated = Object.keys(body).length === 0 ? stored : await meeting(stored, body);
      cacheLesson(queryClient, updated);
      if (updated !== stored || isOfWebinar()) void refetchClass(queryClient, classId);
      return updated;
    },
  };
}

async function meeting(stored: LessonOf<'webinar'>, body: Parameters<typeof live.update.call>[0]['body']) {
  const {
    id: _id,
    class: _class,
    title: _title,
    recording: _recording,
    ...session
  } = await live.update.call({
    params: { id: stored.id },
    body,
  });
  return { ...stored, content: { session } };
}
