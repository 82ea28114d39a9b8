import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CompletionDialog, createPlayhead, LessonNav, nextStep, type NextTarget } from '@sinau/classroom';
import { isLessonOpen, neighbours } from '@sinau/contracts/learning/learning.rules';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, useGo, useSearch } from '@sinau/shell';
import { Button, tokens, useMediaQuery } from '@sinau/ui';
import { ClassCertificateButton } from '../../features/certificate/download-button.tsx';
import { ClassActions, ThinProgress } from '../../features/class-access/class-actions.tsx';
import type { ClassAccess } from '../../features/class-access/class-access-context.ts';
import { useOwnClass } from '../../features/class-access/class-access.data.ts';
import { ClassSide } from '../../features/class-access/class-side.tsx';
import { ClassState, backToClasses } from '../../features/class-access/class-state.tsx';
import { lessonHref, readLessonAddress } from '../../features/class-access/lesson-address.ts';
import { useLessonKeys } from '../../features/class-access/use-lesson-keys.ts';
import { useLessonDiscussion } from '../../features/discussion/lesson-discussion.tsx';

/** Layout for studying: outline on the left, lesson in the middle, previous and next at the bottom. */
export function ClassAccessLayout() {
  const { name, lessonId } = useSearch(readLessonAddress);
  const { data: program, error, refetch, isFetching } = useOwnClass(name);
  if (!program) return <ClassState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <OpenClass program={program} lessonId={lessonId} />;
}

function OpenClass({ program, lessonId }: { program: Program; lessonId: string | undefined }) {
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isCelebrating, setCelebrating] = useState(false);
  const isPhone = !useMediaQuery(`(min-width: ${tokens.breakpoint.laptop}px)`);
  const { key, pathname } = useLocation();
  useEffect(() => setOutlineOpen(false), [key]);

  const progress = program.participant?.progress ?? 0;
  const celebrate = useCallback(() => {
    setOutlineOpen(false);
    setCelebrating(true);
  }, []);
  const previous = lessonId ? neighbours(program.sections, lessonId).previous : null;
  const previousHref = previous && lessonHref(program, previous);
  const certificateHref = screens.classCertificate({
    id: program.id,
    name: program.slug,
    ...(lessonId && { content: lessonId }),
  });
  const hasNav = lessonId !== undefined && !pagesWithoutNav.some((page) => pathname.endsWith(page));
  const openOutline = isPhone ? () => setOutlineOpen(true) : undefined;
  const next = nextTarget(program, lessonId, { href: certificateHref, celebrate });
  const download = <ClassCertificateButton finished={program} />;
  const [playhead] = useState(createPlayhead);
  const closeOutline = useCallback(() => setOutlineOpen(false), []);
  const openLessonId = lessonId && isLessonOpen(program.sections, lessonId) ? lessonId : undefined;
  const discussion = useLessonDiscussion(openLessonId, { playhead, onSeek: closeOutline });

  const go = useGo();
  useLessonKeys({
    onPrevious: () => hasNav && previousHref && go(previousHref),
    onNext: () => hasNav && (next.kind === 'lesson' ? go(next.href) : next.kind === 'finish' && next.onFinish()),
  });

  return (
    <ClassFrame
      title={program.title}
      back={backToClasses}
      actions={<ClassActions program={program} download={download} />}
      side={
        <ClassSide
          program={program}
          lessonId={lessonId}
          open={isOutlineOpen}
          onClose={closeOutline}
          download={download}
          discussion={discussion}
        />
      }
      footer={hasNav && <LessonNav previousHref={previousHref} next={next} onOpenOutline={openOutline} />}
    >
      <ThinProgress progress={progress} />
      <Outlet context={{ program, celebrate, next, openOutline, playhead } satisfies ClassAccess} />
      <CompletionDialog
        open={isCelebrating}
        onClose={() => setCelebrating(false)}
        classTitle={program.title}
        message={program.completionMessage}
        actions={
          <Button href={certificateHref} onClick={() => setCelebrating(false)}>
            Lihat sertifikat
          </Button>
        }
      />
    </ClassFrame>
  );
}

/** Certificates, quizzes and assignments have no bottom bar (specification section 4). */
const pagesWithoutNav = ['/certificate', '/quiz', '/assignment'];

interface ClassEnd {
  href: string;
  celebrate: () => void;
}

function nextTarget(program: Program, lessonId: string | undefined, end: ClassEnd): NextTarget {
  if (!lessonId) return { kind: 'none' };
  const step = nextStep(program.sections, lessonId, program.participant?.progress ?? 0);
  switch (step.kind) {
    case 'lesson':
      return { kind: 'lesson', href: lessonHref(program, step.lesson) };
    case 'locked':
      return { kind: 'none', reason: 'Selesaikan materi ini dulu' };
    case 'finish':
      return program.completionMessage
        ? { kind: 'finish', onFinish: end.celebrate }
        : { kind: 'lesson', href: end.href };
    case 'none':
      return { kind: 'none' };
  }
}
