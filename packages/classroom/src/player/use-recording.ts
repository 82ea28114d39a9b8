import { useRef, useState } from 'react';
import type { Streams } from '@sinau/contracts/core/media/streams.schemas';
import { beside, renewalMargin, type Signed } from './streams/addresses.ts';
import { deliveryOf } from './streams/delivery.ts';
import { playlistOf, type Selection } from './streams/quality.ts';
import { useStreamEngine } from './streams/use-stream-engine.ts';

/** A recording at a signed address. */
export interface Recording extends Signed {
  durationSeconds: number;
  /** Null where the file itself is played. */
  streams: Streams | null;
}

/** An error this soon after a renewal has another cause than an expired address. */
const trial = 10_000;

interface RecordingOptions<R extends Recording> {
  file: R;
  startAt: number;
  rate: number;
  volume: number;
  /** Loads the recording with a new address; null if it no longer exists. */
  renew: () => Promise<R | null>;
  startsPlaying: boolean;
  /** Returns what to stream of a recording. */
  selectionOf: (streams: Streams) => Selection;
}

/**
 * The recording that an element plays. Its address stays the same although the lesson is loaded again, until it has
 * expired: then an element gets a new address and continues at the same position; a stream goes on.
 */
export function useRecording<R extends Recording>(
  media: HTMLMediaElement | null,
  { file, startAt, rate, volume, renew, startsPlaying, selectionOf }: RecordingOptions<R>,
) {
  const [source, setSource] = useState(file);
  const [hasFailed, setFailed] = useState(false);
  const resume = useRef({ at: startAt, isPlaying: startsPlaying });
  const renewedAt = useRef<number>(undefined);
  const { streams } = source;
  const delivery = deliveryOf(streams);
  const selection = streams && selectionOf(streams);

  /** An element that loads something else forgets both. */
  const remember = () => {
    if (!media) return;
    if (media.readyState > HTMLMediaElement.HAVE_NOTHING)
      resume.current = { at: media.currentTime, isPlaying: !media.paused };
    else resume.current.isPlaying ||= !media.paused;
  };

  async function renewSource({ hasStalled = false } = {}) {
    if (!media) return;
    renewedAt.current = Date.now();
    remember();
    try {
      const fresh = await renew();
      if (hasStalled && !isStuck(media)) return;
      setFailed(!fresh);
      if (!fresh) return;
      // Setting the same address again does not reload the element.
      if (fresh.address === source.address && delivery !== 'engine') media.load();
      setSource({ ...fresh });
    } catch {
      // The player offers another try, whatever the cause. While the line is down, a stalled element tries by itself.
      if (!hasStalled) setFailed(true);
    }
  }

  const isFresh = () => renewedAt.current !== undefined && Date.now() - renewedAt.current < trial;
  const renewBeforeItEnds = () => {
    if (delivery === 'engine' || isFresh()) return;
    if (Date.parse(source.addressExpiresAt) - Date.now() < renewalMargin) void renewSource();
  };
  const onFailure = () => (isFresh() ? setFailed(true) : void renewSource());

  /**
   * A browser repeats its request where the first one was redirected to, and there the address has expired after some
   * minutes. Chromium takes that for a fault of the line, and repeats it for over a minute before it reports an error.
   */
  const onStalled = () => {
    if (delivery !== 'engine' && media && isStuck(media) && !isFresh()) void renewSource({ hasStalled: true });
  };

  const engine = useStreamEngine(media, {
    source: delivery === 'engine' ? source : null,
    renditions: streams?.renditions ?? [],
    selection,
    renew,
    resumeAt: () => resume.current.at,
    onFailure,
    onLeave: remember,
  });

  return {
    source,
    selection,
    engine,
    hasFailed,
    retry: () => void renewSource(),
    /** Props of the media element. */
    mediaProps: {
      src: delivery === 'engine' ? undefined : addressOf(source, selection),
      onLoadedMetadata: () => {
        if (!media) return;
        const { at, isPlaying } = resume.current;
        media.defaultPlaybackRate = rate;
        media.playbackRate = rate;
        media.preservesPitch = true;
        media.volume = volume;
        if (at > 0) media.currentTime = at;
        if (isPlaying) play(media);
      },
      onPlay: renewBeforeItEnds,
      onSeeking: renewBeforeItEnds,
      onTimeUpdate: remember,
      onPause: remember,
      onStalled,
      onError: onFailure,
    },
  };
}

/** Returns whether an element that knows its recording has nothing to show at its position. */
const isStuck = ({ readyState }: HTMLMediaElement) =>
  readyState >= HTMLMediaElement.HAVE_METADATA && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

/** Address of a recording for an element that plays it by itself. */
function addressOf({ address, streams }: Recording, selection: Selection | null) {
  if (!streams || !selection) return address;
  const { playlist, rendition, ceiling } = selection;
  const only = rendition ?? ceiling;
  return beside(streams.address, only ? playlistOf(only) : playlist);
}

/** If the browser refuses or interrupts playback, the element stays paused, and the controls show that. */
export function play(media: HTMLMediaElement) {
  media.play().catch(() => undefined);
}
