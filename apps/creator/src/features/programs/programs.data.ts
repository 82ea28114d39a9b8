import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bundle, program, webinar } from '@sinau/api-client';
import { useIsMember } from '../../shared/scopes.ts';
import { programsPageSize, type ProgramSearch } from './program-search.ts';
import type { WebinarSearch } from './webinar-search.ts';

const listInput = <Search extends ProgramSearch | WebinarSearch>({ keyword, status, sort, page }: Search) => ({
  query: {
    page,
    perPage: programsPageSize,
    sort: sort as Search['sort'],
    ...(keyword && { keyword }),
    ...(status && { filter: { statusApprove: status } }),
  },
});

export const useMyPrograms = (search: ProgramSearch) =>
  useQuery({ ...program.mine.query(listInput(search)), placeholderData: keepPreviousData });
export const useArchivedPrograms = (search: ProgramSearch) =>
  useQuery({ ...program.archived.query(listInput(search)), placeholderData: keepPreviousData });

export const useMyWebinars = (search: WebinarSearch) =>
  useQuery({ ...webinar.mine.query(listInput(search)), placeholderData: keepPreviousData });
export const useArchivedWebinars = (search: WebinarSearch) =>
  useQuery({ ...webinar.archived.query(listInput(search)), placeholderData: keepPreviousData });

/** A class of the mitra, by what its calls need to know. */
export interface ClassRef {
  id: string;
  type: 'program' | 'webinar';
}
const callsOf = ({ type }: ClassRef) => (type === 'webinar' ? webinar : program);

/** Takes a class out of the catalog, or puts it back. */
export const useArchiveOrRestore = () =>
  useMutation({
    mutationFn: async (ref: ClassRef): Promise<unknown> =>
      callsOf(ref).archiveOrRestore.call({ params: { id: ref.id } }),
    meta: { success: 'Berhasil mengubah status program', refreshes: [program, webinar, bundle] },
  });

/** The published bundles that hold a class, which are members' alone to know of. */
export function useBundlesHolding({ id, type }: ClassRef, isAsked: boolean) {
  const isMember = useIsMember();
  return useQuery({
    ...bundle.mine.query({
      query: { page: 0, perPage: 0, filter: { classId: id, statusApprove: ['publish', 'changed'] } },
    }),
    enabled: isAsked && isMember && type === 'program',
  });
}

/** Begins a copy of a class, and answers it. */
export const useDuplicateProgram = () =>
  useMutation({
    mutationFn: ({ id, type }: ClassRef) => program.duplicate.call({ params: { type, id } }),
    meta: { success: 'Salinan dibuat sebagai draf', refreshes: [program.mine, webinar.mine] },
  });

export function useRemoveProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ref: ClassRef) => callsOf(ref).remove.call({ params: { id: ref.id } }),
    onSuccess: (_data, ref) =>
      queryClient.removeQueries({ queryKey: callsOf(ref).mineDetail.query({ params: { id: ref.id } }).queryKey }),
    meta: {
      success: 'Berhasil menghapus',
      refreshes: [program.mine, program.archived, webinar.mine, webinar.archived],
    },
  });
}

export function useCreateProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof program.create.call>[0]['body']) => program.create.call({ body }),
    onSuccess: (created) =>
      void queryClient.setQueryData(program.mineDetail.query({ params: { id: created.slug } }).queryKey, created),
    meta: { failure: 'silent', refreshes: [program.mine] },
  });
}

export function useCreateWebinar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string }) => webinar.create.call({ body }),
    onSuccess: (created) =>
      void queryClient.setQueryData(webinar.mineDetail.query({ params: { id: created.id } }).queryKey, created),
    meta: { failure: 'silent', refreshes: [webinar.mine] },
  });
}
