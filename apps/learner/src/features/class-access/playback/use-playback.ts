import { useCallback, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ParticipantLessonOf,
  OfflinePlaybackState,
  PlaybackBeat,
} from '@sinau/contracts/study/learning/learning.schemas';
import { useLearning } from '../../../shared/learning-port.ts';
import { followMedia, type PlaybackFollower } from '../../../shared/playback/follow-media.ts';
import { useClassAccess } from '../class-access-context.ts';
import { useClassRefresh, useSetRemaining, useSetSession } from '../class-access.data.ts';
import { createHeartbeat } from './heartbeat.ts';

/** Creates a follower whose answers of the server are passed on. */
export type CreateFollower = (onState: (state: OfflinePlaybackState) => void) => PlaybackFollower;

/**
 * Connects a player to the server: sends heartbeats, and writes the answers into the lesson and the outline.
 *
 * @param createFollower Records otherwise, for a recording on this device.
 */
export function usePlayback(
  { id: lessonId, session: { id: sessionId, participantId } }: ParticipantLessonOf<'video' | 'audio'>,
  createFollower?: CreateFollower,
) {
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
      const onState = async ({ status, position, watched, remaining, seq, progress }: OfflinePlaybackState) => {
        const wasPassed = sessionNow()?.status === 'passed';
        setSession({ status, playback: { position, watched, remaining, seq } });
        setRemaining(remaining);
        if (status !== 'passed' || wasPassed) return;
        await refreshClass();
        if (progress === 100) celebrate();
      };
      const takeState = (state: OfflinePlaybackState) => void onState(state);
      const heartbeat = () =>
        createHeartbeat({
          seq: sessionNow()?.playback?.seq ?? 0,
          send,
          onState: takeState,
          onTakenOver: () => {
            media.pause();
            setTakenOver(true);
          },
        });
      const onPlay = () => setTakenOver(false);
      media.addEventListener('play', onPlay);
      const unfollow = followMedia(media, createFollower ? createFollower(takeState) : heartbeat());
      const detach = playhead.attach(media);
      return () => {
        detach();
        media.removeEventListener('play', onPlay);
        unfollow();
      };
    },
    [
      lessonId,
      learning,
      queryClient,
      send,
      setSession,
      setRemaining,
      refreshClass,
      celebrate,
      playhead,
      createFollower,
    ],
  );

  return { follow, isTakenOver };
}
