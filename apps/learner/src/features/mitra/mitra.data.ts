import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mitra } from '@sinau/api-client';
import { mitraClassesCall, mitraDirectoryCall } from '@sinau/contracts/storefront/mitra/mitra.search';

export const mitraDirectoryQuery = (page: number) => mitra.list.query(mitraDirectoryCall(page));
export const mitraPageQuery = (slug: string) => mitra.detail.query({ params: { id: slug } });
export const mitraClassesQuery = (slug: string, page: number) => mitra.classes.query(mitraClassesCall(slug, page));

export const useMitraDirectory = (page: number) =>
  useQuery({ ...mitraDirectoryQuery(page), placeholderData: keepPreviousData });
export const useMitraPage = (slug: string) => useQuery(mitraPageQuery(slug));
export const useMitraClasses = (slug: string, page: number) =>
  useQuery({ ...mitraClassesQuery(slug, page), placeholderData: keepPreviousData });

const newestShown = 6;
/** Loads the newest classes of a mitra, some more than are shown: the user may have some of them. */
export const useNewestOfMitra = (slug: string) =>
  useQuery({
    ...mitra.classes.query({ params: { id: slug }, query: { page: 1, perPage: newestShown, sort: '-publishedAt' } }),
    throwOnError: false,
  });
