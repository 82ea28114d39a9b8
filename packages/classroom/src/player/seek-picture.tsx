import { useState, type CSSProperties } from 'react';
import type { SeekPictures } from '@sinau/contracts/core/media/streams.schemas';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterAt } from '@sinau/contracts/study/lesson/chapters.rules';
import { timecode } from '@sinau/format';

interface SeekPictureProps {
  /** Null where a recording has none, or data is saved. */
  pictures: SeekPictures | null;
  chapters: readonly Chapter[];
  second: number;
  duration: number;
}

/** Picture, chapter and time of a second of a recording, above its place on the seek bar. */
export function SeekPicture({ pictures, chapters, second, duration }: SeekPictureProps) {
  // An address that was renewed shows the same picture, which the browser would load once more.
  const [address] = useState(pictures?.address);
  const chapter = chapters[chapterAt(chapters, second)];
  return (
    <div
      className="seek-picture"
      aria-hidden="true"
      style={{ '--at': `${(second / duration) * 100}%` } as CSSProperties}
    >
      {pictures && address && <span style={{ backgroundImage: `url("${address}")`, ...placeOf(pictures, second) }} />}
      <p className="seek-label">
        {chapter && <small>{chapter.title}</small>}
        <b className="num">{timecode(second)}</b>
      </p>
    </div>
  );
}

function placeOf({ everySeconds, count, columns, width, height }: SeekPictures, second: number): CSSProperties {
  const index = Math.min(Math.floor(second / everySeconds), count - 1);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { width, height, backgroundPosition: `-${column * width}px -${row * height}px` };
}
