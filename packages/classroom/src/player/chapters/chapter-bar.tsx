import { useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterAt } from '@sinau/contracts/study/lesson/chapters.rules';
import './chapters.css';

interface ChapterBarProps {
  chapters: readonly Chapter[];
  duration: number;
  /** The seek bar. */
  children: ReactNode;
}

/** Marks on the seek bar where chapters begin, and the title of the one that is pointed at. */
export function ChapterBar({ chapters, duration, children }: ChapterBarProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  if (chapters.length === 0) return children;
  const pointed = pointedAt === null ? undefined : chapters[chapterAt(chapters, pointedAt)];
  const at = (second: number) => ({ '--at': second / duration }) as CSSProperties;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointedAt(Math.min(Math.max((clientX - left) / width, 0), 1) * duration);
  };
  const leave = () => setPointedAt(null);
  return (
    <div className="chapter-bar" onPointerMove={point} onPointerLeave={leave} onPointerCancel={leave}>
      {children}
      <div className="chapter-ticks" aria-hidden="true">
        {chapters.slice(1).map(({ second }) => (
          <i key={second} style={at(second)} />
        ))}
      </div>
      {pointed && pointedAt !== null && (
        <span className="chapter-pointed" aria-hidden="true" style={at(pointedAt)}>
          {pointed.title}
        </span>
      )}
    </div>
  );
}
