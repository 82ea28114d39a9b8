import type { ReactNode } from 'react';
import { Link, Notice } from '@sinau/ui';
import { useClassAccess } from './class-access-context.ts';

/** Note that a lesson is done, with the next step. */
export function LessonDone({ children }: { children?: ReactNode }) {
  const { program, next } = useClassAccess();
  const isClassDone = program.participant?.progress === 100;
  return (
    <div role="status">
      <Notice tone="success">
        {children ?? <b>Materi ini sudah kamu selesaikan.</b>}{' '}
        {next.kind === 'lesson' && next.title ? (
          <>
            Lanjut: <Link href={next.href}>{next.title}</Link>
          </>
        ) : (
          isClassDone && 'Semua materi kelas ini sudah tuntas.'
        )}
      </Notice>
    </div>
  );
}
