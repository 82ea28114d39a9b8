import { useEffect, useState, type ReactNode } from 'react';
import { neighbours } from '@sinau/contracts/study/learning/learning.rules';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { useGo } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { ArrowRight, CircleCheck } from '@sinau/ui/icons';
import { useClassAccess } from './class-access-context.ts';
import { useComplete } from './class-access.data.ts';
import { LessonDone } from './lesson-done.tsx';
import './lesson-completion.css';

interface LessonCompletionProps {
  lesson: ParticipantLesson;
  /** Verb for what a participant does with a lesson of this kind. */
  studying: string;
  /** Content instead of the button once the lesson is done. */
  done?: ReactNode;
}

/**
 * Completion of a lesson that a button finishes: the button, which also opens the next lesson, or the note that it is
 * done.
 */
export function LessonCompletion({ lesson, studying, done = <LessonDone /> }: LessonCompletionProps) {
  const { program, celebrate } = useClassAccess();
  const { mutate, isPending } = useComplete(lesson.id);
  const goOn = useGoOn();
  const { next } = neighbours(program.sections, lesson.id);
  if (lesson.session.status === 'passed' && !isPending) {
    return done && <div className="lesson-completion-done">{done}</div>;
  }
  return (
    <div className="lesson-completion">
      <div className="grow">
        <b>Sudah selesai {studying}?</b>
        <p className="muted sm">{next ? `Berikutnya: ${next.title}` : 'Ini materi terakhir kelas ini.'}</p>
      </div>
      <Button
        loading={isPending}
        onClick={() =>
          mutate(lesson.session, { onSuccess: ({ progress }) => (progress === 100 ? celebrate() : goOn()) })
        }
      >
        {!next && <CircleCheck />}
        {next ? 'Selesai, lanjut' : 'Tandai selesai'}
        {next && <ArrowRight />}
      </Button>
    </div>
  );
}

/** Opens the next lesson as soon as the outline shows it as open. */
function useGoOn() {
  const { next } = useClassAccess();
  const go = useGo();
  const [isGoing, setGoing] = useState(false);
  const href = isGoing && next.kind === 'lesson' && next.title !== undefined ? next.href : undefined;
  useEffect(() => {
    if (href) go(href);
  }, [href, go]);
  return () => setGoing(true);
}
