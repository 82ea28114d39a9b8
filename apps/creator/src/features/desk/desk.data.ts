import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, desk, operator } from '@sinau/api-client';
import type { WorkSearch } from './work-search.ts';
import { queueStates, type ApplicationSearch, type ClassSearch } from './desk-search.ts';

const deskPageSize = 20;

/** Loads what waits; while the page is open, others work on it too. */
export const useWork = ({ kind, page }: WorkSearch) =>
  useQuery({
    ...desk.work.query({ query: { page, perPage: deskPageSize, ...(kind && { filter: { kind } }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 0,
  });
export const useMorning = () => useQuery(desk.morning.query());

const queueInput = ({ keyword, state, sort, page }: ClassSearch) => ({
  query: { page, perPage: deskPageSize, sort, ...(keyword && { keyword }), filter: queueStates[state].filter },
});
export const useClassQueue = (search: ClassSearch) =>
  useQuery({ ...operator.classes.query(queueInput(search)), placeholderData: keepPreviousData });
export const useBundleQueue = (search: ClassSearch) =>
  useQuery({ ...operator.bundles.query(queueInput(search)), placeholderData: keepPreviousData });

export const useApplications = ({ keyword, status, sort, page }: ApplicationSearch) =>
  useQuery({
    ...operator.applications.query({
      query: { page, perPage: deskPageSize, sort, ...(keyword && { keyword }), ...(status && { filter: { status } }) },
    }),
    placeholderData: keepPreviousData,
  });
export const useApplication = (id: string) => useQuery(operator.application.query({ params: { id } }));

const refreshes = [operator, audit];
export const useVerifyMitra = (id: string) =>
  useMutation({
    mutationFn: () => operator.verifyMitra.call({ params: { id } }),
    meta: { success: 'Mitra terverifikasi', refreshes },
  });
export const useRejectMitra = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => operator.rejectMitra.call({ params: { id }, body: { reason } }),
    meta: { success: 'Pendaftaran ditolak', failure: 'silent', refreshes },
  });
export const useAskApplicant = (id: string) =>
  useMutation({
    mutationFn: (question: string) => operator.askApplicant.call({ params: { id }, body: { question } }),
    meta: { success: 'Pertanyaan terkirim', failure: 'silent', refreshes },
  });
export const useNoteApplication = (id: string) =>
  useMutation({
    mutationFn: (body: { content: string }) => operator.noteApplication.call({ params: { id }, body }),
    meta: { success: 'Catatan tersimpan', failure: 'silent', refreshes },
  });
