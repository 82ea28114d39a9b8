import { useEffect, useState } from 'react';

const events = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeking',
  'seeked',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'ended',
  'progress',
  'volumechange',
  'ratechange',
  'emptied',
];

export interface MediaState {
  isPlaying: boolean;
  /** Played to its end, and not moved since then. */
  hasEnded: boolean;
  /** Playing, but waiting for data. */
  isWaiting: boolean;
  position: number;
  /** The end of the buffered range, in seconds. */
  buffered: number;
  /** 0 to 1; 0 while it is muted. */
  volume: number;
}

const initialState: MediaState = {
  isPlaying: false,
  hasEnded: false,
  isWaiting: false,
  position: 0,
  buffered: 0,
  volume: 1,
};

/** Subscribes to the state of a media element. */
export function useMediaState(media: HTMLMediaElement | null): MediaState {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    if (!media) return undefined;
    const update = () => setState(stateOf(media));
    for (const type of events) media.addEventListener(type, update);
    return () => {
      for (const type of events) media.removeEventListener(type, update);
    };
  }, [media]);
  return state;
}

function stateOf(media: HTMLMediaElement): MediaState {
  const { paused, ended, readyState, currentTime, muted, volume } = media;
  return {
    isPlaying: !paused && !ended,
    hasEnded: ended,
    isWaiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    position: currentTime,
    buffered: bufferedUntil(media),
    volume: muted ? 0 : volume,
  };
}

function bufferedUntil({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}
