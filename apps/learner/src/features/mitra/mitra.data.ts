import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mitra } from '@sinau/api-client';
import { mitraClassesCall, mitraDirectoryCall } from '@sinau/contracts/storefront/mitra/mitra.search';

export const useMitraDirectory = (page: number) =>
  useQuery({ ...mitra.list.query(mitraDirectoryCall(page)), placeholderData: keepPreviousData });
export const useMitraPage = (slug: string) => useQuery(mitra.detail.query({ params: { id: slug } }));
export const useMitraClasses = (slug: string, page: number) =>
  useQuery({ ...mitra.classes.query(mitraClassesCall(slug, page)), placeholderData: keepPreviousData });
