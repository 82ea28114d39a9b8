import { useRef, useState } from 'react';

/** A recording at a signed address. */
export interface Recording {
  address: string;
  addressExpiresAt: string;
  durationSeconds: number;
}

/** An address is renewed this long before it ends. */
const margin = 60_000;
/** An error so soon after a renewal is not caused by an expired address. */
const trial = 10_000;

/**
 * The recording that an element plays. Its address stays the same although the lesson is loaded again, until it has
 * expired: then the element gets a new address and continues at the same position.
 */
export function useRecording<R extends Recording>(
  media: HTMLMediaElement | null,
  {
    file,
    startAt,
    rate,
    volume,
    renew,
  }: {
    file: R;
    startAt: number;
    rate: number;
    volume: number;
    /** Loads the recording again; null if it was removed. */
    renew: () => Promise<R | null>;
  },
) {
  const [source, setSource] = useState(file);
  const [hasFailed, setFailed] = useState(false);
  const resume = useRef({ at: startAt, isPlaying: false });
  const renewedAt = useRef<number>(undefined);

  async function renewSource() {
    if (!media) return;
    renewedAt.current = Date.now();
    if (media.readyState > HTMLMediaElement.HAVE_NOTHING)
      resume.current = { at: media.currentTime, isPlaying: !media.paused };
    else resume.current.isPlaying ||= !media.paused;
    try {
      const fresh = await renew();
      setFailed(!fresh);
      if (!fresh) return;
      // The same address would not be loaded again by itself.
      if (fresh.address === source.address) media.load();
      setSource(fresh);
    } catch {
      // Whatever the cause, the player offers a retry.
      setFailed(true);
    }
  }

  const isFresh = () => renewedAt.current !== undefined && Date.now() - renewedAt.current < trial;
  const renewBeforeItEnds = () => {
    if (!isFresh() && Date.parse(source.addressExpiresAt) - Date.now() < margin) void renewSource();
  };

  return {
    source,
    hasFailed,
    retry: () => void renewSource(),
    /** For the media element. */
    mediaProps: {
      src: source.address,
      onLoadedMetadata: () => {
        if (!media) return;
        const { at, isPlaying } = resume.current;
        media.defaultPlaybackRate = rate;
        media.playbackRate = rate;
        media.volume = volume;
        if (at > 0) media.currentTime = at;
        if (isPlaying) play(media);
      },
      onPlay: renewBeforeItEnds,
      onSeeking: renewBeforeItEnds,
      onError: () => (isFresh() ? setFailed(true) : void renewSource()),
    },
  };
}

/** A refused or interrupted start leaves the element paused, so the error needs no handling. */
export function play(media: HTMLMediaElement) {
  media.play().catch(() => undefined);
}
