import { resumeAt } from '@sinau/classroom';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { lessonHref } from './place.ts';

/** An address led to a lesson whose turn has not come: why, and where to go on. */
export function LockedLesson({ program, reason }: { program: Program; reason: string }) {
  const current = resumeAt(program.sections);
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
