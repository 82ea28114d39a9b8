import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { announcement } from '@sinau/api-client';
import type { TaughtClass } from '../../shared/taught-class.ts';

export const useAnnouncements = ({ slug, type }: TaughtClass, page: number) =>
  useQuery({
    ...announcement.list.query({ params: { type, id: slug }, query: { page, perPage: 10 } }),
    placeholderData: keepPreviousData,
  });

export const useAnnounce = ({ slug, type }: TaughtClass) =>
  useMutation({
    mutationFn: (words: { title: string; content: string }) =>
      announcement.create.call({ body: { type, id: slug, ...words } }),
    meta: { success: 'Pengumuman sedang dikirim ke peserta', failure: 'silent', refreshes: [announcement] },
  });
