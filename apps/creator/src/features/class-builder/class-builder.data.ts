import { replaceEqualDeep, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lesson, program } from '@sinau/api-client';
import type { Lesson } from '@sinau/contracts/lesson/lesson.schemas';
import type { OutlineLesson, Program } from '@sinau/contracts/program/program.schemas';
import type { Prices } from './class-info/prices.ts';

/** A class of the partner, by id or slug. An answer that was asked for before a newer one was stored is dropped. */
export const builtClassQuery = (ref: string) => ({
  ...program.mineDetail.query({ params: { id: ref } }),
  structuralSharing: (known: unknown, arrived: unknown): unknown =>
    isOlder(arrived as Program, known as Program | undefined) ? known : replaceEqualDeep(known, arrived),
});
const isOlder = (one: Program, other: Program | undefined) => other?.id === one.id && one.revision < other.revision;

/** How often a class is read again while a recording in it is prepared. */
const preparationEveryMs = 10_000;

/** Cached under its id and its slug, since the address may switch between them while the class is open. */
export function useBuiltClass(ref: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...builtClassQuery(ref),
    refetchInterval: ({ state }) => isPreparing(state.data) && preparationEveryMs,
  });
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

const isPreparing = (built: Program | undefined) =>
  built?.sections.some(({ lessons }) => lessons.some(({ preparation }) => preparation === 'running')) ?? false;

const isDetailOf = (id: string) => ({
  queryKey: ['program', 'mineDetail'],
  predicate: ({ state }: { state: { data?: unknown } }) => (state.data as Program | undefined)?.id === id,
});

/** Stores the server's answer where screens look for it: under the id, the slug, and the slug it had before. */
export function storeClass(queryClient: QueryClient, arrived: Program) {
  const built = sharedWith(classIn(queryClient, arrived.id), arrived);
  queryClient.setQueriesData<Program>(isDetailOf(built.id), built);
  for (const ref of [built.id, built.slug]) queryClient.setQueryData(builtClassQuery(ref).queryKey, built);
  void queryClient.invalidateQueries({ queryKey: ['program', 'mine'] });
}

export const classIn = (queryClient: QueryClient, id: string) =>
  queryClient.getQueriesData<Program>(isDetailOf(id)).find(([, built]) => built !== undefined)?.[1];

/**
 * A class with the objects of the known one wherever they say the same. It is cached under several names: this way its
 * hundreds of lessons are compared once.
 */
const sharedWith = (known: Program | undefined, arrived: Program) => replaceEqualDeep(known, arrived) as Program;

/** Applies what was edited. In a published class it is not live before it is published. */
function changeClass(queryClient: QueryClient, id: string, change: (built: Program) => Program) {
  const known = classIn(queryClient, id);
  if (known) queryClient.setQueriesData<Program>(isDetailOf(id), sharedWith(known, asChanged(change(known))));
}
const asChanged = (built: Program): Program =>
  built.statusApprove === 'publish' ? { ...built, statusApprove: 'changed' } : built;

/** Shows a stored lesson in the outline. */
export function storeLesson(queryClient: QueryClient, classId: string, lesson: Lesson) {
  const { id, title, slug, isComplete, unfinishedQuestions, durationSeconds } = lesson;
  const shown = { title, slug, isComplete, unfinishedQuestions, durationSeconds, preparation: preparationOf(lesson) };
  changeClass(queryClient, classId, (built) => ({
    ...built,
    sections: built.sections.map((section) =>
      section.lessons.some((one) => one.id === id)
        ? { ...section, lessons: section.lessons.map((one) => (one.id === id ? { ...one, ...shown } : one)) }
        : section,
    ),
  }));
}

function preparationOf(lesson: Lesson): OutlineLesson['preparation'] {
  const preparation = lesson.type === 'video' && lesson.content.media?.preparation;
  if (!preparation) return undefined;
  return preparation.hasFailed ? 'failed' : 'running';
}

/** Forgets the lessons that were read: all of them were replaced. */
export const forgetLessons = (queryClient: QueryClient) => queryClient.removeQueries({ queryKey: lesson.detail.key });

export const refetchClass = (queryClient: QueryClient, id: string) => queryClient.invalidateQueries(isDetailOf(id));

/** Reads a class anew; fails where that fails. */
export async function loadClass(queryClient: QueryClient, id: string) {
  const built = await queryClient.fetchQuery({ ...builtClassQuery(id), staleTime: 0, retry: false });
  queryClient.setQueriesData<Program>(isDetailOf(id), built);
}

/** Stores the outline that a call returned. */
export const storeOutline = (
  queryClient: QueryClient,
  classId: string,
  outline: Pick<Program, 'revision' | 'sections'>,
) => changeClass(queryClient, classId, (built) => ({ ...built, ...outline }));

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
