import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ApiError, lesson as lessonCalls } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { snackbarShown } from '@sinau/shell';
import { newId } from '../../../shared/new-id.ts';
import { titlesOfFiles } from '../../../shared/uploads/file-kinds.ts';
import { lessonTypeOf } from '../../../shared/uploads/upload-job.ts';
import { useUploadQueue } from '../../../shared/uploads/uploads-context.tsx';
import { refetchClass } from '../class-builder.data.ts';
import { blankLesson } from '../lesson/kinds/index.ts';
import { draftOf, sentOf, type LessonDraft } from '../lesson/lesson-draft.ts';
import { nextStamp } from '../../../documents/undo/stamps.ts';
import { addSection, addedLessons } from '../outline/outline-commands.ts';
import { treeOf } from '../outline/outline-tree.ts';
import type { Outline } from '../outline/use-outline.ts';
import { sortFiles, type RefusedFile } from './sort-files.ts';

const unreadable = 'Berkas yang kamu seret tidak bisa dibaca. Coba lagi lewat “Unggah beberapa berkas”.';

interface LessonFiles {
  built: Program;
  outline: Outline;
  chosenId: string | null;
  onChoose: (sectionId: string) => void;
}

/** Creates a lesson from each file, in the order of their names, and starts the uploads. */
export function useLessonFiles({ built, outline, chosenId, onChoose }: LessonFiles) {
  const queryClient = useQueryClient();
  const uploads = useUploadQueue();
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const { mutateAsync: create } = useMutation({
    mutationFn: (input: { sectionId: string; body: LessonDraft }) =>
      lessonCalls.create.call({ params: { sectionId: input.sectionId }, body: sentOf(input.body) }),
    // Retries add it once under its id, even if a response was lost.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.isTransient,
    meta: { failure: 'silent' },
  });

  /** Section of the new lessons: the one that the files were dropped on, the chosen one, or the last. */
  const sectionFor = (droppedOn: string | null) => {
    const ids = built.sections.map(({ id }) => id);
    const known = [droppedOn, chosenId, ids.at(-1)].find((id) => id && ids.includes(id));
    if (known) return known;
    const { id, command } = addSection(treeOf(built.sections));
    outline.execute(command);
    return id;
  };

  const { mutate: add, isPending } = useMutation({
    mutationFn: async ({ files, droppedOn }: { files: readonly File[]; droppedOn: string | null }) => {
      const { lessons, refused: left } = sortFiles(files);
      const problems = [...left];
      if (lessons.length > 0) {
        const sectionId = sectionFor(droppedOn);
        onChoose(sectionId);
        await outline.flush();
        const stamp = nextStamp();
        const added: { id: string; title: string }[] = [];
        const titles = titlesOfFiles(lessons.map(({ file }) => file.name));
        for (const [index, { file, kind }] of lessons.entries()) {
          const type = lessonTypeOf(kind);
          const title = titles[index]!;
          try {
            const body = { ...draftOf(type, { ...blankLesson(type), title }), lessonId: newId() };
            const { id: lessonId } = await create({ sectionId, body });
            added.push({ id: lessonId, title });
            await uploads.add({ classId: built.id, classSlug: built.slug, lessonId, title, kind }, file);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            problems.push({ name: file.name, reason: error.message });
          }
        }
        await refetchClass(queryClient, built.id);
        if (added.length > 0) outline.note(addedLessons(added, stamp));
      }
      return { made: lessons.length - (problems.length - left.length), problems };
    },
    onSuccess: ({ made, problems }) => {
      if (made > 0) dispatch(snackbarShown({ tone: 'success', msg: `${made} materi ditambahkan dari berkas` }));
      setRefused(problems);
    },
  });

  return {
    add,
    isAdding: isPending,
    refused,
    forgetRefused: () => setRefused([]),
    /** Called for dropped files that were moved or deleted meanwhile, and for folders that the browser may not open. */
    onUnreadable: () => void dispatch(snackbarShown({ tone: 'error', msg: unreadable })),
  };
}
