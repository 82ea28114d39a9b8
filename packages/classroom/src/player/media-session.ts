interface Controls {
  play: () => void;
  seek: (position: number) => void;
  skip: (seconds: number) => void;
  next?: (() => void) | undefined;
  previous?: (() => void) | null | undefined;
}

interface Description {
  about: { title: string; album?: string | undefined; picture?: string | null | undefined };
  hasNext: boolean;
  hasPrevious: boolean;
  /** Returns what the buttons do now. */
  controls: () => Controls;
  /** Aborted when the recording is left. */
  signal: AbortSignal;
}

/** Seconds that a button of a headphone skips. */
const skipSeconds = 10;
const moving = ['loadedmetadata', 'play', 'pause', 'seeked', 'ratechange'];

/** Shows a recording on the lock screen of a device, and follows the buttons there and on headphones. */
export function describeToDevice(media: HTMLMediaElement, description: Description) {
  const { about, hasNext, hasPrevious, controls, signal } = description;
  if (signal.aborted) return;
  const { mediaSession: session } = navigator;
  const { title, album, picture } = about;
  session.metadata = new MediaMetadata({
    title,
    ...(album && { album, artist: album }),
    ...(picture && { artwork: [{ src: new URL(picture, location.href).href }] }),
  });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => controls().play(),
    pause: () => media.pause(),
    seekto: ({ seekTime }) => seekTime !== undefined && controls().seek(seekTime),
    seekbackward: ({ seekOffset }) => controls().skip(-(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => controls().skip(seekOffset ?? skipSeconds),
    ...(hasNext && { nexttrack: () => controls().next?.() }),
    ...(hasPrevious && { previoustrack: () => controls().previous?.() }),
  };
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) setHandler(action, handlers[action]!);
  for (const type of moving) media.addEventListener(type, () => reportPosition(media), { signal });
  signal.addEventListener('abort', () => {
    session.metadata = null;
    for (const action of actions) setHandler(action, null);
  });
}

function reportPosition({ duration, currentTime, playbackRate }: HTMLMediaElement) {
  if (!Number.isFinite(duration) || duration <= 0) return;
  const position = Math.min(currentTime, duration);
  // Older browsers show no position.
  navigator.mediaSession.setPositionState?.({ duration, position, playbackRate });
}

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // This browser has no such button.
  }
}
