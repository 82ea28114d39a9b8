import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { program } from '@sinau/api-client';
import { programsPageSize, type ProgramSearch } from './program-search.ts';

const listInput = ({ keyword, status, sort, page }: ProgramSearch) => ({
  query: {
    page,
    perPage: programsPageSize,
    sort,
    ...(keyword && { keyword }),
    ...(status && { filter: { statusApprove: status } }),
  },
});

export const useMyPrograms = (search: ProgramSearch) =>
  useQuery({ ...program.mine.query(listInput(search)), placeholderData: keepPreviousData });
export const useArchivedPrograms = (search: ProgramSearch) =>
  useQuery({ ...program.archived.query(listInput(search)), placeholderData: keepPreviousData });

/** Takes a class out of the catalog, or puts it back. */
export const useArchiveOrRestore = () =>
  useMutation({
    mutationFn: (id: string) => program.archiveOrRestore.call({ params: { id } }),
    meta: { success: 'Berhasil mengubah status program', refreshes: [program] },
  });

/** Begins a copy of a class, and answers it. */
export const useDuplicateProgram = () =>
  useMutation({
    mutationFn: (id: string) => program.duplicate.call({ params: { type: 'program', id } }),
    meta: { success: 'Salinan dibuat sebagai draf', refreshes: [program.mine] },
  });

export function useRemoveProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => program.remove.call({ params: { id } }),
    onSuccess: (_data, id) =>
      queryClient.removeQueries({ queryKey: program.mineDetail.query({ params: { id } }).queryKey }),
    meta: { success: 'Berhasil menghapus', refreshes: [program.mine, program.archived] },
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
