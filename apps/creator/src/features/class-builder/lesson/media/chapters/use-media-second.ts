import { useCallback, useSyncExternalStore } from 'react';

const events = ['timeupdate', 'seeking', 'emptied'];

/** Returns the whole second at which a media element stands; 0 without one. */
export function useMediaSecond(media: HTMLMediaElement | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const type of events) media?.addEventListener(type, onChange);
      return () => {
        for (const type of events) media?.removeEventListener(type, onChange);
      };
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(media?.currentTime ?? 0));
}
