import { Suspense, type ReactNode } from 'react';
import type { ParticipantLessonOf, Playback } from '@sinau/contracts/study/learning/learning.schemas';
import { lazySection } from '@sinau/shell';
import { Notice, ProgressBar } from '@sinau/ui';
import type { OwnClass } from '../../../shared/own-class.ts';
import { useClassAccess } from '../class-access-context.ts';
import { LessonCompletion } from '../lesson-completion.tsx';
import { LessonHead } from '../lesson-head.tsx';
import { LessonPage } from '../lesson-page.tsx';
import { MissingNotice, type MissingNoticeProps } from '../missing-notice.tsx';
import { useWatermark } from './use-watermark.ts';

const WovenProgress = lazySection(async () => (await import('../../../shared/cloth/woven-progress.tsx')).WovenProgress);

interface RecordedLessonProps extends Omit<MissingNoticeProps, 'lesson'> {
  lesson: ParticipantLessonOf<'video' | 'audio'>;
  /** True if there is a file or an address to play. */
  hasRecording: boolean;
  /** Saving on the device. */
  saving: (ofClass: { program: OwnClass; watermark: string | null }) => ReactNode;
  /** Player, if it is in the text column. */
  children?: ReactNode;
}

/** Page around a player: which lesson it is, and how much its participant still has to watch. */
export function RecordedLesson({ lesson, studying, enough, hasRecording, saving, children }: RecordedLessonProps) {
  const { setting, session } = lesson;
  const { program } = useClassAccess();
  const watermark = useWatermark();
  return (
    <LessonPage>
      <LessonHead lesson={lesson} />
      {saving({ program, watermark })}
      {children}
      {hasRecording ? (
        <MissingNotice lesson={lesson} studying={studying} enough={enough} />
      ) : (
        <Notice tone="neutral">Rekamannya belum tersedia. Coba buka lagi nanti.</Notice>
      )}
      {setting.progressBar && setting.completionType === 'duration' && session.playback && (
        <Watched lesson={lesson} playback={session.playback} />
      )}
      {setting.completionType === 'hit-button' && <LessonCompletion lesson={lesson} studying={studying} />}
    </LessonPage>
  );
}

/** Share that was played: a cloth that the player weaves, whole once the lesson is passed. */
function Watched({ lesson, playback }: Pick<RecordedLessonProps, 'lesson'> & { playback: Playback }) {
  const { program } = useClassAccess();
  const { watched, remaining } = playback;
  const isPassed = lesson.session.status === 'passed';
  const percent = isPassed ? 100 : Math.floor((watched / Math.max(1, watched + remaining)) * 100);
  const progress = { value: percent, label: 'Bagian yang sudah diputar' };
  return (
    <div className="watched">
      <Suspense fallback={<ProgressBar {...progress} />}>
        <WovenProgress program={program} lessonId={lesson.id} {...progress} />
      </Suspense>
      <span className="muted xs num">{isPassed ? 'Kain materi ini sudah jadi.' : `${percent}% sudah diputar`}</span>
    </div>
  );
}
