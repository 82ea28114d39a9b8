import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@sinau/api-client';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import { failureOf } from '../../../documents/saving/failure-of.ts';
import { fieldOf, type Failure } from '../../../documents/saving/document.ts';
import { isId, newId } from '../../../shared/new-id.ts';
import { useSelfSaving } from '../../../documents/saving/use-self-saving.ts';
import { refetchClass } from '../class-builder.data.ts';
import { useSessionStorage } from '../live-session/use-session-storage.ts';
import { blankLesson, contentOf } from './kinds/index.ts';
import { draftOf, sentOf, type LessonFields } from './lesson-draft.ts';
import { lessonQuery, useCreateLesson, useUpdateLesson } from './lesson.data.ts';

const blank = (type: LessonType) => {
  const { title, content, setting } = blankLesson(type);
  return { fields: { title, content, setting, description: '', attachmentIds: [] }, revision: 0 };
};

const stored = (lesson: Lesson) => ({
  fields: {
    title: lesson.title,
    content: contentOf(lesson),
    setting: lesson.setting,
    description: lesson.description ?? '',
    attachmentIds: lesson.attachmentIds ?? [],
  } satisfies LessonFields,
  revision: lesson.revision,
});

/** Title under which an untitled lesson is stored. */
const untitled = 'Materi tanpa judul';

/** Returns the id of a lesson among the drafts of this device. */
export const lessonDocumentId = (id: string) => `lesson-${id}`;

interface LessonDocument {
  /** Id of a new lesson until it is stored; a UUID remains its id. */
  temporaryId: string;
  classId: string;
  sectionId: string;
  type: LessonType;
  /** Stored lesson; null while it is new: the first text creates it. */
  lesson: Lesson | null;
  /** Stores the outline: the section may be new. Resolves to whether that succeeded. */
  storeOutline: () => Promise<boolean>;
  onCreated: (lesson: Lesson) => void;
}

/** Opens a lesson that saves itself while it is written. */
export function useLessonDocument({
  temporaryId,
  classId,
  sectionId,
  type,
  lesson,
  storeOutline,
  onCreated,
}: LessonDocument) {
  const queryClient = useQueryClient();
  const create = useCreateLesson(sectionId);
  const update = useUpdateLesson(classId);
  const session = useSessionStorage(classId, sectionId, lesson);
  const id = useRef(lesson?.id ?? null);
  // Id under which the lesson is added once, however often that is tried.
  const [newLessonId] = useState(() => (isId(temporaryId) ? temporaryId : newId()));
  const begin = (created: Lesson) => {
    id.current = created.id;
    onCreated(created);
    return created;
  };
  /** An earlier attempt was stored, but its response was lost. Text written since is merged into it. */
  const takeUpEarlier = async (refusal: unknown): Promise<never> => {
    if (refusal instanceof ApiError && refusal.code === 'lesson_edited_elsewhere') {
      begin(await queryClient.fetchQuery({ ...lessonQuery(newLessonId), staleTime: 0 }));
      await refetchClass(queryClient, classId);
    }
    throw refusal;
  };
  const take = (read: Lesson) => stored(session.know(read));

  return useSelfSaving<LessonFields>(
    lesson ? stored(lesson) : blank(type),
    {
      save: async (changed, fields, revision) => {
        const draft = draftOf(type, { ...fields, title: fields.title.trim() || untitled });
        const body = sentOf(draft);
        if (id.current) {
          const { known, ...begun } = await session.begin(changed, draft, revision);
          const updated = known ?? (await update.mutateAsync({ id: id.current, body: { ...body, ...begun } }));
          return take(await session.end(updated, draft));
        }
        if (!(await storeOutline())) throw new ApiError(0, 'network', 'Kerangka kelas belum tersimpan.');
        const created = begin(await create.mutateAsync({ ...body, lessonId: newLessonId }).catch(takeUpEarlier));
        return take(await session.end(created, draft));
      },
      load: async () => take(await queryClient.fetchQuery({ ...lessonQuery(id.current ?? ''), staleTime: 0 })),
      richText: ['content.html', 'content.instruction'],
      failureOf: (error) =>
        isGone(error)
          ? goneAs(id.current ? 'Materi' : 'Section')
          : atFields(failureOf<Record<string, unknown>>(error), type),
    },
    ({ title }) => ({ groupId: classId, documentId: lessonDocumentId(id.current ?? temporaryId), title }),
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const goneAs = (what: string) =>
  ({ kind: 'failed', message: `${what} ini sudah dihapus di tempat lain.`, isTransient: false }) as const;

/**
 * Maps refusals to the document: content and setting keep the path of the refused value, whose editor shows the sentence
 * there. The call that stores a live session names its fields, which the document holds within the content.
 */
function atFields(failure: Failure<Record<string, unknown>>, type: LessonType): Failure<LessonFields> {
  if (failure.kind !== 'refused') return failure;
  const pathOf = (path: string) => {
    const field = fieldOf(path);
    if (field === 'content' || field === 'setting') return path;
    const isOfSession = type === 'webinar' && !['title', 'description', 'attachmentIds'].includes(field);
    return isOfSession ? `content.session.${path}` : field;
  };
  return {
    kind: 'refused',
    fields: Object.fromEntries(Object.entries(failure.fields).map(([path, words]) => [pathOf(path), words])),
  };
}
