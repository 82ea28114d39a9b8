import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterAt } from '@sinau/contracts/study/lesson/chapters.rules';
import './chapters.css';

interface ChapterMarksProps {
  chapters: readonly Chapter[];
  duration: number;
}

/** Marks over the seek bar beside it where chapters begin, and the title of the one that is pointed at. */
export function ChapterMarks({ chapters, duration }: ChapterMarksProps) {
  const marks = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useEffect(() => {
    const bar = marks.current?.parentElement;
    if (!bar) return undefined;
    const point = ({ clientX }: PointerEvent) => {
      const { left, width } = bar.getBoundingClientRect();
      setPointedAt(Math.min(Math.max((clientX - left) / width, 0), 1) * duration);
    };
    const leave = () => setPointedAt(null);
    bar.addEventListener('pointermove', point);
    bar.addEventListener('pointerleave', leave);
    bar.addEventListener('pointercancel', leave);
    return () => {
      bar.removeEventListener('pointermove', point);
      bar.removeEventListener('pointerleave', leave);
      bar.removeEventListener('pointercancel', leave);
    };
  }, [duration]);
  const pointed = pointedAt === null ? undefined : chapters[chapterAt(chapters, pointedAt)];
  const at = (second: number) => ({ '--at': second / duration }) as CSSProperties;
  return (
    <div ref={marks} className="chapter-marks" aria-hidden="true">
      <div className="chapter-ticks">
        {chapters.slice(1).map(({ second }) => (
          <i key={second} style={at(second)} />
        ))}
      </div>
      {pointed && pointedAt !== null && (
        <span className="chapter-pointed" style={at(pointedAt)}>
          {pointed.title}
        </span>
      )}
    </div>
  );
}
