import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, presence } from '@sinau/api-client';
import { beatSeconds, type BuilderPageName } from '@sinau/contracts/study/presence/presence.rules';
import type { Presence } from '@sinau/contracts/study/presence/presence.schemas';
import { ownTabId } from './own-tab.ts';

export interface BuilderLocation {
  page: BuilderPageName;
  /** Id of the open lesson, once it is stored. */
  lessonId: string | null;
}

/**
 * Sends the location of this tab in the builder: immediately, every few seconds while it is visible, and once more when
 * it is left. Returns a function that ends this silently, once the class was deleted.
 */
export function useBeat(classId: string, { page, lessonId }: BuilderLocation, onAnswer: (answer: Presence) => void) {
  const queryClient = useQueryClient();
  const isEnded = useRef(false);
  /** Id of the tab, set once its location has been sent. */
  const tab = useRef<string>(null);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = async () => {
      clearTimeout(timer);
      if (isEnded.current || document.visibilityState === 'hidden') return;
      const tabId = await ownTabId();
      if (isOver) return;
      tab.current = tabId;
      const body = { tabId, page, lessonId };
      // Sends as a mutation, since mutations notice when the session has ended.
      const sending = queryClient.getMutationCache().build(queryClient, {
        mutationFn: () => presence.beat.call({ params: { id: classId }, body }),
        meta: { failure: 'silent' },
        gcTime: 0,
      });
      try {
        const answer = await sending.execute(undefined);
        if (!isOver) answered(answer);
      } catch (error) {
        // The user may no longer edit the class. After any other failure the next heartbeat may arrive.
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
  }, [queryClient, classId, page, lessonId]);

  useEffect(() => {
    const leave = () => {
      if (isEnded.current || !tab.current) return;
      const body = { tabId: tab.current, page: 'info' as const, lessonId: null, isLeaving: true };
      presence.beat.keepaliveCall({ params: { id: classId }, body }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [classId]);

  return useCallback(() => {
    isEnded.current = true;
  }, []);
}
