import { EmbeddedVideo, VideoPlayer } from '@sinau/classroom';
import { useRenewal } from '../playback/use-renewal.ts';
import type { LiveLesson } from './live-session.data.ts';

/** A recording that was uploaded, or one at a site that shows videos. */
export function RecordedVideo({ lesson, title }: { lesson: LiveLesson; title: string }) {
  const renew = useRenewal(lesson, fileOf);
  const file = fileOf(lesson);
  const embed = lesson.content.recording?.embed;
  if (file) return <VideoPlayer title={title} file={file} renew={renew} {...unmeasured} />;
  return embed && <EmbeddedVideo {...embed} title={title} />;
}

/** Watching it finishes nothing. */
const unmeasured = { startAt: 0, isTakenOver: false, follow: () => () => undefined };

const fileOf = ({ content: { recording } }: LiveLesson) =>
  recording?.file ? { ...recording.file, captions: null } : null;
