import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bundle, program } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { storeBundle, writtenBundleQuery } from '../../shared/written-bundle.ts';

export const useWrittenBundle = (ref: string) => useQuery(writtenBundleQuery(ref));

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

/** Number of found classes that are shown at a time. */
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
