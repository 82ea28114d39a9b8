import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import {
  CompletionDialog,
  createPlayhead,
  LessonNav,
  lessonPositionOf,
  nextStep,
  type NextTarget,
  type Playhead,
} from '@sinau/classroom';
import { isLessonOpen, neighbours } from '@sinau/contracts/study/learning/learning.rules';
import type { OwnClass } from '../../shared/own-class.ts';
import { ClassFrame, lazySection, useGo, useProfile } from '@sinau/shell';
import { Button, tokens, useMediaQuery } from '@sinau/ui';
import { ClassActions, ThinProgress } from '../../features/class-access/class-actions.tsx';
import type { ClassAccess } from '../../features/class-access/class-access-context.ts';
import { ClassSide } from '../../features/class-access/class-side.tsx';
import { useLessonKeys } from '../../features/class-access/use-lesson-keys.ts';
import { useLessonDiscussion } from '../../features/discussion/lesson-discussion.tsx';
import { useLearning, type LearningPort } from '../../shared/learning-port.ts';
import { useFocusRescue } from '../../shared/use-focus-rescue.ts';

const KeysDialog = lazySection(
  async () => (await import('../../features/class-access/keys-dialog.tsx')).ClassroomKeysDialog,
);

interface OpenClassProps {
  program: OwnClass;
  lessonId: string | undefined;
  back: { href: string; label: string };
  /** Button that downloads the certificate. */
  download: ReactNode;
  certificateHref: string;
  /** Status below the title. */
  status?: ReactNode;
  /** Content above the lesson. */
  above?: ReactNode;
  hasDiscussion?: boolean;
  /** Notes of the participant about the open lesson. */
  notes?: (place: LessonSlot) => ReactNode;
  /** Search in the class, above its outline. */
  search?: (place: LessonSlot, outline: ReactNode) => ReactNode;
  /** Label of the button to the completion message. */
  finishLabel?: string;
  /** Content below the completion message. */
  finish?: ReactNode;
  /** True if the class opens with the completion message. */
  congratulates?: boolean;
}

/** Slot beside the open lesson. */
export interface LessonSlot {
  program: OwnClass;
  /** Undefined where no open lesson is shown. */
  lessonId: string | undefined;
  playhead: Playhead;
  /** Called when the slot opens a lesson, or a second of it. */
  onLeave: () => void;
}

/** Class with its lesson: for its participants, and in a preview. */
export function OpenClass({
  program,
  lessonId,
  back,
  download,
  certificateHref,
  status,
  above,
  hasDiscussion = true,
  notes,
  search,
  finishLabel,
  finish,
  congratulates = false,
}: OpenClassProps) {
  const { lessonHref } = useLearning();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isCelebrating, setCelebrating] = useState(congratulates);
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
  const type = lessonId && lessonPositionOf(program.sections, lessonId)?.lesson.type;
  const hasNav =
    lessonId !== undefined && type !== 'assignment' && !pagesWithoutNav.some((page) => pathname.endsWith(page));
  const openOutline = isPhone ? () => setOutlineOpen(true) : undefined;
  const next = nextTarget(program, lessonId, {
    lessonHref,
    certificateHref,
    finish: { kind: 'finish', onFinish: celebrate, ...(finishLabel && { label: finishLabel }) },
  });
  const [playhead] = useState(createPlayhead);
  const closeOutline = useCallback(() => setOutlineOpen(false), []);
  const openLessonId = lessonId && isLessonOpen(program.sections, lessonId) ? lessonId : undefined;
  const discussion = useLessonDiscussion(hasDiscussion ? openLessonId : undefined, { playhead, onSeek: closeOutline });

  const slot: LessonSlot = { program, lessonId: openLessonId, playhead, onLeave: closeOutline };

  const [showsKeys, setShowsKeys] = useState(false);
  useFocusRescue();
  const name = useProfile()?.fullname ?? '';
  const go = useGo();
  useLessonKeys({
    onPrevious: () => hasNav && previousHref && go(previousHref),
    onNext: () => hasNav && (next.kind === 'lesson' ? go(next.href) : next.kind === 'finish' && next.onFinish()),
    onHelp: () => setShowsKeys(true),
  });

  return (
    <ClassFrame
      title={program.title}
      status={status}
      back={back}
      actions={<ClassActions program={program} download={download} onKeys={() => setShowsKeys(true)} />}
      side={
        <ClassSide
          program={program}
          lessonId={lessonId}
          open={isOutlineOpen}
          onClose={closeOutline}
          download={download}
          discussion={hasDiscussion ? discussion : undefined}
          notes={notes?.(slot)}
          search={search && ((outline) => search(slot, outline))}
        />
      }
      footer={hasNav && <LessonNav previousHref={previousHref} next={next} onOpenOutline={openOutline} />}
    >
      {above}
      <ThinProgress progress={progress} />
      <Outlet context={{ program, celebrate, next, openOutline, playhead } satisfies ClassAccess} />
      {showsKeys && (
        <Suspense>
          <KeysDialog onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      <CompletionDialog
        open={isCelebrating}
        onClose={() => setCelebrating(false)}
        name={name}
        classTitle={program.title}
        message={program.completionMessage}
        actions={
          <Button href={certificateHref} onClick={() => setCelebrating(false)}>
            Lihat sertifikat
          </Button>
        }
      >
        {finish}
      </CompletionDialog>
    </ClassFrame>
  );
}

/**
 * Pages without a bottom bar: certificates, quizzes, assignments and webinars (specification section 4), and the
 * message in a preview.
 */
const pagesWithoutNav = ['/certificate', '/quiz', '/assignment', '/webinar', '/message'];

interface Ways {
  lessonHref: LearningPort['lessonHref'];
  certificateHref: string;
  /** End of a class that has a completion message. */
  finish: NextTarget & { kind: 'finish' };
}

function nextTarget(program: OwnClass, lessonId: string | undefined, ways: Ways): NextTarget {
  if (!lessonId) return { kind: 'none' };
  const step = nextStep(program.sections, lessonId, program.participant?.progress ?? 0);
  switch (step.kind) {
    case 'lesson':
      return { kind: 'lesson', href: ways.lessonHref(program, step.lesson), title: step.lesson.title };
    case 'locked':
      return { kind: 'none', reason: 'Selesaikan materi ini dulu' };
    case 'finish':
      return program.completionMessage ? ways.finish : { kind: 'lesson', href: ways.certificateHref };
    case 'none':
      return { kind: 'none' };
  }
}
