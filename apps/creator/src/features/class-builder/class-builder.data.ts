import { replaceEqualDeep, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lesson, program, webinar } from '@sinau/api-client';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { refreshQueries } from '@sinau/shell';
import { soldTypeLabels } from '../../shared/sold-types.ts';
import type { BuiltClass } from './built-class.ts';
import type { Prices } from './class-info/prices.ts';

/** Drops an answer that was requested before a newer one was stored. */
const structuralSharing = (known: unknown, arrived: unknown): unknown =>
  isOlder(arrived as BuiltClass, known as BuiltClass | undefined) ? known : replaceEqualDeep(known, arrived);
const isOlder = (one: BuiltClass, other: BuiltClass | undefined) =>
  other?.id === one.id && one.revision < other.revision;

/** A class of the partner, by id or slug. */
export const builtClassQuery = (ref: string) => ({
  ...program.mineDetail.query({ params: { id: ref } }),
  structuralSharing,
});
export const builtWebinarQuery = (ref: string) => ({
  ...webinar.mineDetail.query({ params: { id: ref } }),
  structuralSharing,
});

/** Calls that both kinds of classes have, each under its own address. */
const callsOf = ({ type }: Pick<BuiltClass, 'type'>) => (type === 'webinar' ? webinar : program);

/** Interval at which a class is read again while a recording in it is prepared. */
const preparationEveryMs = 10_000;

/** Cached under its id and its slug, since the address may switch between them while the class is open. */
export function useBuiltClass(ref: string) {
  const query = useQuery({
    ...builtClassQuery(ref),
    refetchInterval: ({ state }) => isPreparing(state.data) && preparationEveryMs,
  });
  useCachedByNames(query.data);
  return query;
}

/** A webinar, cached under its id and its slug as well. */
export function useBuiltWebinar(ref: string) {
  const query = useQuery({ ...builtWebinarQuery(ref), enabled: ref !== '' });
  useCachedByNames(query.data);
  return query;
}

function useCachedByNames(built: BuiltClass | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const id of built ? [built.id, built.slug] : []) {
      const { queryKey } = callsOf(built!).mineDetail.query({ params: { id } });
      // Data that is cached already stays: writing it again would mark it as fresh.
      if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData<BuiltClass>(queryKey, built);
    }
  }, [queryClient, built]);
}

const isPreparing = (built: Program | undefined) =>
  built?.sections.some(({ lessons }) => lessons.some(({ preparation }) => preparation === 'running')) ?? false;

const isDetailOf = (id: string) => ({
  predicate: ({ queryKey: [area, name], state }: { queryKey: readonly unknown[]; state: { data?: unknown } }) =>
    (area === 'program' || area === 'webinar') &&
    name === 'mineDetail' &&
    (state.data as BuiltClass | undefined)?.id === id,
});

/** Stores the server's answer where screens look for it: under the id, the slug, and the slug it had before. */
export function storeClass(queryClient: QueryClient, arrived: BuiltClass) {
  const built = sharedWith(classIn(queryClient, arrived.id), arrived);
  queryClient.setQueriesData<BuiltClass>(isDetailOf(built.id), built);
  const calls = callsOf(built);
  for (const id of [built.id, built.slug])
    queryClient.setQueryData<BuiltClass>(calls.mineDetail.query({ params: { id } }).queryKey, built);
  void refreshQueries(queryClient, [calls.mine]);
}

export const classIn = (queryClient: QueryClient, id: string) =>
  queryClient.getQueriesData<BuiltClass>(isDetailOf(id)).find(([, built]) => built !== undefined)?.[1];

/**
 * A class with the objects of the known one wherever they say the same. It is cached under several names: this way its
 * hundreds of lessons are compared once.
 */
const sharedWith = <Built extends BuiltClass>(known: BuiltClass | undefined, arrived: Built) =>
  replaceEqualDeep(known, arrived) as Built;

/** Applies an edit. In a published class it is not live before it is published. */
function changeClass(queryClient: QueryClient, id: string, change: (built: Program) => Program) {
  const known = classIn(queryClient, id);
  if (known?.type === 'program')
    queryClient.setQueriesData<Program>(isDetailOf(id), sharedWith(known, asChanged(change(known))));
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

/** Removes the cached lessons: all of them were replaced. */
export const forgetLessons = (queryClient: QueryClient) => queryClient.removeQueries({ queryKey: lesson.detail.key });

/** Answers that show a class to its makers. */
export const classRefreshes = [program.mineDetail, webinar.mineDetail];

export const refetchClass = (queryClient: QueryClient, id: string) => queryClient.invalidateQueries(isDetailOf(id));

/** Reads a class again; fails where that fails. */
export async function loadClass(queryClient: QueryClient, id: string) {
  const built = await queryClient.fetchQuery({ ...builtClassQuery(id), staleTime: 0, retry: false });
  queryClient.setQueriesData<BuiltClass>(isDetailOf(id), built);
}

/** Stores the outline that a call returned. */
export const storeOutline = (
  queryClient: QueryClient,
  classId: string,
  outline: Pick<Program, 'revision' | 'sections'>,
) => changeClass(queryClient, classId, (built) => ({ ...built, ...outline }));

/** Performs a review step on the whole class, then loads its state again. */
function useReviewStep<Input = void>(
  call: (input: Input) => Promise<BuiltClass>,
  success: string,
  onStored?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (built) => {
      storeClass(queryClient, built);
      onStored?.();
    },
    meta: { success, refreshes: classRefreshes },
  });
}
const params = ({ id }: BuiltClass) => ({ params: { id } });

export const useSubmitClass = (built: BuiltClass) =>
  useReviewStep(() => callsOf(built).submit.call(params(built)), `${soldTypeLabels[built.type]} berhasil diajukan`);

/** Changes that a publication would make now. */
export const changesQuery = (built: BuiltClass) => callsOf(built).changes.query(params(built));

/** Makes the changes of a published class live; `updatedAt` is that of the changes which were shown. */
export const usePublishChanges = (built: BuiltClass) =>
  useReviewStep(
    (updatedAt: string) => callsOf(built).submit.call({ ...params(built), query: { updatedAt } }),
    'Perubahanmu sudah terbit',
  );

/** `onReplaced` is called also if the button that started it is unmounted by then. */
export const useDiscardChanges = (built: BuiltClass, onReplaced: () => void) =>
  useReviewStep(
    () => callsOf(built).discardChanges.call(params(built)),
    `${soldTypeLabels[built.type]} kembali seperti yang terbit`,
    onReplaced,
  );

/** Newest publications of the class. */
export const versionsQuery = (built: BuiltClass, perPage: number) =>
  callsOf(built).versions.query({ ...params(built), query: { page: 1, perPage } });
export const versionQuery = (built: BuiltClass, versionId: string) =>
  callsOf(built).version.query({ params: { id: built.id, versionId } });

export const useRestoreVersion = (built: BuiltClass, onReplaced: () => void) =>
  useReviewStep(
    (versionId: string) => callsOf(built).restoreVersion.call({ params: { id: built.id, versionId } }),
    'Versi lama dipulihkan, dan belum terbit',
    onReplaced,
  );

/** Changes the prices of a published class, live immediately. */
export const useChangePrices = (built: Pick<Program, 'id'>) =>
  useReviewStep(
    (prices: Record<'from' | 'to', Prices>) => program.changePrices.call({ params: { id: built.id }, body: prices }),
    'Harga baru sudah berlaku',
  );

export const useWithdrawClass = (built: BuiltClass) =>
  useReviewStep(() => callsOf(built).withdraw.call(params(built)), 'Pengajuan ditarik kembali');
