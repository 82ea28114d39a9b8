import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal, playTime } from '@sinau/format';
import { Badge, Checkbox, Link } from '@sinau/ui';
import { unfinishedLabel } from '../../shared/unfinished-questions.tsx';
import { useReadLesson } from './inspection.data.ts';
import './class-outline.css';

type Lesson = ReviewedClassDetail['sections'][number]['lessons'][number];

interface ClassOutlineProps {
  inspected: ReviewedClassDetail;
  comments: readonly ReviewComment[];
  /** Id of the open lesson. */
  lessonId: string;
}

/**
 * Lessons of the class with their lengths and states, and the number of open comments in each. While it is under review,
 * the operator ticks what they have read.
 */
export function ClassOutline({ inspected, comments, lessonId }: ClassOutlineProps) {
  const { slug, sections, statusApprove } = inspected;
  const isTicked = statusApprove === 'waiting' || statusApprove === 'review';
  const openIn = (id: string) => comments.filter(({ lesson, fixedAt }) => lesson?.id === id && !fixedAt).length;
  return (
    <nav className="inspected-outline" aria-label="Materi kelas">
      {isTicked && <ReadCount sections={sections} />}
      {sections.map((section) => (
        <section key={section.id}>
          <h3>{section.title}</h3>
          <ul>
            {section.lessons.map((lesson) => {
              const { Icon, label } = lessonKindLabels[lesson.type];
              const open = openIn(lesson.id);
              return (
                <li key={lesson.id}>
                  <Link
                    href={operatorScreens.operatorClass(slug, { lesson: lesson.id })}
                    aria-current={lesson.id === lessonId ? 'page' : undefined}
                  >
                    <Icon />
                    <span className="grow">
                      {lesson.title}
                      <small className="muted num">{[label, lengthOf(lesson), stateOf(lesson)].join(' · ')}</small>
                    </span>
                    {open > 0 && <Badge tone="primary">{decimal(open)} catatan</Badge>}
                  </Link>
                  {isTicked && <ReadTick classId={inspected.id} lesson={lesson} />}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const lengthOf = ({ durationSeconds }: Lesson) => (durationSeconds > 0 ? playTime(durationSeconds) : 'tanpa durasi');

function stateOf({ isComplete, unfinishedQuestions }: Lesson) {
  if (!isComplete) return 'belum lengkap';
  return unfinishedQuestions > 0 ? unfinishedLabel(unfinishedQuestions) : 'lengkap';
}

function ReadCount({ sections }: Pick<ReviewedClassDetail, 'sections'>) {
  const lessons = sections.flatMap((section) => section.lessons);
  const read = lessons.filter(({ isRead }) => isRead).length;
  return (
    <p className="muted sm num" role="status">
      {decimal(read)} dari {decimal(lessons.length)} materi sudah kamu baca
    </p>
  );
}

/** Tick of a lesson, which the server stores; it stays as pressed until that fails. */
function ReadTick({ classId, lesson: { id, title, isRead } }: { classId: string; lesson: Lesson }) {
  const { mutate } = useReadLesson(classId);
  const [isTicked, setTicked] = useState(isRead);
  const tick = (next: boolean) => {
    setTicked(next);
    mutate({ lessonId: id, isRead: next }, { onError: () => setTicked(!next) });
  };
  return (
    <Checkbox checked={isTicked} onChange={({ currentTarget }) => tick(currentTarget.checked)}>
      Dibaca <span className="sr">{title}</span>
    </Checkbox>
  );
}
