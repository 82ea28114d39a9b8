import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { Link } from '@sinau/ui';
import { CircleAlert, CircleCheck, Lock, Play } from '@sinau/ui/icons';
import { lessonKinds } from '../lesson-types.ts';

/** Each mark is an icon and a word, never colour alone; `left` says what is still missing. */
const marks = {
  passed: { Icon: CircleCheck, word: 'Selesai', left: null },
  'not-passed': { Icon: CircleAlert, word: 'Belum lulus', left: 'Belum lulus. Coba lagi' },
  started: { Icon: Play, word: 'Sedang dipelajari', left: 'Belum ditandai selesai' },
  'not-started': { Icon: Play, word: 'Terbuka', left: 'Belum dimulai' },
  pending: { Icon: Lock, word: 'Terkunci', left: null },
} as const satisfies Record<LessonStatus, unknown>;

interface LessonRowProps {
  lesson: OutlineLesson;
  standing: LessonStatus;
  isCurrent: boolean;
  href: string;
}

/** A lesson in the outline: a link once its turn has come. */
export function LessonRow({ lesson, standing, isCurrent, href }: LessonRowProps) {
  const { Icon: Mark, word, left } = marks[standing];
  const { label, Icon: Kind } = lessonKinds[lesson.type];
  const content = (
    <>
      <span className="lesson-row-mark">
        <Mark />
        <span className="sr">{word}</span>
      </span>
      <span className="lesson-row-title">{lesson.title}</span>
      <small>
        <Kind />
        {label}
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
