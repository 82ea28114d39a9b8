import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { duration, playTime, shortDateTime } from '@sinau/format';
import { Link } from '@sinau/ui';
import { CircleAlert, CircleCheck, Lock, Play } from '@sinau/ui/icons';
import { lessonKindLabels } from '../lesson-kinds/index.ts';
import { shortestShown } from './shortest-shown.ts';

/** Each mark is an icon and a word, never colour alone. */
const marks = {
  passed: { Icon: CircleCheck, word: 'Selesai' },
  'not-passed': { Icon: CircleAlert, word: 'Belum lulus' },
  started: { Icon: Play, word: 'Sedang dipelajari' },
  'not-started': { Icon: Play, word: 'Terbuka' },
  pending: { Icon: Lock, word: 'Terkunci' },
} as const satisfies Record<LessonStatus, unknown>;

interface LessonRowProps {
  lesson: OutlineLesson;
  standing: LessonStatus;
  isCurrent: boolean;
  href: string;
}

/** A lesson in the outline: a link once it is unlocked. */
export function LessonRow({ lesson, standing, isCurrent, href }: LessonRowProps) {
  const { Icon: Mark, word } = marks[standing];
  const left = leftOf(lesson, standing);
  const { label, Icon: Kind } = lessonKindLabels[lesson.type];
  const content = (
    <>
      <span className="lesson-row-mark">
        <Mark />
        <span className="sr">{word}</span>
      </span>
      <span className="lesson-row-title">{lesson.title}</span>
      <small>
        <Kind />
        <LessonSize lesson={lesson} label={label} />
        {left && (
          <>
            {' · '}
            <b>{left}</b>
          </>
        )}
      </small>
    </>
  );
  const look = `lesson-row lesson-row-${standing}`;
  if (standing === 'pending') return <span className={look}>{content}</span>;
  return (
    <Link className={look} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}

/** The time of a live session; the duration of any other lesson, where it says something. */
function LessonSize({ lesson: { meets, durationSeconds }, label }: { lesson: OutlineLesson; label: string }) {
  if (!meets && durationSeconds < shortestShown) return label;
  return (
    <>
      <span className="sr">{label}, </span>
      {meets ? shortDateTime(meets.startsAt) : duration(durationSeconds / 60)}
    </>
  );
}

/** Returns what is still missing, in a few words. */
function leftOf({ missing, meets }: OutlineLesson, standing: LessonStatus): string | null {
  if (standing === 'passed' || standing === 'pending') return null;
  if (meets) return meets.cancelledAt && 'Dibatalkan';
  if (standing === 'not-started') return 'Belum dimulai';
  switch (missing?.kind) {
    case 'watch':
      return `Kurang ${playTime(missing.amount)}`;
    case 'score':
      return standing === 'not-passed'
        ? `Nilai minimum ${missing.amount}. Coba lagi`
        : `Nilai minimum ${missing.amount}`;
    case 'hand-in':
      return 'Belum dikumpulkan';
    case 'review':
      return standing === 'not-passed' ? 'Belum lulus' : 'Menunggu dinilai';
    case 'presence':
    case 'button':
    case undefined:
      return 'Tandai selesai';
  }
}
