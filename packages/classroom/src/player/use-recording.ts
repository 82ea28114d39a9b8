import { useRef, useState } from 'react';

/** A recording at a signed address. */
export interface Recording {
  address: string;
  addressExpiresAt: string;
  durationSeconds: number;
}

/** Time before its expiry at which an address is renewed. */
const margin = 60_000;
/** An error this soon after a renewal has another cause than an expired address. */
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
    startsPlaying,
  }: {
    file: R;
    startAt: number;
    rate: number;
    volume: number;
    /** Loads the recording with a new address; null if it no longer exists. */
    renew: () => Promise<R | null>;
    startsPlaying: boolean;
  },
) {
  const [source, setSource] = useState(file);
  const [hasFailed, setFailed] = useState(false);
  const resume = useRef({ at: startAt, isPlaying: startsPlaying });
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
      // Setting the same address again does not reload the element.
      if (fresh.address === source.address) media.load();
      setSource(fresh);
    } catch {
      // The player offers another try, whatever the cause.
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
    /** Props of the media element. */
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

/** If the browser refuses or interrupts playback, the element stays paused, and the controls show that. */
export function play(media: HTMLMediaElement) {
  media.play().catch(() => undefined);
}
