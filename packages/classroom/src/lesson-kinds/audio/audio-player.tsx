import { Suspense, useEffect, useState, type ComponentType, type CSSProperties } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chaptersWithin } from '@sinau/contracts/study/lesson/chapters.rules';
import { IconButton, tokens, useMediaQuery } from '@sinau/ui';
import { FileText, Headphones } from '@sinau/ui/icons';
import { ChaptersBelow } from '../../player/chapters/index.ts';
import { PlayerControls } from '../../player/player-controls.tsx';
import { PlayerOverlay, ResumeNote } from '../../player/player-notes.tsx';
import { useMediaSession, type ClassOfRecording } from '../../player/use-media-session.ts';
import { PlayerSettings } from '../../player/player-settings.tsx';
import { UpNext, type NextLesson } from '../../player/up-next.tsx';
import { usePlayer, usePlayerKeys, type PlayerOptions } from '../../player/use-player.ts';
import { CaptionsMenu } from '../../player/captions/captions-menu.tsx';
import { chosenTrack, type CaptionedRecording } from '../../player/captions/captions-track.ts';
import { Captions } from '../../player/captions/captions.tsx';
import type { TranscriptProps } from '../../player/captions/transcript-side.tsx';
import './audio-player.css';

interface AudioPlayerProps extends PlayerOptions<CaptionedRecording> {
  title: string;
  /** Called with the media element; the function it returns is called on unmount. */
  follow: (media: HTMLMediaElement) => () => void;
  isTakenOver: boolean;
  /** The lesson after this one; null if there is none or it is locked. */
  next?: NextLesson | null;
  chapters?: readonly Chapter[];
  /** Shows the captions beside it; loaded when first opened. */
  transcript?: ComponentType<TranscriptProps>;
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
  transcript: Transcript,
  classOf = null,
  cloth = null,
  ...options
}: AudioPlayerProps) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const player = usePlayer(audio, options);
  const chapters = chaptersWithin(allChapters, player.duration);
  const { source, preferences, prefer } = player;
  const track = chosenTrack(source.captions, preferences.captionsLanguage);
  // There is no picture to look at: where there is room, it is read from the start.
  const hasRoom = useMediaQuery(`(min-width: ${tokens.breakpoint.wide}px)`);
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const hasTranscript = isWanted ?? hasRoom;
  const toggleTranscript = track && Transcript ? () => setWanted(!hasTranscript) : undefined;
  usePlayerKeys(player, {
    onCaptions: track && (() => prefer({ captions: !preferences.captions })),
    onTranscript: toggleTranscript,
    chapters,
  });
  useEffect(() => (audio ? follow(audio) : undefined), [audio, follow]);
  useMediaSession(audio, { title, classOf, next, player });

  const played = `${Math.min(100, (player.position / Math.max(1, player.duration)) * 100)}%`;
  return (
    <div className="audio-stage night">
      <section
        className="audio-player"
        aria-label={title}
        data-woven={cloth !== null || undefined}
        style={{ '--cloth': cloth, '--woven': played } as CSSProperties}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that its partner gave it */}
        <audio ref={setAudio} preload="metadata" {...player.mediaProps}>
          {source.captions.map(({ language, label, address }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={address} />
          ))}
        </audio>
        <div className="audio-face">
          {cloth !== null && <span className="audio-cloth" aria-hidden="true" />}
          <span className="audio-mark" aria-hidden="true">
            <Headphones />
          </span>
          {track && preferences.captions && <Captions media={audio} language={track.language} />}
          {player.hasEnded && !player.isPlaying && !isTakenOver && !player.hasFailed && (
            <UpNext player={player} next={next} />
          )}
          <ResumeNote player={player} />
          <PlayerOverlay player={player} isTakenOver={isTakenOver} label="Audio" />
        </div>
        <PlayerControls player={player} chapters={chapters}>
          {track && <CaptionsMenu player={player} tracks={source.captions} chosen={track.language} />}
          {toggleTranscript && (
            <IconButton label="Transkrip (T)" aria-pressed={hasTranscript} onClick={toggleTranscript}>
              <FileText />
            </IconButton>
          )}
          <PlayerSettings player={player} />
        </PlayerControls>
        <ChaptersBelow player={player} chapters={chapters} />
      </section>
      {track && toggleTranscript && Transcript && hasTranscript && (
        <Suspense>
          <Transcript
            media={audio}
            language={track.language}
            position={player.position}
            onSeek={player.seek}
            onClose={toggleTranscript}
          />
        </Suspense>
      )}
    </div>
  );
}
