import { useState, type CSSProperties } from 'react';
import type { SeekPictures } from '@sinau/contracts/core/media/streams.schemas';
import { timecode } from '@sinau/format';

interface SeekPictureProps {
  /** Null where a recording has none, or data is saved. */
  pictures: SeekPictures | null;
  second: number;
  duration: number;
}

/** Picture of a second of a recording, above its place on the seek bar. */
export function SeekPicture({ pictures, second, duration }: SeekPictureProps) {
  // An address that was renewed shows the same picture, which the browser would load once more.
  const [address] = useState(pictures?.address);
  return (
    <div
      className="seek-picture"
      aria-hidden="true"
      style={{ '--at': `${(second / duration) * 100}%` } as CSSProperties}
    >
      {pictures && address && <span style={{ backgroundImage: `url("${address}")`, ...placeOf(pictures, second) }} />}
      <b className="num">{timecode(second)}</b>
    </div>
  );
}

function placeOf({ everySeconds, count, columns, width, height }: SeekPictures, second: number): CSSProperties {
  const index = Math.min(Math.floor(second / everySeconds), count - 1);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { width, height, backgroundPosition: `-${column * width}px -${row * height}px` };
}
