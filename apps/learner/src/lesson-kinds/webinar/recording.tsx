import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { ExternalLink } from '@sinau/ui/icons';
import type { LiveLesson } from './live-session.data.ts';
import { isRecordingAwaited } from './news.ts';
import './recording.css';

/** Player of a recording; most participants come before there is one. */
const RecordedVideo = lazySection(async () => (await import('./recorded-video.tsx')).RecordedVideo);

/** Recording of a session, or a placeholder while it may still come. */
export function Recording({ lesson, now }: { lesson: LiveLesson; now: Date }) {
  const { recording } = lesson.content;
  if (!recording && !isRecordingAwaited(lesson.content, now.getTime())) return null;
  const isPlayedHere = Boolean(recording?.file ?? recording?.embed);
  return (
    <section className="recording" aria-label="Rekaman">
      <h3>Rekaman</h3>
      {isPlayedHere && (
        <Suspense fallback={<div className="recording-place" />}>
          <RecordedVideo lesson={lesson} title={`Rekaman ${lesson.title}`} />
        </Suspense>
      )}
      {!isPlayedHere && (
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
