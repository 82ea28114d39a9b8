import { useCallback, useState } from 'react';
import { useProfile } from '@sinau/shell';

/** A text that stays on this device while it is written, over reloads and lost sessions; an empty one is forgotten. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const key = `typed:${useProfile()?.id ?? ''}:${name}`;
  const [text, setText] = useState(() => readText(key));
  const keep = useCallback(
    (typed: string) => {
      setText(typed);
      try {
        if (typed) localStorage.setItem(key, typed);
        else localStorage.removeItem(key);
      } catch {
        // A full or forbidden storage: the text is in the field.
      }
    },
    [key],
  );
  return [text, keep];
}

function readText(key: string) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
