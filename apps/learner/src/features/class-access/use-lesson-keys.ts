import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@sinau/classroom';

/** The keys N and P open the next and previous lesson, except while typing or in a dialog. */
export function useLessonKeys({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      isTyping(event.target) ||
      document.querySelector('dialog[open]')
    )
      return;
    const key = event.key.toLowerCase();
    if (key === 'n') onNext();
    if (key === 'p') onPrevious();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
