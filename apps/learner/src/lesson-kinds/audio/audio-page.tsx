import { Suspense } from 'react';
import { AudioSkeleton } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { lazySection } from '@sinau/shell';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { RecordedLesson } from '../../features/class-access/playback/recorded-lesson.tsx';
import { useClassOfRecording } from '../../features/class-access/playback/use-class-of-recording.ts';
import { useLessonCloth } from '../../features/class-access/playback/use-lesson-cloth.ts';
import { useNextLesson } from '../../features/class-access/playback/use-next-lesson.ts';
import { usePlayback } from '../../features/class-access/playback/use-playback.ts';
import { useArrival } from '../../shared/arrival.ts';
import { useDataSaver } from '../../shared/data-saver.data.ts';
import { AudioPlayer } from '../../shared/players.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';
import { SaveLessonSection } from '../../features/saved-lessons/save-lesson-section.tsx';
import { useSavedPlayback } from '../../features/saved-lessons/use-saved-playback.ts';

const Transcript = lazySection(async () => (await import('@sinau/classroom/transcript')).Transcript);

// The player comes while the lesson is being loaded.
void AudioPlayer.load().catch(() => undefined);

export function AudioPage() {
  return (
    <LessonLoader type="audio">
      {(lesson) => (
        <RecordedLesson
          lesson={lesson}
          hasRecording={lesson.content.file !== null}
          studying="mendengarkan"
          enough="Dengarkan minimal 90% audionya"
          saving={(ofClass) => <SaveLessonSection lesson={lesson} {...ofClass} />}
        >
          <Audio lesson={lesson} />
        </RecordedLesson>
      )}
    </LessonLoader>
  );
}

function Audio({ lesson }: { lesson: ParticipantLessonOf<'audio'> }) {
  const saved = useSavedPlayback(lesson.id);
  const playback = usePlayback(lesson, saved?.createFollower);
  const next = useNextLesson();
  const classOf = useClassOfRecording(lesson.id);
  const cloth = useLessonCloth(lesson.id);
  const dataSaver = useDataSaver();
  const { startsPlaying, atSecond } = useArrival();
  const renew = useRenewal(lesson, recordingOf);
  const { title, content, session } = lesson;
  const file = saved ? saved.file : recordingOf(lesson);
  if (saved === undefined) return <AudioSkeleton />;
  return (
    file && (
      <Suspense fallback={<AudioSkeleton />}>
        <AudioPlayer
          title={title}
          transcript={Transcript}
          file={file}
          startAt={atSecond ?? saved?.position ?? session.playback?.position ?? 0}
          renew={saved ? async () => saved.file : renew}
          {...playback}
          next={next}
          chapters={content.chapters}
          classOf={classOf}
          cloth={cloth}
          dataSaver={dataSaver}
          startsPlaying={startsPlaying}
        />
      </Suspense>
    )
  );
}

const recordingOf = ({ content: { file, captions } }: ParticipantLessonOf<'audio'>) => file && { ...file, captions };
