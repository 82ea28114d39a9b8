import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, system } from '@sinau/api-client';
import type { JobSearch, MailSearch } from './system-search.ts';

const pageSize = 20;
const refetchInterval = 15_000;

export const useSystemStatus = () => useQuery({ ...system.status.query(), refetchInterval });

export const useFailedJobs = ({ name, sort, page }: JobSearch) =>
  useQuery({
    ...system.failedJobs.query({ query: { page, perPage: pageSize, sort, ...(name && { filter: { name } }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

export const useUnsentMails = ({ keyword, state, sort, page }: MailSearch) =>
  useQuery({
    ...system.mails.query({
      query: { page, perPage: pageSize, sort, ...(keyword && { keyword }), ...(state && { filter: { state } }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

const refreshes = [system, audit];
/** Runs one job again, or all of a kind. */
export const useRetryJobs = (success: string) =>
  useMutation({
    mutationFn: (choice: { id: string } | { name: string }) =>
      'id' in choice ? system.retry.call({ params: choice }) : system.retryAll.call({ body: choice }),
    meta: { success, refreshes },
  });
/** Discards one failed job, or all of a kind. */
export const useDiscardJobs = () =>
  useMutation({
    mutationFn: (choice: { id: string } | { name: string }) =>
      'id' in choice ? system.discard.call({ params: choice }) : system.discardAll.call({ body: choice }),
    meta: { success: 'Dibuang', refreshes },
  });
