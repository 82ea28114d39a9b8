import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, canned, support } from '@sinau/api-client';
import { maxCannedAnswers } from '@sinau/contracts/backoffice/canned/canned.rules';
import type { TicketSearch } from './support-search.ts';

export const useTickets = ({ keyword, status, topic, sort, page }: TicketSearch) =>
  useQuery({
    ...support.received.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        ...((status ?? topic) && { filter: { ...(status && { status }), ...(topic && { topic }) } }),
      },
    }),
    placeholderData: keepPreviousData,
  });
export const useTicket = (id: string) => useQuery(support.detail.query({ params: { id } }));

/** Loads all canned answers, of which there are a hundred at most. */
export const useAllCannedAnswers = () => useQuery(canned.list.query({ query: { page: 1, perPage: maxCannedAnswers } }));

const refreshes = [support, audit];
export const useAnswer = (id: string) =>
  useMutation({
    mutationFn: (body: { content: string }) => support.answer.call({ params: { id }, body }),
    meta: { success: 'Jawabanmu terkirim', failure: 'silent', refreshes },
  });
export const useClose = (id: string) =>
  useMutation({
    mutationFn: () => support.close.call({ params: { id } }),
    meta: { success: 'Permintaan ditutup', refreshes },
  });
