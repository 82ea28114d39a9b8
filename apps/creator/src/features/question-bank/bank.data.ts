import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { question } from '@sinau/api-client';
import type { ImportSource } from '@sinau/contracts/study/question/bank.schemas';
import { bankPageSize, type BankSearch } from './bank-search.ts';

const filterOf = ({ type, difficulty, tag }: BankSearch) => {
  const filter = { ...(type && { type }), ...(difficulty && { difficulty }), ...(tag && { tag }) };
  return Object.keys(filter).length > 0 && { filter };
};

export const useBank = (search: BankSearch) =>
  useQuery({
    ...question.list.query({
      query: {
        page: search.page,
        perPage: bankPageSize,
        sort: search.sort,
        ...(search.keyword && { keyword: search.keyword }),
        ...filterOf(search),
      },
    }),
    placeholderData: keepPreviousData,
  });

export const useTags = () => useQuery(question.tags.query());

type Writing = Parameters<typeof question.create.call>[0]['body'];

/** Creates or changes a question. The form shows why it was refused. */
export const useSaveQuestion = (stored: { id: string; revision: number } | null) =>
  useMutation({
    mutationFn: (body: Writing) =>
      stored
        ? question.update.call({ params: { id: stored.id }, body: { ...body, revision: stored.revision } })
        : question.create.call({ body }),
    meta: { success: 'Soal disimpan', failure: 'silent', refreshes: [question] },
  });

export const useDuplicateQuestion = () =>
  useMutation({
    mutationFn: (id: string) => question.duplicate.call({ params: { id } }),
    meta: { success: 'Soal digandakan', refreshes: [question] },
  });

export const useRemoveQuestion = () =>
  useMutation({
    mutationFn: (id: string) => question.remove.call({ params: { id } }),
    meta: { success: 'Berhasil menghapus', refreshes: [question] },
  });

/** Previews a source, without importing anything. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (body: ImportSource) => question.importText.call({ body: { ...body, isPreview: true } }),
    meta: { failure: 'silent' },
  });

export const useImport = () =>
  useMutation({
    mutationFn: (body: ImportSource) => question.importText.call({ body }),
    meta: { failure: 'silent', refreshes: [question] },
  });
