import { useEffect, useState } from 'react';

/** AirPlay methods of Safari, in place of the Remote Playback API. */
interface AppleMedia extends HTMLMediaElement {
  webkitShowPlaybackTargetPicker?: () => void;
}
interface AvailabilityEvent extends Event {
  availability: 'available' | 'not-available';
}
const appleEvent = 'webkitplaybacktargetavailabilitychanged';

/** Returns what opens the choice of another screen (AirPlay, Cast); null while there is none. */
export function useRemotePlayback(media: AppleMedia | null): (() => void) | null {
  const [isAvailable, setAvailable] = useState(false);

  useEffect(() => {
    if (!media) return undefined;
    if (media.webkitShowPlaybackTargetPicker) {
      const onChange = (event: Event) => setAvailable((event as AvailabilityEvent).availability === 'available');
      media.addEventListener(appleEvent, onChange);
      return () => media.removeEventListener(appleEvent, onChange);
    }
    const { remote } = media as Partial<HTMLMediaElement>;
    if (!remote) return undefined;
    // Where a browser cannot watch, it offers nothing.
    const watching = remote.watchAvailability(setAvailable).catch(() => undefined);
    return () => void watching.then((id) => remote.cancelWatchAvailability(id)).catch(() => undefined);
  }, [media]);

  if (!media || !isAvailable) return null;
  return () => {
    if (media.webkitShowPlaybackTargetPicker) media.webkitShowPlaybackTargetPicker();
    // Closing the choice rejects it.
    else media.remote.prompt().catch(() => undefined);
  };
}
