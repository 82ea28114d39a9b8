import {
  incompleteLessons,
  submissionChecklist,
  unfinishedQuizzes,
} from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { OutlineLesson, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { Link } from '@sinau/ui';
import { SubmissionChecklist } from '../../../shared/submission-checklist.tsx';
import { unfinishedLabel } from '../../../shared/unfinished-questions.tsx';
import { shortJobLabels } from '../../../shared/uploads/job-labels.ts';
import { useLessonJob } from '../../../shared/uploads/uploads-context.tsx';
import { lessonHref } from '../builder-address.ts';
import { missingOf } from '../lesson/kinds/index.ts';
import { SubmissionState } from './submission-state.tsx';

/** Missing content before a program can be submitted; afterwards, its review status. */
export const Checklist = ({ built }: { built: Program }) => (
  <SubmissionState
    built={built}
    missing={<Missing built={built} {...(built.statusApprove === 'changed' && { title: 'Sebelum diperbarui' })} />}
  />
);

function Missing({ built, title }: { built: Program; title?: string }) {
  const unfinished = incompleteLessons(built).length + unfinishedQuizzes(built).length;
  const items = submissionChecklist({ ...built, categoryId: built.category?.id ?? null });
  return (
    <SubmissionChecklist
      {...(title && { title })}
      noun="kelas"
      items={items.map(({ field, label, message, isDone }) => ({
        key: field,
        label,
        isDone,
        todo:
          field === 'sections' && unfinished > 0 ? (
            <UnfinishedLessons built={built} count={unfinished} />
          ) : (
            <Link href={`${screens.createClass(built.slug)}#${field}`}>{message}</Link>
          ),
      }))}
    />
  );
}

/** Each lesson without content and each quiz with unfinished questions, as a link to its editor. */
function UnfinishedLessons({ built, count }: { built: Program; count: number }) {
  return (
    <div>
      Materi belum lengkap ({count})
      <ul className="checklist-details">
        {built.sections.map(({ lessons }, sectionIndex) =>
          lessons
            .filter(({ isComplete, unfinishedQuestions }) => !isComplete || unfinishedQuestions > 0)
            .map((lesson) => (
              <li key={lesson.id}>
                <Link href={lessonHref(built, sectionIndex, lesson)}>{lesson.title}</Link>
                <Lack lesson={lesson} />
              </li>
            )),
        )}
      </ul>
    </div>
  );
}

/** Missing content of a lesson, or the progress of its file. */
function Lack({ lesson }: { lesson: OutlineLesson }) {
  const job = useLessonJob(lesson.id);
  const isSent = job && job.state.kind !== 'done';
  const missing = lesson.isComplete ? unfinishedLabel(lesson.unfinishedQuestions) : missingOf(lesson);
  return <small className="muted"> · {isSent ? shortJobLabels(job) : missing}</small>;
}
