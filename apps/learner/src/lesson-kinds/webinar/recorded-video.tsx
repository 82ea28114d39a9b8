import { Suspense } from 'react';
import { EmbeddedVideo, VideoSkeleton } from '@sinau/classroom';
import { useWatermark } from '../../features/class-access/playback/use-watermark.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';
import { useDataSaver } from '../../shared/data-saver.data.ts';
import { VideoPlayer } from '../../shared/players.ts';
import type { LiveLesson } from './live-session.data.ts';

/** Uploaded recording, or one on a video site. */
export function RecordedVideo({ lesson, title }: { lesson: LiveLesson; title: string }) {
  const dataSaver = useDataSaver();
  const renew = useRenewal(lesson, fileOf);
  const watermark = useWatermark();
  const file = fileOf(lesson);
  const embed = lesson.content.recording?.embed;
  if (file) {
    return (
      <Suspense fallback={<VideoSkeleton />}>
        <VideoPlayer
          title={title}
          file={file}
          renew={renew}
          dataSaver={dataSaver}
          watermark={watermark}
          {...unmeasured}
        />
      </Suspense>
    );
  }
  return embed && <EmbeddedVideo {...embed} title={title} />;
}

/** Watching a recording completes nothing. */
const unmeasured = { startAt: 0, isTakenOver: false, follow: () => () => undefined };

const fileOf = ({ content: { recording } }: LiveLesson) =>
  recording?.file ? { ...recording.file, captions: [] } : null;
