import { useMutation } from '@tanstack/react-query';
import { lesson, live } from '@sinau/api-client';
import type { LiveSessionUpdate } from '@sinau/contracts/study/live/live.schemas';
import { classRefreshes } from '../class-builder.data.ts';

const refreshes = [lesson.detail, ...classRefreshes];

export const useMoveSession = (lessonId: string) =>
  useMutation({
    mutationFn: (body: LiveSessionUpdate) => live.update.call({ params: { id: lessonId }, body }),
    meta: { success: 'Jadwal baru berlaku, dan peserta dikabari', failure: 'silent', refreshes },
  });

export const useCancelSession = (lessonId: string) =>
  useMutation({
    mutationFn: (reason: string) => live.cancel.call({ params: { id: lessonId }, body: { reason } }),
    meta: { success: 'Sesi dibatalkan, dan peserta dikabari', failure: 'silent', refreshes },
  });
