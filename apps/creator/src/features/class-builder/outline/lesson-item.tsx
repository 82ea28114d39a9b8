import { memo } from 'react';
import { lessonKinds } from '@sinau/classroom';
import type { BuildableLessonType, LessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { decimal, duration, playTime } from '@sinau/format';
import { IconButton, Link } from '@sinau/ui';
import { GripVertical, Trash2 } from '@sinau/ui/icons';
import { builderKinds } from '../lesson/kinds/index.ts';
import { useOpenComments } from '../review/open-comments.tsx';
import { LessonMenu } from './lesson-menu.tsx';
import type { OutlineActions } from './outline-actions.ts';

/** One line about a lesson: what is missing, else its kind and length. */
const summaryOf = (lesson: OutlineLesson) => {
  const { type, isComplete, unfinishedQuestions, durationSeconds } = lesson;
  if (!isComplete) return missingOf(type);
  if (unfinishedQuestions > 0) return `${decimal(unfinishedQuestions)} soal belum lengkap`;
  return [lessonKinds[type].label, durationSeconds > 0 && lengthOf(lesson)].filter(Boolean).join(' · ');
};

const missingOf = (type: LessonType) =>
  type in builderKinds ? builderKinds[type as BuildableLessonType].missing : 'Isi belum lengkap';

/** A recording is as long as it plays; reading and answering are estimates, in whole minutes. */
const lengthOf = ({ type, durationSeconds }: OutlineLesson) =>
  durationSeconds < 60 && (type === 'video' || type === 'audio')
    ? playTime(durationSeconds)
    : duration(Math.ceil(durationSeconds / 60));

interface LessonItemProps {
  lesson: OutlineLesson;
  sectionIndex: number;
  index: number;
  href: string;
  isOpen: boolean;
  isEditable: boolean;
  isLast: boolean;
  /** Whether there is another section to move it to. */
  hasOtherSection: boolean;
  actions: OutlineActions;
}

/** One lesson in the outline. Memoised: in a class of hundreds, most stay as they are. */
export const LessonItem = memo(function LessonItem({
  lesson,
  sectionIndex,
  index,
  href,
  isOpen,
  isEditable,
  isLast,
  hasOtherSection,
  actions,
}: LessonItemProps) {
  const { Icon } = lessonKinds[lesson.type];
  const openComments = useOpenComments(lesson.id);
  return (
    <li data-order={lesson.id} data-row="lesson" data-section={sectionIndex} data-lesson={index}>
      <div className="outline-lesson" data-open={isOpen || undefined}>
        <Icon />
        {isEditable && (
          <span className="outline-grip" data-grip aria-hidden>
            <GripVertical />
          </span>
        )}
        <div className="grow">
          <Link href={href} draggable={false} aria-current={isOpen ? 'page' : undefined}>
            {lesson.title}
          </Link>
          <small
            className={lesson.isComplete && lesson.unfinishedQuestions === 0 ? undefined : 'outline-lesson-missing'}
          >
            {summaryOf(lesson)}
          </small>
          {openComments > 0 && (
            <small className="outline-lesson-missing">{decimal(openComments)} catatan tinjauan</small>
          )}
        </div>
        {isEditable && (
          <>
            <LessonMenu
              title={lesson.title}
              isFirst={index === 0}
              isLast={isLast}
              hasOtherSection={hasOtherSection}
              onOrder={() => actions.toggleOrder('lessons')}
              onStep={(step) => actions.stepLesson({ section: sectionIndex, lesson: index }, step)}
              onMove={() => actions.openMoveDialog({ section: sectionIndex, lesson: index })}
            />
            <IconButton
              size="sm"
              label={`Hapus ${lesson.title}`}
              onClick={() => actions.openRemoveDialog({ section: sectionIndex, lesson: index })}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
});

/** A new lesson that is not stored yet. */
export function DraftItem({ type }: { type: BuildableLessonType }) {
  const { Icon } = lessonKinds[type];
  return (
    <li>
      <div className="outline-lesson" data-open>
        <Icon />
        <div className="grow">
          <b aria-current="page">Materi baru</b>
          <small>Belum disimpan. Mulai dari judul.</small>
        </div>
      </div>
    </li>
  );
}
