import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { announcement } from '@sinau/api-client';

export const useAnnouncements = (slug: string, page: number) =>
  useQuery({
    ...announcement.list.query({ params: { type: 'program', id: slug }, query: { page, perPage: 10 } }),
    placeholderData: keepPreviousData,
  });

export const useAnnounce = (slug: string) =>
  useMutation({
    mutationFn: (words: { title: string; content: string }) =>
      announcement.create.call({ body: { type: 'program', id: slug, ...words } }),
    meta: { success: 'Pengumuman sedang dikirim ke peserta', failure: 'silent', refreshes: [announcement] },
  });
