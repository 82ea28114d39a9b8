import type { ReactNode } from 'react';
import type { ParticipantLessonOf, Playback } from '@sinau/contracts/learning/learning.schemas';
import { Notice, ProgressBar } from '@sinau/ui';
import { LessonCompletion } from '../lesson-completion.tsx';
import { LessonHead } from '../lesson-head.tsx';
import { LessonPage } from '../lesson-page.tsx';
import { MissingNotice } from '../missing-notice.tsx';

interface RecordedLessonProps {
  lesson: ParticipantLessonOf<'video' | 'audio'>;
  /** Whether there is something to play. */
  isThere: boolean;
  /** The player, where it stands within the text. */
  children?: ReactNode;
}

/** What stands around a player: which lesson it is, and what is still missing of it. */
export function RecordedLesson({ lesson, isThere, children }: RecordedLessonProps) {
  const { setting, session } = lesson;
  return (
    <LessonPage>
      <LessonHead lesson={lesson} />
      {children}
      {isThere ? (
        <MissingNotice lesson={lesson} />
      ) : (
        <Notice tone="neutral">Rekamannya belum tersedia. Coba buka lagi nanti.</Notice>
      )}
      {setting.progressBar &&
        setting.completionType === 'duration' &&
        session.status !== 'passed' &&
        session.playback && <Watched {...session.playback} />}
      {setting.completionType === 'hit-button' && <LessonCompletion lesson={lesson} />}
    </LessonPage>
  );
}

function Watched({ watched, remaining }: Playback) {
  return (
    <ProgressBar
      value={Math.floor((watched / Math.max(1, watched + remaining)) * 100)}
      label="Bagian yang sudah diputar"
    />
  );
}
