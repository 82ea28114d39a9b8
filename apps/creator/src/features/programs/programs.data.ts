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

/** Out of the catalog, or back into it. */
export function useArchiveOrRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => program.archiveOrRestore.call({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['program'] }),
    meta: { success: 'Berhasil mengubah status program' },
  });
}

export function useRemoveProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => program.remove.call({ params: { id } }),
    onSuccess: async (_data, id) => {
      queryClient.removeQueries({ queryKey: program.mineDetail.query({ params: { id } }).queryKey });
      await Promise.all(
        ['mine', 'archived'].map((list) => queryClient.invalidateQueries({ queryKey: ['program', list] })),
      );
    },
    meta: { success: 'Berhasil menghapus' },
  });
}

export function useCreateProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof program.create.call>[0]['body']) => program.create.call({ body }),
    onSuccess: (created) => {
      queryClient.setQueryData(program.mineDetail.query({ params: { id: created.slug } }).queryKey, created);
      void queryClient.invalidateQueries({ queryKey: ['program', 'mine'] });
    },
    meta: { failure: 'silent' },
  });
}
