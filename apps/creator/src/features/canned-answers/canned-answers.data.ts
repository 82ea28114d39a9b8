import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, canned } from '@sinau/api-client';
import type { CannedAnswerSearch } from './canned-answer-search.ts';

export const useCannedAnswers = ({ keyword, sort, page }: CannedAnswerSearch) =>
  useQuery({
    ...canned.list.query({ query: { page, perPage: 20, sort, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });

interface Content {
  title: string;
  content: string;
}
const refreshes = [canned, audit];
/** Writes an answer, or changes the one with the id. */
export const useSaveCannedAnswer = (id: string | null) =>
  useMutation({
    mutationFn: (body: Content) => (id ? canned.edit.call({ params: { id }, body }) : canned.create.call({ body })),
    meta: { success: 'Jawaban siap pakai disimpan', failure: 'silent', refreshes },
  });
export const useRemoveCannedAnswer = () =>
  useMutation({
    mutationFn: (id: string) => canned.remove.call({ params: { id } }),
    meta: { success: 'Jawaban siap pakai dihapus', refreshes },
  });
