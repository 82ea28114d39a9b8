import { useEffect, useEffectEvent, useState } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterStep } from './chapters/chapter-steps.ts';
import { useMediaState } from './media-state.ts';
import { commandFor } from './player-keys.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';
import { play, useRecording, type Recording } from './use-recording.ts';

export interface PlayerOptions<R extends Recording = Recording> {
  file: R;
  /** The last position in seconds. */
  startAt: number;
  renew: () => Promise<R | null>;
  /** Starts playing automatically, if the browser allows. */
  startsPlaying?: boolean;
}

/** A recording stopped after this fraction starts from the beginning. */
const ending = 0.95;
/** Seconds of playing for which the resume note stays. */
const noteSeconds = 10;

/** The state of a media element and the actions of its controls. */
export function usePlayer<R extends Recording>(
  media: HTMLMediaElement | null,
  { file, startAt, renew, startsPlaying = false }: PlayerOptions<R>,
) {
  const [preferences, setPreferences] = useState(readPreferences);
  const [resumedAt, setResumedAt] = useState(startAt < file.durationSeconds * ending ? startAt : 0);
  const recording = useRecording(media, {
    file,
    startAt: resumedAt,
    rate: preferences.rate,
    volume: preferences.volume,
    renew,
    startsPlaying,
  });
  const state = useMediaState(media);
  const duration = file.durationSeconds;

  const prefer = (changes: Partial<Preferences>) => {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    writePreferences(next);
  };
  const seek = (position: number) => {
    if (media) media.currentTime = Math.min(Math.max(0, position), duration);
  };

  return {
    ...recording,
    ...state,
    duration,
    preferences,
    prefer,
    /** The position where playback resumed; null after the note has gone. */
    resumedAt: resumedAt > 0 && Math.abs(state.position - resumedAt) < noteSeconds ? resumedAt : null,
    restart: () => {
      setResumedAt(0);
      seek(0);
    },
    seek,
    skip: (seconds: number) => media && seek(media.currentTime + seconds),
    toggle: () => {
      if (media?.paused) play(media);
      else media?.pause();
    },
    setRate: (rate: number) => {
      if (media) media.playbackRate = media.defaultPlaybackRate = rate;
      prefer({ rate });
    },
    setVolume: (volume: number) => {
      if (!media) return;
      media.volume = volume;
      media.muted = volume === 0;
      if (volume > 0) prefer({ volume });
    },
    toggleMute: () => {
      if (media) media.muted = !media.muted;
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** Handles the page's keyboard shortcuts for the player. */
export function usePlayerKeys(
  player: Player,
  {
    onCaptions,
    onTranscript,
    onFullScreen,
    chapters = [],
  }: {
    onCaptions?: (() => void) | undefined;
    onTranscript?: (() => void) | undefined;
    onFullScreen?: () => void;
    chapters?: readonly Chapter[];
  },
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandFor(event);
    if (!command) return;
    event.preventDefault();
    if (command.kind === 'skip') player.skip(command.seconds);
    if (command.kind === 'chapter') {
      const second = chapterStep(chapters, player.position, command.step);
      if (second !== null) player.seek(second);
    }
    if (command.kind === 'toggle') player.toggle();
    if (command.kind === 'mute') player.toggleMute();
    if (command.kind === 'captions') onCaptions?.();
    if (command.kind === 'transcript') onTranscript?.();
    if (command.kind === 'full-screen') onFullScreen?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
