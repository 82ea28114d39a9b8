import { useEffect, useEffectEvent } from 'react';
import { isSilencedKey, isTyping } from '@sinau/classroom';

interface LessonKeys {
  onNext: () => void;
  onPrevious: () => void;
  /** Shows the list of all keys. */
  onHelp: () => void;
}

/** The keys N and P open the next and previous lesson, and ? the list of keys, except while typing or in a dialog. */
export function useLessonKeys({ onNext, onPrevious, onHelp }: LessonKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      isSilencedKey(event) ||
      isTyping(event.target) ||
      document.querySelector('dialog[open]')
    )
      return;
    const key = event.key.toLowerCase();
    if (key === 'n') onNext();
    if (key === 'p') onPrevious();
    if (key === '?') onHelp();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
