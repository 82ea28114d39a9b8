import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { bundle, program } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { bundlesPageSize, type BundleSearch } from './bundle-search.ts';

const listInput = ({ keyword, status, sort, page }: BundleSearch, isArchived: boolean) => ({
  query: {
    page,
    perPage: bundlesPageSize,
    sort,
    ...(keyword && { keyword }),
    ...((status ?? isArchived) && {
      filter: { ...(status && { statusApprove: status }), ...(isArchived && { isArchived }) },
    }),
  },
});

/** Those in the archive, or the others. */
export const useMyBundles = (search: BundleSearch, isArchived: boolean) =>
  useQuery({ ...bundle.mine.query(listInput(search, isArchived)), placeholderData: keepPreviousData });

export const writtenBundleQuery = (ref: string) => bundle.mineDetail.query({ params: { id: ref } });
export const useWrittenBundle = (ref: string) => useQuery(writtenBundleQuery(ref));

/** A bundle is read by its slug and by its id. */
export function storeBundle(queryClient: QueryClient, written: WrittenBundle) {
  for (const ref of [written.id, written.slug]) queryClient.setQueryData(writtenBundleQuery(ref).queryKey, written);
}

export const useCreateBundle = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof bundle.create.call>[0]['body']) => bundle.create.call({ body }),
    meta: { failure: 'silent', refreshes: [bundle.mine] },
  });

const useAct = <Input>(act: (input: Input) => Promise<WrittenBundle>, success: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (written) => storeBundle(queryClient, written),
    meta: { success, refreshes: [bundle] },
  });
};

/** Takes a bundle out of the catalog, or puts it back. */
export const useArchiveOrRestoreBundle = () =>
  useAct((id: string) => bundle.archiveOrRestore.call({ params: { id } }), 'Berhasil mengubah status bundling');
export const useSubmitBundle = (id: string) =>
  useAct(
    (updatedAt?: string) => bundle.submit.call({ params: { id }, query: { ...(updatedAt && { updatedAt }) } }),
    'Berhasil diajukan',
  );
export const usePublishBundleChanges = (id: string) =>
  useAct(
    (updatedAt: string) => bundle.submit.call({ params: { id }, query: { updatedAt } }),
    'Perubahan bundling sudah terbit',
  );
export const useWithdrawBundle = (id: string) =>
  useAct(() => bundle.withdraw.call({ params: { id } }), 'Pengajuan ditarik kembali');
export const useDiscardBundleChanges = (id: string) =>
  useAct(() => bundle.discardChanges.call({ params: { id } }), 'Perubahan dibatalkan');
export const useChangeBundlePrice = (id: string) =>
  useAct(
    (prices: { from: number | null; to: number }) => bundle.changePrice.call({ params: { id }, body: prices }),
    'Harga baru sudah berlaku',
  );

export const useRemoveBundle = () =>
  useMutation({
    mutationFn: (id: string) => bundle.remove.call({ params: { id } }),
    meta: { success: 'Berhasil menghapus', refreshes: [bundle.mine] },
  });

/** How many of the classes that were found are shown at once. */
export const choicesShown = 50;

/** The mitra's published classes whose titles contain what was typed. */
export const useChoosableClasses = (keyword: string, enabled: boolean) =>
  useQuery({
    ...program.mine.query({
      query: {
        perPage: choicesShown,
        sort: 'title',
        filter: { statusApprove: ['publish', 'changed'] },
        ...(keyword && { keyword }),
      },
    }),
    placeholderData: keepPreviousData,
    enabled,
  });
