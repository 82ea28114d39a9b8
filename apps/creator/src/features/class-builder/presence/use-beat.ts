import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, presence } from '@sinau/api-client';
import { beatSeconds, type BuilderPageName } from '@sinau/contracts/presence/presence.rules';
import type { Presence } from '@sinau/contracts/presence/presence.schemas';
import { newId } from '../../../shared/new-id.ts';

export interface BuilderPlace {
  page: BuilderPageName;
  /** The open lesson, once it is stored. */
  lessonId: string | null;
}

/** Says where in the builder this tab is: at once, every few seconds while it is seen, and a last time as it is left. */
export function useBeat(classId: string, { page, lessonId }: BuilderPlace, onAnswer: (answer: Presence) => void) {
  const queryClient = useQueryClient();
  const [tabId] = useState(newId);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const body = { tabId, page, lessonId };
      // As a mutation, so that a session that ended is noticed.
      const sending = queryClient.getMutationCache().build(queryClient, {
        mutationFn: () => presence.beat.call({ params: { id: classId }, body }),
        meta: { failure: 'silent' },
        gcTime: 0,
      });
      try {
        const answer = await sending.execute(undefined);
        if (!isOver) answered(answer);
      } catch (error) {
        // The class is no longer theirs to edit. After any other failure the next beat may arrive.
        if (error instanceof ApiError && error.status === 404) return;
      }
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void beat(), beatSeconds * 1_000);
    };
    const onVisible = () => void beat();
    void beat();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [queryClient, classId, tabId, page, lessonId]);

  useEffect(() => {
    const leave = () => {
      const body = { tabId, page: 'info' as const, lessonId: null, isLeaving: true };
      presence.beat.keepaliveCall({ params: { id: classId }, body }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [classId, tabId]);
}
