import type { Heartbeat, PlaybackMoment } from './heartbeat.ts';

/** Forwards the events of a media element to a heartbeat. Returns a function that stops and sends the rest. */
export function followMedia(media: HTMLMediaElement, heartbeat: Heartbeat): () => void {
  const following = new AbortController();
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: following.signal });
  const moment = (): PlaybackMoment => ({ position: media.currentTime, rate: media.playbackRate });

  const leave = () => {
    if (!media.paused && !media.seeking) heartbeat.reach(moment());
    heartbeat.flush();
  };

  on(media, 'play', () => heartbeat.open(moment()));
  on(media, 'timeupdate', () => {
    if (!media.paused && !media.seeking) heartbeat.reach(moment());
  });
  on(media, 'pause', () => heartbeat.pause(moment()));
  on(media, 'seeking', () => heartbeat.jump(moment()));
  on(media, 'emptied', heartbeat.interrupt);
  on(window, 'pagehide', leave);
  on(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave());

  return () => {
    leave();
    following.abort();
    heartbeat.stop();
  };
}
