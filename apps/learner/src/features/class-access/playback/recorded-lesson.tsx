import type { ReactNode } from 'react';
import type { ParticipantLessonOf, Playback } from '@sinau/contracts/study/learning/learning.schemas';
import { Notice, ProgressBar } from '@sinau/ui';
import type { OwnClass } from '../../../shared/own-class.ts';
import { useClassAccess } from '../class-access-context.ts';
import { LessonCompletion } from '../lesson-completion.tsx';
import { LessonHead } from '../lesson-head.tsx';
import { LessonPage } from '../lesson-page.tsx';
import { MissingNotice, type MissingNoticeProps } from '../missing-notice.tsx';
import { useWatermark } from './use-watermark.ts';

interface RecordedLessonProps extends Omit<MissingNoticeProps, 'lesson'> {
  lesson: ParticipantLessonOf<'video' | 'audio'>;
  /** Whether there is a file or an address to play. */
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
      {setting.progressBar &&
        setting.completionType === 'duration' &&
        session.status !== 'passed' &&
        session.playback && <Watched {...session.playback} />}
      {setting.completionType === 'hit-button' && <LessonCompletion lesson={lesson} studying={studying} />}
    </LessonPage>
  );
}

function Watched({ watched, remaining }: Playback) {
  const percent = Math.floor((watched / Math.max(1, watched + remaining)) * 100);
  return (
    <div className="row">
      <div className="grow">
        <ProgressBar value={percent} label="Bagian yang sudah diputar" />
      </div>
      <span className="muted xs num nowrap">{percent}% sudah diputar</span>
    </div>
  );
}
