import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, operator } from '@sinau/api-client';
import { queueStates, type ApplicationSearch, type ClassSearch } from './desk-search.ts';

const deskPageSize = 20;

export const useDeskSummary = () => useQuery(operator.summary.query());

const queueInput = ({ keyword, state, sort, page }: ClassSearch) => ({
  query: { page, perPage: deskPageSize, sort, ...(keyword && { keyword }), filter: queueStates[state].filter },
});
export const useClassQueue = (search: ClassSearch) =>
  useQuery({ ...operator.classes.query(queueInput(search)), placeholderData: keepPreviousData });
export const useBundleQueue = (search: ClassSearch) =>
  useQuery({ ...operator.bundles.query(queueInput(search)), placeholderData: keepPreviousData });

/** Loads the classes that an operator has under review, the longest waiting first. */
export const useOwnReviews = (operatorId: string) =>
  useQuery(operator.classes.query({ query: { page: 1, perPage: 5, filter: { reviewerId: operatorId } } }));
export const useLongestWaiting = () =>
  useQuery(operator.classes.query({ query: { page: 1, perPage: 5, filter: { statusApprove: 'waiting' } } }));

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
