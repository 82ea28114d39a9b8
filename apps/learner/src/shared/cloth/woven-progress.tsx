import type { CSSProperties } from 'react';
import type { OwnClass } from '../own-class.ts';
import { clothPattern } from './cloth-pattern.ts';
import { threadOfLesson } from './lesson-thread.ts';
import './woven-progress.css';

interface WovenProgressProps {
  program: Pick<OwnClass, 'id' | 'category'>;
  lessonId: string;
  /** 0 to 100. */
  value: number;
  /** Name of the progress. */
  label: string;
}

/** Progress as a cloth on its loom: a shuttle lays the threads of the lesson's motif over the warp. */
export function WovenProgress({ program, lessonId, value, label }: WovenProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className="woven-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ '--cloth': clothPattern(threadOfLesson(program, lessonId)), '--woven': `${percent}%` } as CSSProperties}
    >
      <span className="woven-progress-cloth" />
      {percent < 100 && <span className="woven-progress-shuttle" />}
    </div>
  );
}
