import { useCallback, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ParticipantLessonOf,
  PlaybackBeat,
  PlaybackState,
} from '@sinau/contracts/study/learning/learning.schemas';
import { useLearning } from '../../../shared/learning-port.ts';
import { useClassAccess } from '../class-access-context.ts';
import { useClassRefresh, useSetRemaining, useSetSession } from '../class-access.data.ts';
import { followMedia } from './follow-media.ts';
import { createHeartbeat } from './heartbeat.ts';

/** Connects a player to the server: sends heartbeats, and writes the answers into the lesson and the outline. */
export function usePlayback({
  id: lessonId,
  session: { id: sessionId, participantId },
}: ParticipantLessonOf<'video' | 'audio'>) {
  const { learning } = useLearning();
  const { celebrate, playhead } = useClassAccess();
  const [isTakenOver, setTakenOver] = useState(false);
  const queryClient = useQueryClient();
  const setSession = useSetSession(lessonId);
  const setRemaining = useSetRemaining(lessonId);
  const refreshClass = useClassRefresh();
  const { mutateAsync: send } = useMutation({
    mutationFn: (body: PlaybackBeat) => learning.progress.keepaliveCall({ params: { participantId, sessionId }, body }),
    meta: { failure: 'silent' },
  });

  const follow = useCallback(
    (media: HTMLMediaElement) => {
      const sessionNow = () =>
        queryClient.getQueryData(learning.lesson.query({ params: { id: lessonId } }).queryKey)?.session;
      const onState = async ({ status, position, watched, remaining, seq, progress }: PlaybackState) => {
        const wasPassed = sessionNow()?.status === 'passed';
        setSession({ status, playback: { position, watched, remaining, seq } });
        setRemaining(remaining);
        if (status !== 'passed' || wasPassed) return;
        await refreshClass();
        if (progress === 100) celebrate();
      };
      const heartbeat = createHeartbeat({
        seq: sessionNow()?.playback?.seq ?? 0,
        send,
        onState: (state) => void onState(state),
        onTakenOver: () => {
          media.pause();
          setTakenOver(true);
        },
      });
      const onPlay = () => setTakenOver(false);
      media.addEventListener('play', onPlay);
      const unfollow = followMedia(media, heartbeat);
      const detach = playhead.attach(media);
      return () => {
        detach();
        media.removeEventListener('play', onPlay);
        unfollow();
      };
    },
    [lessonId, learning, queryClient, send, setSession, setRemaining, refreshClass, celebrate, playhead],
  );

  return { follow, isTakenOver };
}
