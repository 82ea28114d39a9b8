import { EmbeddedVideo, VideoPlayer } from '@sinau/classroom';
import { useWatermark } from '../../features/class-access/playback/use-watermark.ts';
import { useRenewal } from '../../features/class-access/playback/use-renewal.ts';
import type { LiveLesson } from './live-session.data.ts';

/** Uploaded recording, or one on a video site. */
export function RecordedVideo({ lesson, title }: { lesson: LiveLesson; title: string }) {
  const renew = useRenewal(lesson, fileOf);
  const watermark = useWatermark();
  const file = fileOf(lesson);
  const embed = lesson.content.recording?.embed;
  if (file) return <VideoPlayer title={title} file={file} renew={renew} watermark={watermark} {...unmeasured} />;
  return embed && <EmbeddedVideo {...embed} title={title} />;
}

/** Watching a recording completes nothing. */
const unmeasured = { startAt: 0, isTakenOver: false, follow: () => () => undefined };

const fileOf = ({ content: { recording } }: LiveLesson) =>
  recording?.file ? { ...recording.file, captions: [] } : null;
