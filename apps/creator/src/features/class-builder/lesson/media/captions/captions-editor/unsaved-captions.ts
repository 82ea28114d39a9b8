import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';
import { localStore } from '@sinau/ui';

/** Captions that were edited on this device and not saved, by user, lesson and language. */
const stored = localStore<{ lines: readonly CaptionsLine[]; at: number }>({
  prefix: 'captions:',
  limits: { maxAgeMs: 30 * 86_400_000, most: 5, writtenAt: ({ at }) => at },
});

export const unsavedCaptions = (userId: string, lessonId: string, language: CaptionsLanguage) => {
  const name = `${userId}:${lessonId}:${language}`;
  return {
    read: () => stored.read(name)?.lines ?? null,
    /** Returns false if the device stores nothing. */
    write: (lines: readonly CaptionsLine[]) => stored.write(name, { lines, at: Date.now() }),
    remove: () => stored.remove(name),
  };
};
