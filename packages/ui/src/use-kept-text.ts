import { useState } from 'react';

const prefix = 'typed:';
const maxAgeMs = 30 * 86_400_000;
const most = 50;

interface Kept {
  text: string;
  at: number;
}

const storageKey = (key: string) => prefix + key;

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Forgotten texts never fill the storage. */
function dropOld() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const byAge = keys.map((key) => ({ key, at: read(key)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const [index, { key, at }] of byAge.entries())
    if (index >= most || at < Date.now() - maxAgeMs) localStorage.removeItem(key);
}

function store(key: string, text: string, initial: string) {
  try {
    if (text === initial) return localStorage.removeItem(key);
    if (localStorage.getItem(key) === null) dropOld();
    localStorage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Kept));
  } catch {
    // A full or forbidden storage keeps nothing; the text is still in its field.
  }
}

/** Forgets the text under this key. */
export const forgetKeptText = (key: string) => store(storageKey(key), '', '');

/** What a form of several fields keeps in the same way, as JSON. */
export const keptForm = <Values>(key: string) => ({
  read(): Partial<Values> | null {
    try {
      return JSON.parse(read(storageKey(key))?.text ?? 'null') as Partial<Values> | null;
    } catch {
      return null;
    }
  },
  write: (values: Partial<Values>) => store(storageKey(key), JSON.stringify(values), ''),
  forget: () => forgetKeptText(key),
});

/** Whether a text waits under this key. */
export const hasKeptText = (key: string) => read(storageKey(key)) !== null;

/**
 * A text that is kept on this device while it differs from what it began with, so that a closed tab, a reload or a session
 * that ends loses no letter of it. It is written with each letter; writing the initial text again forgets it. The third value
 * tells whether it was left here before.
 */
export function useKeptText(key: string, initial = '') {
  const [text, setText] = useState(() => read(storageKey(key))?.text ?? initial);
  const [isBack, setBack] = useState(text !== initial);
  const write = (next: string) => {
    setText(next);
    if (next === initial) setBack(false);
    store(storageKey(key), next, initial);
  };
  return [text, write, isBack] as const;
}
