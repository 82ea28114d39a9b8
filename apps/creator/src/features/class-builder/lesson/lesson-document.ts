import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '@sinau/api-client';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/lesson/lesson.schemas';
import { failureOf } from '../../../shared/self-saving/failure-of.ts';
import type { Failure } from '../../../shared/self-saving/self-saving.ts';
import { useSelfSaving } from '../../../shared/self-saving/use-self-saving.ts';
import { blankLesson, contentOf } from './kinds/index.ts';
import { draftOf, type LessonFields } from './lesson-draft.ts';
import { lessonQuery, useCreateLesson, useUpdateLesson } from './lesson.data.ts';

const blank = (type: BuildableLessonType) => {
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

/** A lesson without a title is stored under this one. */
const untitled = 'Materi tanpa judul';

/** Names a lesson among the drafts of this device. */
export const lessonDocumentId = (id: string) => `lesson-${id}`;

interface LessonDocument {
  /** The temporary id of a new lesson. */
  temporaryId: string;
  classId: string;
  sectionId: string;
  type: BuildableLessonType;
  /** Null while it is new: its first words create it. */
  lesson: Lesson | null;
  /** Its section may have been added a moment ago. Resolves to whether that is stored. */
  storeOutline: () => Promise<boolean>;
  onCreated: (lesson: Lesson) => void;
}

/** A lesson that saves itself while it is written. */
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
  const create = useCreateLesson(classId, sectionId);
  const update = useUpdateLesson(classId);
  const id = useRef(lesson?.id ?? null);

  return useSelfSaving<LessonFields>(
    lesson ? stored(lesson) : blank(type),
    {
      save: async (_changed, fields, revision) => {
        const body = draftOf(type, { ...fields, title: fields.title.trim() || untitled });
        if (id.current) return stored(await update.mutateAsync({ id: id.current, body: { ...body, revision } }));
        if (!(await storeOutline())) throw new ApiError(0, 'network', 'Kerangka kelas belum tersimpan.');
        const created = await create.mutateAsync(body);
        id.current = created.id;
        onCreated(created);
        return stored(created);
      },
      load: async () => stored(await queryClient.fetchQuery({ ...lessonQuery(id.current ?? ''), staleTime: 0 })),
      richText: ['content.html', 'content.instruction'],
      failureOf: (error) =>
        byField(isGone(error) ? goneAs(id.current ? 'Materi' : 'Section') : failureOf<Record<string, unknown>>(error)),
    },
    ({ title }) => ({ groupId: classId, documentId: lessonDocumentId(id.current ?? temporaryId), title }),
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const goneAs = (what: string) =>
  ({ kind: 'failed', message: `${what} ini sudah dihapus di tempat lain.`, isTransient: false }) as const;

/** The API names the place of what it refuses ('content.address'); a document holds content and setting as a whole. */
function byField(failure: Failure<Record<string, unknown>>): Failure<LessonFields> {
  if (failure.kind !== 'refused') return failure;
  return {
    kind: 'refused',
    fields: Object.fromEntries(Object.entries(failure.fields).map(([path, words]) => [path.split('.')[0], words])),
  };
}
