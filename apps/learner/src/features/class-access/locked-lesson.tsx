import { lessonToResume } from '@sinau/classroom';
import type { OwnClass } from '../../shared/own-class.ts';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';

/** Shown at the address of a locked lesson: why it is locked, and which lesson must be finished first. */
export function LockedLesson({ program, reason }: { program: OwnClass; reason: string }) {
  const { lessonHref } = useLearning();
  const current = lessonToResume(program.sections);
  return (
    <EmptyState
      title="Materi ini masih terkunci"
      illustration={illustrations.emptyNotes}
      action={current && <Button href={lessonHref(program, current)}>Lanjut belajar</Button>}
    >
      {reason}. {current && `Sekarang giliran “${current.title}”.`}
    </EmptyState>
  );
}
