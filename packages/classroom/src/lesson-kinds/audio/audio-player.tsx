import { useEffect, useState, type CSSProperties } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chaptersWithin } from '@sinau/contracts/study/lesson/chapters.rules';
import { Headphones } from '@sinau/ui/icons';
import { ChaptersBelow } from '../../player/chapters/index.ts';
import { PlayerControls } from '../../player/player-controls.tsx';
import { PlayerOverlay, ResumeNote } from '../../player/player-notes.tsx';
import { useMediaSession, type ClassOfRecording } from '../../player/use-media-session.ts';
import { PlayerSettings } from '../../player/player-settings.tsx';
import { UpNext, type NextLesson } from '../../player/up-next.tsx';
import { usePlayer, usePlayerKeys, type PlayerOptions } from '../../player/use-player.ts';
import './audio-player.css';

interface AudioPlayerProps extends PlayerOptions {
  title: string;
  /** Called with the media element; the function it returns is called on unmount. */
  follow: (media: HTMLMediaElement) => () => void;
  isTakenOver: boolean;
  /** The lesson after this one; null if there is none or it is locked. */
  next?: NextLesson | null;
  chapters?: readonly Chapter[];
  /** Null outside of a class. */
  classOf?: ClassOfRecording | null;
  /** Square of the cloth that playing weaves, as a picture of a style; null for none. */
  cloth?: string | null;
}

/** An audio player. */
export function AudioPlayer({
  title,
  follow,
  isTakenOver,
  next = null,
  chapters: allChapters = [],
  classOf = null,
  cloth = null,
  ...options
}: AudioPlayerProps) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const player = usePlayer(audio, options);
  const chapters = chaptersWithin(allChapters, player.duration);
  usePlayerKeys(player, { chapters });
  useEffect(() => (audio ? follow(audio) : undefined), [audio, follow]);
  useMediaSession(audio, { title, classOf, next, player });

  const played = `${Math.min(100, (player.position / Math.max(1, player.duration)) * 100)}%`;
  return (
    <section
      className="audio-player night"
      aria-label={title}
      data-woven={cloth !== null || undefined}
      style={{ '--cloth': cloth, '--woven': played } as CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording to listen to has none */}
      <audio ref={setAudio} preload="metadata" {...player.mediaProps} />
      <div className="audio-face">
        {cloth !== null && <span className="audio-cloth" aria-hidden="true" />}
        <span className="audio-mark" aria-hidden="true">
          <Headphones />
        </span>
        {player.hasEnded && !player.isPlaying && !isTakenOver && !player.hasFailed && (
          <UpNext player={player} next={next} />
        )}
        <ResumeNote player={player} />
        <PlayerOverlay player={player} isTakenOver={isTakenOver} label="Audio" />
      </div>
      <PlayerControls player={player} chapters={chapters}>
        <PlayerSettings player={player} />
      </PlayerControls>
      <ChaptersBelow player={player} chapters={chapters} />
    </section>
  );
}
