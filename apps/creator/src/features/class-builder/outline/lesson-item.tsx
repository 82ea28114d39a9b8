import { memo } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { decimal, duration, playTime } from '@sinau/format';
import { IconButton, Link } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { unfinishedLabel } from '../../../shared/unfinished-questions.tsx';
import { shortJobLabels } from '../../../shared/uploads/job-labels.ts';
import { isUnderWay } from '../../../shared/uploads/upload-job.ts';
import { useLessonJob } from '../../../shared/uploads/uploads-context.tsx';
import { missingOf } from '../lesson/kinds/index.ts';
import { PeopleAtLesson } from '../presence/people-at-lesson.tsx';
import { useOpenComments } from '../review/open-comments.tsx';
import { Grip } from './grip.tsx';
import { LessonMenu } from './lesson-menu.tsx';
import type { OutlineActions } from './outline-actions.ts';
import { SelectBox } from './selection.tsx';

/** Summary of a lesson in one line: its missing content, else its kind and length. */
const summaryOf = (lesson: OutlineLesson) => {
  const { type, isComplete, unfinishedQuestions, durationSeconds } = lesson;
  if (!isComplete) return missingOf(lesson);
  if (unfinishedQuestions > 0) return unfinishedLabel(unfinishedQuestions);
  return [lessonKindLabels[type].label, durationSeconds > 0 && lengthOf(lesson)].filter(Boolean).join(' · ');
};

/** Returns the length as learners see it: the duration of a recording, or an estimate for reading and answering. */
const lengthOf = ({ type, durationSeconds }: OutlineLesson) =>
  durationSeconds < 60 && (type === 'video' || type === 'audio')
    ? playTime(durationSeconds)
    : duration(Math.max(1, durationSeconds / 60));

interface LessonItemProps {
  lesson: OutlineLesson;
  index: number;
  href: string;
  isOpen: boolean;
  isEditable: boolean;
  /** False for a copy or a restored lesson, until the server has it. */
  isStored: boolean;
  isLast: boolean;
  /** True if there is another section to move the lesson to. */
  hasOtherSection: boolean;
  isLifted: boolean;
  actions: OutlineActions;
}

/** Row of a lesson in the outline. Memoized: in a class of hundreds, most rows do not change. */
export const LessonItem = memo(function LessonItem({
  lesson,
  index,
  href,
  isOpen,
  isEditable,
  isStored,
  isLast,
  hasOtherSection,
  isLifted,
  actions,
}: LessonItemProps) {
  const { id, title } = lesson;
  const { Icon } = lessonKindLabels[lesson.type];
  const openComments = useOpenComments(id);
  const mayChange = isEditable && isStored;
  return (
    <li data-order={id} data-row="lesson" data-id={id} data-lifted={isLifted || undefined}>
      <div className="outline-lesson" data-open={isOpen || undefined}>
        {mayChange && <Grip title={title} />}
        {mayChange && <SelectBox id={id} title={title} />}
        <Icon />
        <div className="grow">
          {isStored ? (
            <Link href={href} draggable={false} aria-current={isOpen ? 'page' : undefined}>
              {title}
            </Link>
          ) : (
            title
          )}
          <LessonSummary lesson={lesson} />
          {openComments > 0 && (
            <small className="outline-lesson-missing">{decimal(openComments)} catatan tinjauan</small>
          )}
        </div>
        <PeopleAtLesson lessonId={id} />
        {mayChange && (
          <>
            <LessonMenu
              id={id}
              title={title}
              isFirst={index === 0}
              isLast={isLast}
              hasOtherSection={hasOtherSection}
              actions={actions}
            />
            <IconButton size="sm" label={`Hapus ${title}`} onClick={() => actions.remove(id)}>
              <Trash2 />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
});

/** Shows the upload progress of the lesson's file; without an upload its summary or missing content. */
function LessonSummary({ lesson }: { lesson: OutlineLesson }) {
  const job = useLessonJob(lesson.id);
  if (job && job.state.kind !== 'done')
    return <small className={isUnderWay(job) ? 'num' : 'outline-lesson-missing'}>{shortJobLabels(job)}</small>;
  const isFinished = lesson.isComplete && lesson.unfinishedQuestions === 0;
  return <small className={isFinished ? undefined : 'outline-lesson-missing'}>{summaryOf(lesson)}</small>;
}

/** Row of a new lesson that is not stored yet. */
export function DraftItem({ type }: { type: LessonType }) {
  const { Icon } = lessonKindLabels[type];
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
