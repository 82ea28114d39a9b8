import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Lesson, LessonOf } from '@sinau/contracts/lesson/lesson.schemas';
import { failureOf } from '../../../shared/self-saving/failure-of.ts';
import type { Failure } from '../../../shared/self-saving/self-saving.ts';
import { useSelfSaving } from '../../../shared/self-saving/use-self-saving.ts';
import { lessonQuery, useCreateLesson, useUpdateLesson } from './lesson.data.ts';

/** A type, since documents are compared name by name. */
export type LessonFields = {
  title: string;
  html: string;
  progressBar: boolean;
  completionType: LessonOf<'article'>['setting']['completionType'];
};

const blank = { fields: { title: '', html: '', progressBar: true, completionType: 'hit-button' } satisfies LessonFields, revision: 0 };

const stored = ({ title, content, setting, revision }: LessonOf<'article'>) => ({ fields: { title, html: content.html, ...setting } satisfies LessonFields, revision });

/** A lesson is never lost for want of a title. */
const untitled = 'Materi tanpa judul';

const bodyOf = ({ title, html, progressBar, completionType }: LessonFields) => ({
  title: title.trim() || untitled,
  content: { html },
  setting: { progressBar, completionType },
});

interface LessonDocument {
  classId: string;
  sectionId: string;
  /** Null while it is new: it is created with its first words. */
  lesson: LessonOf<'article'> | null;
  onCreated: (lesson: Lesson) => void;
}

/** A lesson that saves itself while it is written. */
export function useLessonDocument({ classId, sectionId, lesson, onCreated }: LessonDocument) {
  const queryClient = useQueryClient();
  const create = useCreateLesson(classId, sectionId);
  const update = useUpdateLesson(classId);
  const id = useRef(lesson?.id ?? null);

  return useSelfSaving<LessonFields>(lesson ? stored(lesson) : blank, {
    save: async (_changed, draft, revision) => {
      if (id.current) return stored(await update.mutateAsync({ id: id.current, ...bodyOf(draft), revision }));
      const created = await create.mutateAsync(bodyOf(draft));
      id.current = created.id;
      onCreated(created);
      return stored(created);
    },
    load: async () => stored((await queryClient.fetchQuery({ ...lessonQuery(id.current ?? ''), staleTime: 0 })) as LessonOf<'article'>),
    failureOf: (error): Failure<LessonFields> => {
      const failure = failureOf<LessonFields & { 'content.html': string }>(error);
      if (failure.kind !== 'refused') return failure as Failure<LessonFields>;
      const { 'content.html': html, ...fields } = failure.fields;
      return { kind: 'refused', fields: { ...fields, ...(html !== undefined && { html }) } };
    },
  });
}
