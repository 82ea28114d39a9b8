import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { question } from '@sinau/api-client';
import type { ExportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { ImportSource } from '@sinau/contracts/study/question/bank.schemas';
import { saveFile } from '@sinau/shell';
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

/** Source of an import: a text, or a package or XML file, which is sent as it is. */
export type QuestionSource = ImportSource | File;
const importQuestions = (source: QuestionSource, isPreview: boolean) =>
  source instanceof File
    ? question.importFile.call([source], { query: { isPreview: isPreview ? 'true' : 'false' } })
    : question.importText.call({ body: { ...source, ...(isPreview && { isPreview }) } });

/** Previews a source, without importing anything. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (source: QuestionSource) => importQuestions(source, true),
    meta: { failure: 'silent' },
  });

export const useImport = () =>
  useMutation({
    mutationFn: (source: QuestionSource) => importQuestions(source, false),
    meta: { failure: 'silent', refreshes: [question] },
  });

/** Returns what an export in this format cannot contain. */
export const useExportCheck = (format: ExportFormat) =>
  useQuery({ ...question.checkExport.query({ query: { format } }), throwOnError: false, meta: { failure: 'silent' } });

/** Fetches the bank as a file of this format. */
export const useExport = () =>
  useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (format === 'csv') return question.exportCsv.call();
      if (format === 'qti') return question.exportQti.call();
      const { content } = await question.exportGift.call();
      return new File([content], 'bank-soal.gift', { type: 'text/plain' });
    },
    onSuccess: (file) => saveFile(file),
    meta: { success: 'Bank soal diunduh' },
  });
