import type { CSSProperties } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import './chapters.css';

interface ChapterMarksProps {
  chapters: readonly Chapter[];
  duration: number;
}

/** Marks over the seek bar where chapters begin. */
export const ChapterMarks = ({ chapters, duration }: ChapterMarksProps) => (
  <div className="chapter-ticks" aria-hidden="true">
    {chapters.slice(1).map(({ second }) => (
      <i key={second} style={{ '--at': second / duration } as CSSProperties} />
    ))}
  </div>
);
