import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, campaign } from '@sinau/api-client';
import type { CampaignSearch, EntrySearch } from './campaign-desk-search.ts';

const perPage = 20;

export const useCampaigns = ({ keyword, sort, page }: CampaignSearch) =>
  useQuery({
    ...campaign.led.query({ query: { page, perPage, sort, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });
export const useCampaign = (id: string) => useQuery(campaign.ledDetail.query({ params: { id } }));
export const useEntries = (id: string, { keyword, sort, page }: EntrySearch) =>
  useQuery({
    ...campaign.entries.query({ params: { id }, query: { page, perPage, sort, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });

const refreshes = [campaign, audit];
export const useCreateCampaign = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof campaign.create.call>[0]['body']) => campaign.create.call({ body }),
    meta: { success: 'Kampanye dibuat', failure: 'silent', refreshes },
  });
export const useEndCampaign = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => campaign.end.call({ params: { id }, body: { reason } }),
    meta: { success: 'Kampanye diakhiri', failure: 'silent', refreshes },
  });
