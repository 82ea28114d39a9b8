import { EmbeddedVideo, VideoSkeleton, VideoPlayer } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { RecordedLesson } from '../../features/class-access/playback/recorded-lesson.tsx';
import { usePlayback } from '../../features/class-access/playback/use-playback.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';

export function VideoPage() {
  return (
    <LessonLoader type="video" above={<VideoSkeleton />}>
      {(lesson) => (
        <>
          <Video lesson={lesson} />
          <RecordedLesson
            lesson={lesson}
            hasRecording={recordingOf(lesson) !== null || lesson.content.embed !== null}
          />
        </>
      )}
    </LessonLoader>
  );
}

function Video({ lesson }: { lesson: ParticipantLessonOf<'video'> }) {
  const playback = usePlayback(lesson);
  const renew = useRenewal(lesson, recordingOf);
  const file = recordingOf(lesson);
  const { title, content, session } = lesson;
  if (content.embed) return <EmbeddedVideo {...content.embed} title={title} />;
  return (
    file && (
      <VideoPlayer title={title} file={file} startAt={session.playback?.position ?? 0} renew={renew} {...playback} />
    )
  );
}

const recordingOf = ({ content: { file, captions } }: ParticipantLessonOf<'video'>) =>
  file && { ...file, captions: captions?.address ?? null };
