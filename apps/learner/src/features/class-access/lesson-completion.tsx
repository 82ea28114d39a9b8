import { neighbours } from '@sinau/contracts/learning/learning.rules';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';
import { Button, Link } from '@sinau/ui';
import { CircleCheck } from '@sinau/ui/icons';
import { useLearning } from '../../shared/learning-port.ts';
import { useClassAccess } from './class-access-context.ts';
import { useComplete } from './class-access.data.ts';
import { studying } from './missing-notice.tsx';
import './lesson-completion.css';

/** Below a lesson with 'Tandai selesai': the button, or the confirmation once it is done. */
export function LessonCompletion({ lesson }: { lesson: ParticipantLesson }) {
  const { program, celebrate } = useClassAccess();
  const { lessonHref } = useLearning();
  const { mutate, isPending } = useComplete(lesson.id);
  const isClassDone = program.participant?.progress === 100;
  const { next } = neighbours(program.sections, lesson.id);
  if (lesson.session.status === 'passed' && !isPending) {
    return (
      <p className="lesson-completion lesson-completion-done" role="status">
        <CircleCheck />
        <span>
          {isClassDone && (
            <>
              <b>Kelas selesai.</b> Semua materinya sudah kamu tuntaskan.
            </>
          )}
          {!isClassDone && (
            <>
              <b>Selesai.</b>{' '}
              {next && (
                <>
                  Lanjut: <Link href={lessonHref(program, next)}>{next.title}</Link>
                </>
              )}
            </>
          )}
        </span>
      </p>
    );
  }
  return (
    <div className="lesson-completion">
      <div className="grow">
        <b>Sudah selesai {studying[lesson.type]}?</b>
        <p className="muted sm">Tandai selesai untuk membuka materi berikutnya.</p>
      </div>
      <Button
        loading={isPending}
        onClick={() => mutate(lesson.session, { onSuccess: ({ progress }) => progress === 100 && celebrate() })}
      >
        <CircleCheck />
        Tandai selesai
      </Button>
    </div>
  );
}
