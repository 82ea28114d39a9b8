import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { media, portfolio } from '@sinau/api-client';
import { shownWorksCall } from '@sinau/contracts/study/portfolio/portfolio.search';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { useLearning } from '../../shared/learning-port.ts';

/** Loads the entry that was made from a submission, or null. */
export const usePortfolioWork = (submissionId: string) =>
  useQuery({
    ...useLearning().portfolio.mine.query({ query: { filter: { submissionId } } }),
    select: ({ list }) => list[0] ?? null,
  });

export function useAddToPortfolio(submissionId: string) {
  const port = useLearning();
  return useMutation({
    mutationFn: () => port.portfolio.create.call({ body: { submissionId } }),
    meta: { success: 'Tersimpan di portofoliomu', refreshes: [port.portfolio] },
  });
}

export const shownWorksQuery = (userId: string) => portfolio.list.query(shownWorksCall(userId));
export const useShownWorks = (userId: string) => useQuery(shownWorksQuery(userId));

export function useAddWork(onAdded: (id: string) => void) {
  return useMutation({
    mutationFn: portfolio.create.call,
    onSuccess: ({ id }) => onAdded(id),
    meta: { failure: 'silent', success: 'Karyamu sudah disimpan', refreshes: [portfolio] },
  });
}

export const useUpdateWork = (onSaved: () => void) =>
  useMutation({
    mutationFn: portfolio.update.call,
    onSuccess: onSaved,
    meta: { failure: 'silent', success: 'Perubahan karyamu sudah disimpan', refreshes: [portfolio] },
  });

/** Uploads one file after the other, since the server checks one file of each account at a time. */
export const useUploadFiles = (onFile: (file: SubmissionFile) => void) =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const uploaded = await media.upload.call([file], { query: { purpose: 'submission' } });
        onFile({ ...uploaded, addressExpiresAt: uploaded.addressExpiresAt ?? uploaded.createdAt });
      }
    },
    meta: { failure: 'silent' },
  });

export const usePortfolio = (page: number) =>
  useQuery({ ...portfolio.mine.query({ query: { page, perPage: 12 } }), placeholderData: keepPreviousData });

export const workQuery = (id: string) => portfolio.detail.query({ params: { id } });
export const useWork = (id: string) => useQuery(workQuery(id));

export const useRemoveWork = (id: string, onRemoved: () => void) =>
  useMutation({
    mutationFn: () => portfolio.remove.call({ params: { id } }),
    onSuccess: onRemoved,
    meta: { success: 'Karya dihapus dari portofolio', refreshes: [portfolio.mine] },
  });
