import { Suspense } from 'react';
import { EmbeddedVideo, VideoSkeleton } from '@sinau/classroom';
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
import { VideoPlayer } from '../../shared/players.ts';
import { useWatermark } from '../../features/class-access/playback/use-watermark.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';
import { SaveLessonSection } from '../../features/saved-lessons/save-lesson-section.tsx';
import { useSavedPlayback } from '../../features/saved-lessons/use-saved-playback.ts';

const Transcript = lazySection(async () => (await import('@sinau/classroom/transcript')).Transcript);

// The player comes while the lesson is being loaded.
void VideoPlayer.load().catch(() => undefined);

export function VideoPage() {
  return (
    <LessonLoader type="video" above={<VideoSkeleton />}>
      {(lesson) => (
        <>
          <Video lesson={lesson} />
          <RecordedLesson
            lesson={lesson}
            hasRecording={recordingOf(lesson) !== null || lesson.content.embed !== null}
            studying="menonton"
            enough="Tonton minimal 90% videonya"
            saving={(ofClass) => <SaveLessonSection lesson={lesson} {...ofClass} />}
          />
        </>
      )}
    </LessonLoader>
  );
}

function Video({ lesson }: { lesson: ParticipantLessonOf<'video'> }) {
  const saved = useSavedPlayback(lesson.id);
  const playback = usePlayback(lesson, saved?.createFollower);
  const next = useNextLesson();
  const watermark = useWatermark();
  const classOf = useClassOfRecording(lesson.id);
  const cloth = useLessonCloth(lesson.id);
  const dataSaver = useDataSaver();
  const { startsPlaying, atSecond } = useArrival();
  const renew = useRenewal(lesson, recordingOf);
  const file = saved ? saved.file : recordingOf(lesson);
  const { title, content, session } = lesson;
  if (saved === undefined) return <VideoSkeleton />;
  if (content.embed) return <EmbeddedVideo {...content.embed} title={title} />;
  return (
    file && (
      <Suspense fallback={<VideoSkeleton />}>
        <VideoPlayer
          title={title}
          transcript={Transcript}
          file={file}
          startAt={atSecond ?? saved?.position ?? session.playback?.position ?? 0}
          renew={saved ? async () => saved.file : renew}
          {...playback}
          next={next}
          chapters={content.chapters}
          watermark={watermark}
          classOf={classOf}
          cloth={cloth}
          dataSaver={dataSaver}
          startsPlaying={startsPlaying}
        />
      </Suspense>
    )
  );
}

const recordingOf = ({ content: { file, captions } }: ParticipantLessonOf<'video'>) => file && { ...file, captions };
