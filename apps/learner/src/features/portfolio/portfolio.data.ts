import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { portfolio } from '@sinau/api-client';
import { useLearning } from '../../shared/learning-port.ts';

/** The entry that was made from a submission, or null. */
export const useKeptWork = (submissionId: string) =>
  useQuery({
    ...useLearning().portfolio.mine.query({ query: { filter: { submissionId } } }),
    select: ({ list }) => list[0] ?? null,
  });

export function useKeepWork(submissionId: string) {
  const port = useLearning();
  return useMutation({
    mutationFn: () => port.portfolio.create.call({ body: { submissionId } }),
    meta: { success: 'Tersimpan di portofoliomu', refreshes: [port.portfolio] },
  });
}

export const usePortfolio = (page: number) =>
  useQuery({ ...portfolio.mine.query({ query: { page, perPage: 12 } }), placeholderData: keepPreviousData });

export const useWork = (id: string) => useQuery(portfolio.detail.query({ params: { id } }));

export const useRemoveWork = (id: string, onRemoved: () => void) =>
  useMutation({
    mutationFn: () => portfolio.remove.call({ params: { id } }),
    onSuccess: onRemoved,
    meta: { success: 'Karya dihapus dari portofolio', refreshes: [portfolio.mine] },
  });
