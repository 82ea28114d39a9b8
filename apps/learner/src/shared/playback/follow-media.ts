export interface PlaybackMoment {
  position: number;
  rate: number;
}

/** Follower of a media element, which receives what is played. */
export interface PlaybackFollower {
  /** Playback started. */
  open: (moment: PlaybackMoment) => void;
  /** Playback reached this position. */
  reach: (moment: PlaybackMoment) => void;
  /** Playback paused or ended at this position. */
  pause: (moment: PlaybackMoment) => void;
  /** Playback was moved to another position. */
  jump: (moment: PlaybackMoment) => void;
  /** The page may be closed. */
  flush: () => void;
  /** The media element was removed, or added again. */
  interrupt: () => void;
  stop: () => void;
}

/** Forwards the events of a media element to a follower. Returns a function that flushes and stops it. */
export function followMedia(media: HTMLMediaElement, follower: PlaybackFollower): () => void {
  const following = new AbortController();
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: following.signal });
  const moment = (): PlaybackMoment => ({ position: media.currentTime, rate: media.playbackRate });

  const leave = () => {
    if (!media.paused && !media.seeking) follower.reach(moment());
    follower.flush();
  };

  on(media, 'play', () => follower.open(moment()));
  on(media, 'timeupdate', () => {
    if (!media.paused && !media.seeking) follower.reach(moment());
  });
  on(media, 'pause', () => follower.pause(moment()));
  on(media, 'seeking', () => follower.jump(moment()));
  on(media, 'emptied', follower.interrupt);
  on(window, 'pagehide', leave);
  on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave());

  return () => {
    leave();
    following.abort();
    follower.stop();
  };
}
