import { useMutation, useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lesson, program } from '@sinau/api-client';
import type { OutlineLesson, OutlineSection, Program } from '@sinau/contracts/program/program.schemas';
import type { Prices } from './class-info/prices.ts';
import { moveLesson, moveSection, type LessonMove, type SectionMove } from './outline/moves.ts';

/** A class of the partner, by id or slug. */
export const builtClassQuery = (ref: string) => program.mineDetail.query({ params: { id: ref } });

/** Cached under its id and its slug, since the address may switch between them while the class is open. */
export function useBuiltClass(ref: string) {
  const queryClient = useQueryClient();
  const query = useQuery(builtClassQuery(ref));
  const { data: built } = query;
  useEffect(() => {
    for (const name of built ? [built.id, built.slug] : []) {
      const { queryKey } = builtClassQuery(name);
      // Data that is cached already stays: writing it again would mark it as fresh.
      if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, built);
    }
  }, [queryClient, built]);
  return query;
}

const isDetailOf = (id: string) => ({
  queryKey: ['program', 'mineDetail'],
  predicate: ({ state }: { state: { data?: unknown } }) => (state.data as Program | undefined)?.id === id,
});

/** Stores the server's answer where screens look for it: under the id, the slug, and the slug it had before. */
export function storeClass(queryClient: QueryClient, built: Program) {
  queryClient.setQueriesData<Program>(isDetailOf(built.id), built);
  for (const ref of [built.id, built.slug]) queryClient.setQueryData(builtClassQuery(ref).queryKey, built);
  void queryClient.invalidateQueries({ queryKey: ['program', 'mine'] });
}

const classIn = (queryClient: QueryClient, id: string) =>
  queryClient.getQueriesData<Program>(isDetailOf(id)).find(([, built]) => built !== undefined)?.[1];

/** Applies what was edited. In a published class it is not live before it is published. */
const changeClass = (queryClient: QueryClient, id: string, change: (built: Program) => Program) =>
  queryClient.setQueriesData<Program>(isDetailOf(id), (built) => built && asChanged(change(built)));
const asChanged = (built: Program): Program =>
  built.statusApprove === 'publish' ? { ...built, statusApprove: 'changed' } : built;

export const storeLesson = (
  queryClient: QueryClient,
  classId: string,
  {
    id,
    title,
    slug,
    isComplete,
    unfinishedQuestions,
    durationSeconds,
  }: Pick<OutlineLesson, 'id' | 'title' | 'slug' | 'isComplete' | 'unfinishedQuestions' | 'durationSeconds'>,
) =>
  changeClass(queryClient, classId, (built) => ({
    ...built,
    sections: built.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((one) =>
        one.id === id ? { ...one, title, slug, isComplete, unfinishedQuestions, durationSeconds } : one,
      ),
    })),
  }));

/** Forgets the lessons that were read: all of them were replaced. */
export const forgetLessons = (queryClient: QueryClient) => queryClient.removeQueries({ queryKey: lesson.detail.key });

export const refetchClass = (queryClient: QueryClient, id: string) => queryClient.invalidateQueries(isDetailOf(id));

interface Outline {
  revision: number;
  sections: OutlineSection[];
}
/** Caches the outline that a call returns. */
function useOutlineStore(classId: string) {
  const queryClient = useQueryClient();
  return (outline: Outline) => void changeClass(queryClient, classId, (built) => ({ ...built, ...outline }));
}

/** Adding and renaming a section shows no snackbar, not even for a failure (specification section 8): the save status shows it. */
const quiet = { failure: 'silent' } as const;
const sectionTextKey = (classId: string) => ['section-text', classId];

export function useCreateSection(classId: string) {
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationKey: sectionTextKey(classId),
    mutationFn: (sectionTitle: string) =>
      program.createSection.call({ params: { id: classId }, body: { sectionTitle } }),
    onSuccess,
    meta: quiet,
  });
}

export function useRenameSection(classId: string) {
  const onSuccess = useOutlineStore(classId);
  return useMutation({
    mutationKey: sectionTextKey(classId),
    mutationFn: ({ sectionId, title }: { sectionId: string; title: string }) =>
      program.updateSection.call({ params: { id: classId, sectionId }, body: { title } }),
    onSuccess,
    meta: quiet,
  });
}

/** Whether the last section that was added or renamed could not be stored. */
export const useHasSectionFailed = (classId: string) =>
  useMutationState({
    filters: { mutationKey: sectionTextKey(classId) },
    select: ({ state }) => state.status,
  }).at(-1) === 'error';

/**
 * Applies a move at once. Moves made during another one wait for it, since their indexes refer to the outline that it
 * leaves; when one fails, the waiting ones are dropped and the outline shows what is stored.
 */
function useMove<Move>(
  classId: string,
  success: string,
  apply: (sections: OutlineSection[], move: Move) => OutlineSection[],
  send: (move: Move, revision: number | undefined) => Promise<Outline>,
) {
  const queryClient = useQueryClient();
  const scope = { id: `outline-${classId}` };
  const moves = () =>
    queryClient.getMutationCache().findAll({ predicate: ({ options }) => options.scope?.id === scope.id });
  return useMutation({
    scope,
    mutationFn: (move: Move) => send(move, classIn(queryClient, classId)?.revision),
    onMutate: (move) =>
      void changeClass(queryClient, classId, (built) => ({ ...built, sections: apply(built.sections, move) })),
    onSuccess: ({ revision, sections }) => {
      const isLast = !moves().some(({ state }) => state.isPaused);
      changeClass(queryClient, classId, (built) => ({ ...built, revision, ...(isLast && { sections }) }));
    },
    onError: () => {
      for (const move of moves()) if (move.state.isPaused) queryClient.getMutationCache().remove(move);
      return refetchClass(queryClient, classId);
    },
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

/** Takes a step with the whole class, then loads its state again. */
function useReviewStep<Input = void>(
  classId: string,
  call: (input: Input) => Promise<Program>,
  success: string,
  onStored?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (built) => {
      storeClass(queryClient, built);
      onStored?.();
      return refetchClass(queryClient, classId);
    },
    meta: { success },
  });
}

export const useSubmitClass = (classId: string) =>
  useReviewStep(classId, () => program.submit.call({ params: { id: classId } }), 'Kelas berhasil diajukan');

/** Makes the changes of a published class live; `updatedAt` is that of the changes which were shown. */
export const usePublishChanges = (classId: string) =>
  useReviewStep(
    classId,
    (updatedAt: string) => program.submit.call({ params: { id: classId }, query: { updatedAt } }),
    'Perubahanmu sudah terbit',
  );

/** `onReplaced` is called also if the button that began it is gone by then. */
export const useDiscardChanges = (classId: string, onReplaced: () => void) =>
  useReviewStep(
    classId,
    () => program.discardChanges.call({ params: { id: classId } }),
    'Kelas kembali seperti yang terbit',
    onReplaced,
  );

export const useRestoreVersion = (classId: string, onReplaced: () => void) =>
  useReviewStep(
    classId,
    (versionId: string) => program.restoreVersion.call({ params: { id: classId, versionId } }),
    'Versi lama dipulihkan, dan belum terbit',
    onReplaced,
  );

/** Changes what a published class costs, live at once. */
export const useChangePrices = (classId: string) =>
  useReviewStep(
    classId,
    (prices: Record<'from' | 'to', Prices>) => program.changePrices.call({ params: { id: classId }, body: prices }),
    'Harga baru sudah berlaku',
  );

export const useWithdrawClass = (classId: string) =>
  useReviewStep(classId, () => program.withdraw.call({ params: { id: classId } }), 'Pengajuan ditarik kembali');
