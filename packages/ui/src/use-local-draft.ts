import { useState } from 'react';
import { localStore } from './local-store.ts';

/** Texts by the key of their field, for a month. */
const texts = localStore<{ text: string; at: number }>({
  prefix: 'typed:',
  limits: { maxAgeMs: 30 * 86_400_000, most: 50, writtenAt: ({ at }) => at },
});

/** A full or forbidden storage keeps nothing; the text is still in its field. */
function store(key: string, text: string, initial: string) {
  if (text === initial) texts.remove(key);
  else texts.write(key, { text, at: Date.now() });
}

/** Removes the text under this key. */
export const discardLocalDraft = (key: string) => store(key, '', '');

/** Stores a form of several fields in the same way, as JSON. */
export const localFormDraft = <Values>(key: string) => ({
  read(): Partial<Values> | null {
    try {
      return JSON.parse(texts.read(key)?.text ?? 'null') as Partial<Values> | null;
    } catch {
      return null;
    }
  },
  write: (values: Partial<Values>) => store(key, JSON.stringify(values), ''),
  forget: () => discardLocalDraft(key),
});

/** Tells whether a text is stored under this key. */
export const hasLocalDraft = (key: string) => texts.read(key) !== null;

/**
 * A text that is stored on this device while it differs from the initial one, so that a closed tab, a reload or a
 * session that ends loses no letter of it. It is written with each letter; writing the initial text again removes it.
 * The third value tells whether the text was restored.
 */
export function useLocalDraft(key: string, initial = '') {
  const [text, setText] = useState(() => texts.read(key)?.text ?? initial);
  const [isBack, setBack] = useState(text !== initial);
  const write = (next: string) => {
    setText(next);
    if (next === initial) setBack(false);
    store(key, next, initial);
  };
  return [text, write, isBack] as const;
}
