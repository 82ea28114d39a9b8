import { Suspense, type ReactNode } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { timecode } from '@sinau/format';
import { classes, IconButton } from '@sinau/ui';
import { Pause, Play, RefreshCw, RotateCcw, RotateCw, Volume2, VolumeX } from '@sinau/ui/icons';
import { rateLabel, rates } from './preferences.ts';
import { ChapterMarks, ChapterMenu } from './chapters/index.ts';
import { SeekBar } from './seek-bar.tsx';
import type { Player } from './use-player.ts';
import './player-controls.css';

interface PlayerControlsProps {
  player: Player;
  chapters?: readonly Chapter[];
  /** Extra buttons at the end of the bar. */
  children?: ReactNode;
}

/** The controls below a recording. Narrow players omit what keys or the device can do. */
export function PlayerControls({ player, chapters = [], children }: PlayerControlsProps) {
  const { isPlaying, hasEnded, position, duration, volume, streaming } = player;
  const pictures = streaming?.isSaving ? null : (player.source.streams?.seekPictures ?? null);
  return (
    <div className="player-controls">
      <div className="player-seek">
        <SeekBar
          position={position}
          buffered={player.buffered}
          duration={duration}
          pictures={pictures}
          chapters={chapters}
          onSeek={player.seek}
        />
        {chapters.length > 0 && (
          <Suspense>
            <ChapterMarks chapters={chapters} duration={duration} />
          </Suspense>
        )}
      </div>
      <div className="player-buttons">
        <IconButton label={isPlaying ? 'Jeda (K)' : hasEnded ? 'Putar lagi (K)' : 'Putar (K)'} onClick={player.toggle}>
          {isPlaying ? <Pause /> : hasEnded ? <RefreshCw /> : <Play />}
        </IconButton>
        <IconButton className="player-wide" label="Mundur 10 detik (J)" onClick={() => player.skip(-10)}>
          <RotateCcw />
        </IconButton>
        <IconButton className="player-wide" label="Maju 10 detik (L)" onClick={() => player.skip(10)}>
          <RotateCw />
        </IconButton>
        <div className="player-volume player-wide">
          <IconButton label={volume === 0 ? 'Bunyikan (M)' : 'Bisukan (M)'} onClick={player.toggleMute}>
            {volume === 0 ? <VolumeX /> : <Volume2 />}
          </IconButton>
          <input
            type="range"
            aria-label="Volume"
            data-own-arrows
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={({ target }) => player.setVolume(target.valueAsNumber)}
          />
        </div>
        <span className="player-time num">
          {timecode(position)} / {timecode(duration)}
        </span>
        {chapters.length > 0 && (
          <Suspense>
            <ChapterMenu player={player} chapters={chapters} location="controls" />
          </Suspense>
        )}
        <span className="grow" />
        <select
          className={classes('player-rate num', streaming !== null && 'player-roomy')}
          aria-label="Kecepatan"
          value={player.preferences.rate}
          onChange={({ target }) => player.setRate(Number(target.value))}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rateLabel(rate)}
            </option>
          ))}
        </select>
        {children}
      </div>
    </div>
  );
}
