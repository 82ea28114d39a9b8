import { EmbeddedVideo, VideoPlayer } from '@sinau/classroom';
import { Button } from '@sinau/ui';
import { ExternalLink } from '@sinau/ui/icons';
import { useRenewal } from '../playback/use-renewal.ts';
import type { LiveLesson } from './live-session.data.ts';
import { isRecordingAwaited } from './news.ts';
import './recording.css';

/** What was recorded of a session, or its place while it may still come. */
export function Recording({ lesson, now }: { lesson: LiveLesson; now: Date }) {
  const renew = useRenewal(lesson, fileOf);
  const { recording } = lesson.content;
  const file = fileOf(lesson);
  if (!recording && !isRecordingAwaited(lesson.content, now.getTime())) return null;
  const title = `Rekaman ${lesson.title}`;
  return (
    <section className="recording" aria-label="Rekaman">
      <h3>Rekaman</h3>
      {file && <VideoPlayer title={title} file={file} renew={renew} {...unmeasured} />}
      {!file && recording?.embed && <EmbeddedVideo {...recording.embed} title={title} />}
      {!file && !recording?.embed && (
        <div className="recording-place">
          {recording?.address ? (
            <Button variant="outline" href={recording.address} target="_blank" rel="noopener noreferrer">
              <ExternalLink />
              Buka rekaman
            </Button>
          ) : (
            <p className="muted sm">Rekamannya belum diunggah. Halaman ini memuatnya begitu tersedia.</p>
          )}
        </div>
      )}
    </section>
  );
}

/** Watching it finishes nothing. */
const unmeasured = { startAt: 0, isTakenOver: false, follow: () => () => undefined };

const fileOf = ({ content: { recording } }: LiveLesson) =>
  recording?.file ? { ...recording.file, captions: null } : null;
