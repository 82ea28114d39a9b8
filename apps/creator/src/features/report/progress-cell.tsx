import { ProgressBar } from '@sinau/ui';
import './progress-cell.css';

/** Progress as a bar and a number. */
export function ProgressCell({ value, label }: { value: number; label: string }) {
  return (
    <div className="progress-cell num">
      <ProgressBar value={value} label={label} />
      <span>{value}%</span>
    </div>
  );
}
