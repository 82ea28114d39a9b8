import { classes } from '../classes.ts';

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  /** Name of the progress. */
  label: string;
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className={classes('bar', percent === 100 && 'bar-done')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
