import { ProgressBar } from '@sinau/ui';
import './learning-progress.css';

interface LearningProgressProps {
  /** 0 to 100. */
  progress: number;
  passed: number;
  total: number;
}

/** The progress of the class, as a bar and in words. */
export function LearningProgress({ progress, passed, total }: LearningProgressProps) {
  return (
    <div className="learning-progress num">
      <ProgressBar value={progress} label="Progres belajar" />
      <b>{progress}%</b>
      <span className="muted">
        {passed} dari {total} materi
      </span>
    </div>
  );
}
