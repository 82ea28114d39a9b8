import { useEffect, useEffectEvent } from 'react';
import type { NextLesson } from './up-next.tsx';
import type { Player } from './use-player.ts';
import { play } from './use-recording.ts';

/** The class of a recording, as the lock screen shows it. */
export interface ClassOfRecording {
  title: string;
  /** Address of its picture. */
  picture: string | null;
  /** Opens the lesson before this one; null if there is none. */
  openPrevious: (() => void) | null;
}

interface MediaSessionOptions {
  title: string;
  classOf: ClassOfRecording | null;
  next: NextLesson | null;
  player: Pick<Player, 'seek' | 'skip'>;
}

/** Describes a recording to the device while it is open, and follows the device's buttons. */
export function useMediaSession(media: HTMLMediaElement | null, { title, classOf, next, player }: MediaSessionOptions) {
  const { title: album, picture } = classOf ?? {};
  const hasNext = next !== null;
  const hasPrevious = Boolean(classOf?.openPrevious);
  const controls = useEffectEvent(() => ({
    play: () => media && play(media),
    seek: player.seek,
    skip: player.skip,
    next: next?.open,
    previous: classOf?.openPrevious,
  }));

  useEffect(() => {
    if (!media || !('mediaSession' in navigator)) return undefined;
    const leaving = new AbortController();
    void import('./media-session.ts').then(({ describeToDevice }) =>
      describeToDevice(media, {
        about: { title, album, picture },
        hasNext,
        hasPrevious,
        controls: () => controls(),
        signal: leaving.signal,
      }),
    );
    return () => leaving.abort();
  }, [media, title, album, picture, hasNext, hasPrevious]);
}
