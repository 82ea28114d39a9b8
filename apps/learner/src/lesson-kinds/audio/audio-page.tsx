import { AudioPlayer } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { RecordedLesson } from '../../features/class-access/playback/recorded-lesson.tsx';
import { useNextLesson } from '../../features/class-access/playback/use-next-lesson.ts';
import { usePlayback } from '../../features/class-access/playback/use-playback.ts';
import { useArrival } from '../../shared/arrival.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';

export function AudioPage() {
  return (
    <LessonLoader type="audio">
      {(lesson) => (
        <RecordedLesson
          lesson={lesson}
          hasRecording={lesson.content.file !== null}
          studying="mendengarkan"
          enough="Dengarkan minimal 90% audionya"
        >
          <Audio lesson={lesson} />
        </RecordedLesson>
      )}
    </LessonLoader>
  );
}

function Audio({ lesson }: { lesson: ParticipantLessonOf<'audio'> }) {
  const playback = usePlayback(lesson);
  const next = useNextLesson();
  const { startsPlaying, atSecond } = useArrival();
  const renew = useRenewal(lesson, recordingOf);
  const { title, content, session } = lesson;
  return (
    content.file && (
      <AudioPlayer
        title={title}
        file={content.file}
        startAt={atSecond ?? session.playback?.position ?? 0}
        renew={renew}
        {...playback}
        next={next}
        chapters={content.chapters}
        startsPlaying={startsPlaying}
      />
    )
  );
}

const recordingOf = ({ content }: ParticipantLessonOf<'audio'>) => content.file;
