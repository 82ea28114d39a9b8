import { useNavigate } from 'react-router-dom';
import type { NextLesson } from '@sinau/classroom';
import type { Arrival } from '../../../shared/arrival.ts';
import { useClassAccess } from '../class-access-context.ts';

/** Returns the lesson after a recording, once it is open. */
export function useNextLesson(): NextLesson | null {
  const { next } = useClassAccess();
  const navigate = useNavigate();
  if (next.kind !== 'lesson' || next.title === undefined) return null;
  return {
    title: next.title,
    open: () => void navigate(next.href, { state: { startsPlaying: true } satisfies Arrival }),
  };
}
