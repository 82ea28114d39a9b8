import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';
import { Button, Notice } from '@sinau/ui';
import { CircleCheck, Clock } from '@sinau/ui/icons';
import { useComplete } from './class-access.data.ts';
import './lesson-completion.css';

/** What is still missing, at the head of a lesson; as tall once it is done, so that the text stays where it is. */
export function MissingNotice({ status }: { status: ParticipantLesson['session']['status'] }) {
  if (status === 'passed') return <Notice tone="success">Materi ini sudah kamu selesaikan.</Notice>;
  return (
    <Notice icon={<Clock />}>
      <b>Belum selesai.</b> Setelah membaca, tekan “Tandai selesai” di akhir materi.
    </Notice>
  );
}

interface LessonCompletionProps {
  lesson: ParticipantLesson;
  isClassDone: boolean;
  /** With the progress of the whole class. */
  onCompleted: (progress: number) => void;
}

/** The end of a lesson: finish it, or see that it is finished. */
export function LessonCompletion({ lesson, isClassDone, onCompleted }: LessonCompletionProps) {
  const { mutate, isPending } = useComplete(lesson.id);
  if (lesson.session.status === 'passed' && !isPending) {
    return (
      <p className="lesson-completion lesson-completion-done" role="status">
        <CircleCheck />
        <span>
          <b>{isClassDone ? 'Kelas selesai.' : 'Materi ini sudah selesai.'}</b>
          {isClassDone && ' Semua materinya sudah kamu tuntaskan.'}
        </span>
      </p>
    );
  }
  return (
    <div className="lesson-completion">
      <div className="grow">
        <b>Sudah selesai membaca?</b>
        <p className="muted sm">Tandai selesai untuk membuka materi berikutnya.</p>
      </div>
      <Button loading={isPending} onClick={() => mutate(lesson.session, { onSuccess: ({ progress }) => onCompleted(progress) })}>
        <CircleCheck />
        Tandai selesai
      </Button>
    </div>
  );
}
