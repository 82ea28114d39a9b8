import { useState, type CSSProperties } from 'react';
import { playTime } from '@sinau/format';

interface SeekBarProps {
  position: number;
  buffered: number;
  duration: number;
  onSeek: (position: number) => void;
}

/** The seek bar. Dragging moves only the thumb; releasing it seeks. */
export function SeekBar({ position, buffered, duration, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const value = dragged ?? position;
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`;

  const release = () => {
    setHeld(false);
    if (dragged !== null) onSeek(dragged);
    setDragged(null);
  };

  return (
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
      onChange={({ target }) => (isHeld ? setDragged(target.valueAsNumber) : onSeek(target.valueAsNumber))}
    />
  );
}
