import { playTime, timecode } from '@sinau/format';
import { classes } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import './quiz-clock.css';

/** Seconds left from which the clock is announced and shown in red. */
const warningSeconds = 60;

export function QuizClock({ secondsLeft }: { secondsLeft: number }) {
  const isShort = secondsLeft <= warningSeconds;
  return (
    <>
      <span
        className={classes('quiz-clock', 'num', isShort && 'quiz-clock-short')}
        role="timer"
        aria-label={`Sisa waktu ${playTime(secondsLeft)}`}
      >
        <Clock />
        {timecode(secondsLeft)}
      </span>
      <span className="sr" role="alert">
        {isShort && (secondsLeft > 0 ? 'Sisa waktu kurang dari 1 menit.' : 'Waktu habis.')}
      </span>
    </>
  );
}
