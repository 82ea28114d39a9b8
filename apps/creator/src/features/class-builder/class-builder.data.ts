import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lesson, program } from '@sinau/api-client';
import type { OutlineLesson, OutlineSection, Program } from '@sinau/contracts/program/program.schemas';
import { moveLesson, moveSection, type LessonMove, type SectionMove } from './outline/moves.ts';

/** A class of the partner's, by id or slug. */
export const builtClassQuery = (ref: string) => program.mineDetail.query({ params: { id: ref } });

/** Known by one name, it is known by the other: an address may go over from slug to id while the class is open. */
export function useBuiltClass(ref: string) {
  const queryClient = useQueryClient();
  const query = useQuery(builtClassQuery(ref));
  const { data: built } = query;
  useEffect(() => {
    for (const name of built ? [built.id, built.slug] : []) {
      const { queryKey } = builtClassQuery(name);
      // What is known already is left alone: writing it again would make it look fresh.
      if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, built);
    }
  }, [queryClient, built]);
  return query;
}

const isDetailOf = (id: string) => ({
  queryKey: ['program', 'mineDetail'],
  predicate: ({ state }: { state: { data?: unknown } }) => (state.data as Program | undefined)?.id === id,
});

/** What the server answered, where screens look for it: under the id, the slug, and the slug it had before. */
export function storeClass(queryClient: QueryClient, built: Program) {
  queryClient.setQueriesData<Program>(isDetailOf(built.id), built);
  for (const ref of [built.id, built.slug]) queryClient.setQueryData(builtClassQuery(ref).queryKey, built);
  void queryClient.invalidateQueries({ queryKey: ['program', 'mine'] });
}

const changeClass = (queryClient: QueryClient, id: string, change: (built: Program) => Program) =>
  queryClient.setQueriesData<Program>(isDetailOf(id), (built) => built && change(built));

export const storeLesson = (
  queryClient: QueryClient,
  classId: string,
  {
    id,
    title,
    slug,
    isComplete,
    durationSeconds,
  }: Pick<OutlineLesson, 'id' | 'title' | 'slug' | 'isComplete' | 'durationSeconds'>,
) =>
  changeClass(queryClient, classId, (built) => ({
    ...built,
    sections: built.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((one) =>
        one.id === id ? { ...one, title, slug, isComplete, durationSeconds } : one,
      ),
    })),
  }));

export const refetchClass = (queryClient: QueryClient, id: string) => queryClient.invalidateQueries(isDetailOf(id));

interface Outline {
  revision: number;
  sections: OutlineSection[];
}
/** Calls that answer how the outline reads now. */
function useOutlineStore(classId: string) {
  const queryClient = useQueryClient();
  return (outline: Outline) => void changeClass(queryClient, classId, (built) => ({ ...built, ...outline }));
}

/** Sections are added and renamed without a word, also where it fails (specification section 8). */
const quiet = { failure: 'silent' } as const;

export function useCreateSection(classId: string) {
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationFn: (sectionTitle: string) =>
      program.createSection.call({ params: { id: classId }, body: { sectionTitle } }),
    onSuccess,
    meta: quiet,
  });
}

export function useRenameSection(classId: string) {
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationFn: ({ sectionId, title }: { sectionId: string; title: string }) =>
      program.updateSection.call({ params: { id: classId, sectionId }, body: { title } }),
    onSuccess,
    meta: quiet,
  });
}

/** The outline shows a move at once, and what there really is where it failed. */
function useMove<Move>(
  classId: string,
  success: string,
  apply: (sections: OutlineSection[], move: Move) => OutlineSection[],
  send: (move: Move, revision: number) => Promise<Outline>,
) {
  const queryClient = useQueryClient();
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationFn: ({ move, revision }: { move: Move; revision: number }) => send(move, revision),
    onMutate: ({ move }) =>
      void changeClass(queryClient, classId, (built) => ({ ...built, sections: apply(built.sections, move) })),
    onSuccess,
    onError: () => refetchClass(queryClient, classId),
    meta: { success },
  });
}

export const useMoveSection = (classId: string) =>
  useMove(classId, 'Berhasil reorder section', moveSection, ({ sectionId, newIndex }: SectionMove) =>
    program.reorderSection.call({ params: { id: classId, sectionId }, body: { newIndex } }),
  );

export const useMoveLesson = (classId: string) =>
  useMove(classId, 'Berhasil reorder lesson', moveLesson, (move: LessonMove, revision) =>
    program.reorderLesson.call({ params: { id: classId }, body: { ...move, revision } }),
  );

export function useRemoveSection(classId: string) {
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationFn: (sectionId: string) => program.removeSection.call({ params: { id: classId, sectionId } }),
    onSuccess,
    meta: { success: 'Berhasil menghapus section' },
  });
}

export function useRemoveLesson(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => lesson.remove.call({ params: { id } }),
    onSuccess: () => refetchClass(queryClient, classId),
    meta: { success: 'Berhasil menghapus' },
  });
}

export function useSubmitClass(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => program.submit.call({ params: { id: classId } }),
    onSuccess: (built) => {
      storeClass(queryClient, built);
      return refetchClass(queryClient, classId);
    },
    meta: { success: 'Kelas berhasil diajukan' },
  });
}
