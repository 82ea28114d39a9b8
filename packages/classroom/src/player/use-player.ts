import { useEffect, useEffectEvent, useState } from 'react';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterStep } from './chapters/chapter-steps.ts';
import { useMediaState } from './media-state.ts';
import { commandFor } from './player-keys.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';
import { useSavesData, type DataSaver } from './streams/data-saver.ts';
import { adaptiveOf, isSoundAlone, selectionOf, type Quality } from './streams/quality.ts';
import { play, useRecording, type Recording } from './use-recording.ts';

export interface PlayerOptions<R extends Recording = Recording> {
  file: R;
  /** The last position in seconds. */
  startAt: number;
  renew: () => Promise<R | null>;
  /** Starts playing automatically, if the browser allows. */
  startsPlaying?: boolean;
  dataSaver: DataSaver;
}

/** A recording stopped after this fraction starts from the beginning. */
const ending = 0.95;
/** Seconds of playing for which the resume note stays. */
const noteSeconds = 10;

/** The state of a media element and the actions of its controls. */
export function usePlayer<R extends Recording>(
  media: HTMLMediaElement | null,
  { file, startAt, renew, startsPlaying = false, dataSaver }: PlayerOptions<R>,
) {
  const [preferences, setPreferences] = useState(readPreferences);
  const [resumedAt, setResumedAt] = useState(startAt < file.durationSeconds * ending ? startAt : 0);
  const isSaving = useSavesData(dataSaver);
  const { engine, selection, ...recording } = useRecording(media, {
    file,
    startAt: resumedAt,
    rate: preferences.rate,
    volume: preferences.volume,
    renew,
    startsPlaying,
    selectionOf: ({ renditions }) => selectionOf(renditions, preferences[qualityKey(renditions)], isSaving),
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

  const renditions = recording.source.streams?.renditions ?? [];
  const quality = preferences[qualityKey(renditions)];

  return {
    ...recording,
    ...state,
    /** Bits per second at which data arrives; null where nobody measures it. */
    speed: engine.speed,
    /** Streams of the recording, and which are played; null where its file is. */
    streaming: selection && {
      renditions,
      quality,
      selection,
      /** The one that is seen now; null while unknown. */
      rendition: engine.rendition,
      isSaving,
      choose: (next: Quality) => prefer({ [qualityKey(renditions)]: next }),
      save: (isOn: boolean) => dataSaver.choose(isOn ? 'on' : 'off'),
    },
    duration,
    preferences,
    prefer,
    /** The position where playback resumed; null after the note has gone. */
    resumedAt: resumedAt >= 1 && Math.abs(state.position - resumedAt) < noteSeconds ? resumedAt : null,
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

/** Name of the preference for recordings with a picture, or without. */
const qualityKey = (renditions: readonly Rendition[]) =>
  adaptiveOf(renditions).every(({ name }) => isSoundAlone(name)) ? 'soundQuality' : 'pictureQuality';

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
