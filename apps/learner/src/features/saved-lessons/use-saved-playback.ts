import { useEffect, useState } from 'react';
import { useProfile } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import type { SavedPlayback } from './open-playback.ts';
import { isSaved } from './saved-marks.ts';

/** Opens a lesson from this device. Null where it is not saved; undefined until that is known. */
export function useSavedPlayback(lessonId: string): SavedPlayback | null | undefined {
  const userId = useProfile()?.id;
  const { storage } = useLearning();
  // Decided once: a lesson that is saved or removed while it plays goes on as it began.
  const [isExpected] = useState(() => storage === localStorage && userId !== undefined && isSaved(userId, lessonId));
  const [opened, setOpened] = useState<SavedPlayback | null>();

  useEffect(() => {
    if (!isExpected || !userId) return undefined;
    let isCurrent = true;
    const opening = import('./open-playback.ts').then(
      ({ openPlayback }) => openPlayback(userId, lessonId),
      () => null,
    );
    void opening.then((playback) => isCurrent && setOpened(playback));
    return () => {
      isCurrent = false;
      void opening.then((playback) => playback?.release());
    };
  }, [isExpected, userId, lessonId]);

  return isExpected ? opened : null;
}
