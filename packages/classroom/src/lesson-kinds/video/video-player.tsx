import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type PointerEvent,
} from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chaptersWithin } from '@sinau/contracts/study/lesson/chapters.rules';
import { Button, IconButton } from '@sinau/ui';
import { Cast, FileText, Maximize, Minimize, PictureInPicture2, Play } from '@sinau/ui/icons';
import { Captions } from '../../player/captions/captions.tsx';
import { CaptionsMenu } from '../../player/captions/captions-menu.tsx';
import type { TranscriptProps } from '../../player/captions/transcript-side.tsx';
import { chosenTrack, type CaptionedRecording } from '../../player/captions/captions-track.ts';
import { useFullScreen } from '../../player/full-screen.ts';
import { ChaptersBelow } from '../../player/chapters/index.ts';
import { PlayerControls } from '../../player/player-controls.tsx';
import { PlayerOverlay, ResumeNote } from '../../player/player-notes.tsx';
import { PlayerSettings } from '../../player/player-settings.tsx';
import { useMediaSession, type ClassOfRecording } from '../../player/use-media-session.ts';
import { useRemotePlayback } from '../../player/remote-playback.ts';
import { UpNext, type NextLesson } from '../../player/up-next.tsx';
import { useIdle } from './use-idle.ts';
import { usePlayer, usePlayerKeys, type PlayerOptions } from '../../player/use-player.ts';
import './video-player.css';

export interface VideoRecording extends CaptionedRecording {
  /** The address of a picture that is shown before the video has one of its own. */
  poster?: string | null;
}

interface VideoPlayerProps extends PlayerOptions<VideoRecording> {
  title: string;
  /** Called with the media element; the function it returns is called on unmount. */
  follow: (media: HTMLMediaElement) => () => void;
  isTakenOver: boolean;
  /** The lesson after this one; null if there is none or it is locked. */
  next?: NextLesson | null;
  chapters?: readonly Chapter[];
  /** Name of the learner, shown faintly over the picture; null where the class does not ask for it. */
  watermark?: string | null;
  /** Shows the captions of a video beside it; loaded when first opened. */
  transcript?: ComponentType<TranscriptProps>;
  /** Null outside of a class. */
  classOf?: ClassOfRecording | null;
  /** Square of the cloth that the seek bar weaves, as a picture of a style; null for a plain bar. */
  cloth?: string | null;
}

const Watermark = lazy(async () => ({ default: (await import('../../player/watermark.tsx')).Watermark }));

/** A video player that keeps its size while it loads. */
export function VideoPlayer({
  title,
  follow,
  isTakenOver,
  next = null,
  chapters: allChapters = [],
  watermark = null,
  transcript: Transcript,
  classOf = null,
  cloth = null,
  ...options
}: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const player = usePlayer(video, options);
  const { source, preferences, isPlaying, isWaiting, hasEnded } = player;
  const isStopped = !isPlaying && !isWaiting && !isTakenOver && !player.hasFailed;
  const fullScreen = useFullScreen(frame, video);
  const isIdle = useIdle(frame) && isPlaying;
  const chapters = chaptersWithin(allChapters, player.duration);
  const track = chosenTrack(source.captions, preferences.captionsLanguage);
  const toggleCaptions = track && (() => player.prefer({ captions: !preferences.captions }));
  const [hasTranscript, setTranscript] = useState(false);
  const toggleTranscript = track && Transcript ? () => setTranscript((isOn) => !isOn) : undefined;
  usePlayerKeys(player, {
    onCaptions: toggleCaptions,
    onTranscript: toggleTranscript,
    onFullScreen: fullScreen.toggle,
    chapters,
  });
  useEffect(() => (video ? follow(video) : undefined), [video, follow]);
  useMediaSession(video, { title, classOf, next, player });
  const chooseScreen = useRemotePlayback(video);
  const enterPicture = document.pictureInPictureEnabled ? () => void togglePictureInPicture(video) : null;

  // On touch, the first tap only shows the hidden controls; the frame has handled it by then.
  const wasIdle = useRef(false);
  const onPress = (event: PointerEvent) => {
    wasIdle.current = isIdle && event.pointerType === 'touch';
  };

  return (
    <div className="video-stage night">
      <div className="video-column">
        <div
          ref={frame}
          className={isIdle ? 'video-player video-idle' : 'video-player'}
          data-woven={cloth !== null || undefined}
          style={{ '--cloth': cloth } as CSSProperties}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that its partner gave it */}
          <video
            ref={setVideo}
            playsInline
            preload="metadata"
            poster={source.poster ?? undefined}
            aria-label={title}
            onPointerDown={onPress}
            onClick={() => !wasIdle.current && player.toggle()}
            {...player.mediaProps}
          >
            {source.captions.map(({ language, label, address }) => (
              <track key={language} kind="captions" srcLang={language} label={label} src={address} />
            ))}
          </video>
          {track && preferences.captions && <Captions media={video} language={track.language} />}
          {watermark && (
            <Suspense>
              <Watermark text={watermark} />
            </Suspense>
          )}
          <ResumeNote player={player} />
          {isStopped && hasEnded && <UpNext player={player} next={next} />}
          {isStopped && !hasEnded && (
            <button type="button" className="video-start" aria-label="Putar video" onClick={player.toggle}>
              <Play />
            </button>
          )}
          <PlayerOverlay player={player} isTakenOver={isTakenOver} label="Video" />
          <PlayerControls player={player} chapters={chapters}>
            {track && <CaptionsMenu player={player} tracks={source.captions} chosen={track.language} />}
            {toggleTranscript && (
              <IconButton label="Transkrip (T)" aria-pressed={hasTranscript} onClick={toggleTranscript}>
                <FileText />
              </IconButton>
            )}
            {enterPicture && (
              <IconButton className="player-widest" label="Gambar dalam gambar" onClick={enterPicture}>
                <PictureInPicture2 />
              </IconButton>
            )}
            {chooseScreen && (
              <IconButton className="player-widest" label="Putar di layar lain" onClick={chooseScreen}>
                <Cast />
              </IconButton>
            )}
            <PlayerSettings player={player}>
              {(enterPicture ?? chooseScreen) && <ElsewhereButtons onPicture={enterPicture} onScreen={chooseScreen} />}
            </PlayerSettings>
            <IconButton
              label={fullScreen.isFull ? 'Keluar dari layar penuh (F)' : 'Layar penuh (F)'}
              onClick={fullScreen.toggle}
            >
              {fullScreen.isFull ? <Minimize /> : <Maximize />}
            </IconButton>
          </PlayerControls>
        </div>
        <ChaptersBelow player={player} chapters={chapters} />
      </div>
      {track && toggleTranscript && Transcript && hasTranscript && (
        <Suspense>
          <Transcript
            media={video}
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

interface ElsewhereButtonsProps {
  onPicture: (() => void) | null;
  onScreen: (() => void) | null;
}

/** Ways to watch outside of the page, for players too narrow for their buttons. */
function ElsewhereButtons({ onPicture, onScreen }: ElsewhereButtonsProps) {
  return (
    <div className="video-elsewhere">
      {onPicture && (
        <Button variant="outline" onClick={onPicture}>
          <PictureInPicture2 />
          Gambar dalam gambar
        </Button>
      )}
      {onScreen && (
        <Button variant="outline" onClick={onScreen}>
          <Cast />
          Putar di layar lain
        </Button>
      )}
    </div>
  );
}

async function togglePictureInPicture(video: HTMLVideoElement | null) {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else if (video && video.readyState > HTMLMediaElement.HAVE_NOTHING) await video.requestPictureInPicture();
}
