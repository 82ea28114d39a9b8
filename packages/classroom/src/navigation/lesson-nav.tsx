import type { ReactNode } from 'react';
import { Button } from '@sinau/ui';
import { ArrowLeft, ArrowRight, List } from '@sinau/ui/icons';
import './lesson-nav.css';

export type NextTarget =
  /** A page after this one; `title` is that of a lesson. */
  | { kind: 'lesson'; href: string; title?: string }
  /** The end of the class. */
  | { kind: 'finish'; onFinish: () => void; label?: string }
  /** No next lesson, or a locked one; `reason` explains it. */
  | { kind: 'none'; reason?: string };

interface LessonNavProps {
  previousHref: string | null;
  next: NextTarget;
  /** Opens the outline where it is a drawer. */
  onOpenOutline: (() => void) | undefined;
}

/** The bottom bar: previous, next, and on phones a button for the outline. */
export function LessonNav({ previousHref, next, onOpenOutline }: LessonNavProps) {
  const previousLabel = (
    <>
      <ArrowLeft />
      <span className="lesson-nav-label">Sebelumnya</span>
    </>
  );
  return (
    <nav className="lesson-nav" aria-label="Pindah materi">
      {previousHref ? (
        <Button variant="outline" href={previousHref} aria-keyshortcuts="p">
          {previousLabel}
        </Button>
      ) : (
        <Button variant="outline" disabled>
          {previousLabel}
        </Button>
      )}
      {onOpenOutline && (
        <Button variant="outline" onClick={onOpenOutline}>
          <List />
          Materi
        </Button>
      )}
      <Next next={next} />
    </nav>
  );
}

function Next({ next }: { next: NextTarget }) {
  switch (next.kind) {
    case 'lesson':
      return (
        <Button href={next.href} aria-keyshortcuts="n">
          <NextLabel>Berikutnya</NextLabel>
        </Button>
      );
    case 'finish':
      return (
        <Button onClick={next.onFinish} aria-keyshortcuts="n">
          <NextLabel>{next.label ?? 'Berikutnya'}</NextLabel>
        </Button>
      );
    case 'none':
      return (
        <Button disabled title={next.reason}>
          <NextLabel>Berikutnya</NextLabel>
        </Button>
      );
  }
}

function NextLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ArrowRight />
    </>
  );
}
