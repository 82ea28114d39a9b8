import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '@sinau/classroom';
import { useGo } from '@sinau/shell';
import { useQueueIds } from './grading.data.ts';
import { submissionHref, type GradingSearch } from './grading-search.ts';

/**
 * Returns the submissions before and after this one, in the queue as it was when the screen was opened: graded ones
 * leave the queue, and the navigation must not jump. J and K, or the arrows, move along it.
 */
export function useNeighbours(id: string, search: GradingSearch) {
  const loaded = useQueueIds(search).data?.list;
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (!ids && loaded) setIds(loaded.map((row) => row.id));

  const index = ids?.indexOf(id) ?? -1;
  const hrefAt = (place: number) => (ids?.[place] ? submissionHref(ids[place], search) : null);
  const next = index === -1 ? hrefAt(0) : hrefAt(index + 1);
  const previous = index > 0 ? hrefAt(index - 1) : null;
  useKeys({ next, previous });
  return { next, previous, place: index + 1, count: ids?.length ?? 0 };
}

function useKeys({ next, previous }: { next: string | null; previous: string | null }) {
  const go = useGo();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (isTaken || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if ((key === 'j' || key === 'arrowright') && next) go(next);
    if ((key === 'k' || key === 'arrowleft') && previous) go(previous);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
