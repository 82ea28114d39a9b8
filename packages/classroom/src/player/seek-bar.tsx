import { lazy, Suspense, useEffect, useState, type CSSProperties, type PointerEvent } from 'react';
import type { SeekPictures } from '@sinau/contracts/core/media/streams.schemas';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { playTime } from '@sinau/format';

interface SeekBarProps {
  position: number;
  buffered: number;
  duration: number;
  /** Null where there are none. */
  pictures: SeekPictures | null;
  chapters: readonly Chapter[];
  onSeek: (position: number) => void;
}

const SeekPicture = lazy(async () => ({ default: (await import('./seek-picture.tsx')).SeekPicture }));

const movingKeys = /^(Arrow|Page|Home|End)/;
/** Milliseconds for which the picture stays after a key. */
const lookMs = 1500;

/** The seek bar. Dragging moves only the thumb; releasing it seeks. */
export function SeekBar({ position, buffered, duration, pictures, chapters, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [movedAt, setMovedAt] = useState<number | null>(null);
  useEffect(() => {
    if (movedAt === null) return undefined;
    const timer = setTimeout(() => setMovedAt(null), lookMs);
    return () => clearTimeout(timer);
  }, [movedAt]);
  const value = dragged ?? position;
  const shown = dragged ?? hovered ?? (movedAt === null ? null : value);
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;

  const release = () => {
    setHeld(false);
    if (dragged !== null) onSeek(dragged);
    setDragged(null);
  };
  const hover = ({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(Math.min(Math.max((clientX - left) / width, 0), 1) * duration);
  };

  return (
    <>
      <Suspense>
        {shown !== null && <SeekPicture pictures={pictures} chapters={chapters} second={shown} duration={duration} />}
      </Suspense>
      <input
        type="range"
        className="seek-bar"
        aria-label="Posisi"
        aria-valuetext={`${playTime(Math.floor(value))} dari ${playTime(Math.round(duration))}`}
        min={0}
        max={duration}
        step="any"
        value={value}
        style={{ '--played': share(value), '--buffered': share(Math.max(value, buffered)) } as CSSProperties}
        onPointerDown={() => setHeld(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        onKeyDown={({ key }) => movingKeys.test(key) && setMovedAt(Date.now())}
        onChange={({ target }) => (isHeld ? setDragged(target.valueAsNumber) : onSeek(target.valueAsNumber))}
      />
    </>
  );
}
