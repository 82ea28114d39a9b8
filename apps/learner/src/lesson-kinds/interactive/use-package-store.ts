import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PackageStore } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { ownKey, useProfile } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import { sessionParams } from '../../shared/session-calls.ts';
import { useClassRefresh, useSetSession } from '../../features/class-access/class-access.data.ts';
import { createStateStore } from './state-store.ts';

/** Bytes that browsers let a page send while it is left. */
const parting = 60_000;

/**
 * Provides the stored state of a lesson's package for its participant, from the time the lesson is opened. A state of
 * another device is not replaced unasked if the package reports results.
 */
export function usePackageStore({ id, session, content }: ParticipantLessonOf<'interactive'>) {
  const queryClient = useQueryClient();
  const { learning, storage } = useLearning();
  const userId = useProfile()?.id ?? '';
  /** Caches the latest state for a participant who returns to the lesson. */
  const remember = (state: { value: string; revision: number }) =>
    queryClient.setQueryData(learning.lesson.query({ params: { id } }).queryKey, (lesson) =>
      lesson?.type === 'interactive' ? { ...lesson, content: { ...lesson.content, state } } : lesson,
    );
  const isTracked = content.package?.manifest !== undefined;
  const [isConflict, setConflict] = useState(false);
  const [round, setRound] = useState(0);
  const latestRound = useRef(0);
  const beginAnew = useCallback(() => {
    latestRound.current += 1;
    setRound(latestRound.current);
  }, []);
  const setSession = useSetSession(id);
  const refreshClass = useClassRefresh();
  const onPassed = () => {
    setSession({ status: 'passed' });
    void refreshClass();
  };
  const [stateStore] = useState(() =>
    createStateStore({
      key: ownKey(userId, `package:${session.id}`),
      initial: content.state,
      storage,
      save: (body, { isLeaving }) => {
        const { call, keepaliveCall } = learning.saveState;
        const send = isLeaving && new Blob([JSON.stringify(body)]).size < parting ? keepaliveCall : call;
        return send({ params: sessionParams(session), body }).then((saved) => {
          if (saved.isKept) remember(body);
          if (saved.isPassed && session.status !== 'passed') onPassed();
          return saved;
        });
      },
      ...(isTracked && {
        conflict: {
          read: async () => {
            const lesson = await learning.lesson.call({ params: { id } });
            return lesson.type === 'interactive' ? lesson.content.state : content.state;
          },
          onConflict: setConflict,
        },
      }),
    }),
  );
  useEffect(() => {
    if (stateStore.adopt(content.state)) beginAnew();
  }, [stateStore, content.state, beginAnew]);
  useEffect(() => {
    stateStore.flush();
    const onOnline = () => stateStore.flush();
    const onHidden = () => document.visibilityState === 'hidden' && stateStore.flush(true);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      stateStore.flush(true);
      stateStore.stop();
    };
  }, [stateStore]);
  // A package that has to begin anew may still send its last words, which follow the state that was dropped.
  const store = useMemo<PackageStore>(
    () => ({
      read: stateStore.read,
      write: (value) => void (round === latestRound.current && stateStore.write(value)),
    }),
    [stateStore, round],
  );
  return {
    store,
    /** Grows when the state was replaced, and its package has to begin anew. */
    round,
    isConflict: isConflict || stateStore.isInConflict(),
    settle(keeps: 'own' | 'other') {
      stateStore.settle(keeps);
      setConflict(false);
      if (keeps === 'other') beginAnew();
    },
  };
}
