import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { campaign, program } from '@sinau/api-client';
import type { OfferSearch, OpenSearch } from './campaign-search.ts';

const perPage = 20;

export const useOpenCampaigns = ({ keyword, page }: OpenSearch) =>
  useQuery({
    ...campaign.open.query({ query: { page, perPage, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });
export const useOpenCampaign = (id: string) => useQuery(campaign.openDetail.query({ params: { id } }));
export const useOffers = (id: string, { keyword, page }: OfferSearch) =>
  useQuery({
    ...campaign.offers.query({ params: { id }, query: { page, perPage, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });

const refreshes = [campaign, program];
export const useEnterCampaign = (id: string) =>
  useMutation({
    mutationFn: ({ classId, price }: { classId: string; price: number }) =>
      campaign.enter.call({ params: { id, classId }, body: { price } }),
    meta: { success: 'Kelasmu ikut kampanye ini', failure: 'silent', refreshes },
  });
export const useLeaveCampaign = (id: string) =>
  useMutation({
    mutationFn: (classId: string) => campaign.leave.call({ params: { id, classId } }),
    meta: { success: 'Kelasmu keluar dari kampanye ini', refreshes },
  });
