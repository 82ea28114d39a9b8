import { useEffect, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ParticipantLesson, ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { useLesson } from '../../features/class-access/class-access.data.ts';
import { useLearning } from '../../shared/learning-port.ts';
import { lessonRefreshes } from '../../shared/session-calls.ts';
import { hasNewsToCome, newsEvery } from './news.ts';

/** Verb for what a participant does with a session. */
export const studying = 'mengikuti';

export type LiveLesson = ParticipantLessonOf<'webinar'>;

/** Submits the presence code; done once the outline shows what it unlocked. */
export function useAttend({ session }: LiveLesson, onPassed: (progress: number) => void) {
  const { attendance, learning } = useLearning();
  return useMutation({
    mutationFn: (code: string) =>
      attendance.attend.call({
        params: { participantId: session.participantId, sessionId: session.id },
        body: { code },
      }),
    onSettled: (result) => result && onPassed(result.progress),
    // The form shows the refusal itself.
    meta: { failure: 'silent', refreshes: [learning.lesson, ...lessonRefreshes] },
  });
}

const second = 1_000;
const longestTimer = 2 ** 31 - 1;

/** Returns how far this device's clock is behind the server's. */
function useClockOffset({ id, content: { serverNow } }: LiveLesson) {
  const { dataUpdatedAt } = useLesson(id);
  return { dataUpdatedAt, offset: Date.parse(serverNow) - dataUpdatedAt };
}

/** Returns the time on the server, second by second, whatever the clock of this device shows. */
export function useServerTime(lesson: LiveLesson) {
  const { dataUpdatedAt, offset } = useClockOffset(lesson);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, dataUpdatedAt) + offset;
}

/** Reloads the lesson at each time at which its state changes: when it opens, begins, ends and closes. */
export function useTurningPoints(lesson: LiveLesson, now: number) {
  const { refetch } = useLesson(lesson.id);
  const { offset } = useClockOffset(lesson);
  const { opensAt, startsAt, endsAt } = lesson.content;
  const end = endsAt ? Date.parse(endsAt) : NaN;
  const next = [opensAt, startsAt, endsAt]
    .map((moment) => (moment ? Date.parse(moment) : NaN))
    .concat(end + 3_600 * second)
    .find((moment) => moment > now);
  useEffect(() => {
    const wait = next === undefined ? Infinity : next - (Date.now() + offset) + second;
    if (wait > longestTimer) return undefined;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [next, offset, refetch]);
}

/**
 * Reloads the lesson periodically while an address or a recording may still come, and when its tab becomes visible
 * again.
 */
export function useNews({ id }: LiveLesson) {
  const { learning } = useLearning();
  useQuery({
    ...learning.lesson.query({ params: { id } }),
    refetchInterval: ({ state }) => newsEvery(liveContentOf(state.data)) ?? false,
    refetchOnWindowFocus: ({ state }) => (hasNewsToCome(liveContentOf(state.data)) ? 'always' : true),
  });
}

const liveContentOf = (lesson: ParticipantLesson | undefined) => (lesson?.type === 'webinar' ? lesson.content : null);
