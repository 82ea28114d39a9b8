import type { Ref } from 'react';
import type { Media } from '@sinau/contracts/core/media/media.schemas';

interface VideoPaneProps {
  ref: Ref<HTMLVideoElement>;
  recording: Media;
  /** Line that is shown at this second. */
  line: string;
  language: string;
  onTime: (seconds: number) => void;
}

/** The recording with the line as participants would see it, and the keys of the editor. */
export function VideoPane({ ref, recording, line, language, onTime }: VideoPaneProps) {
  return (
    <div className="captions-video">
      <div className="captions-picture">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its captions are what is edited here. */}
        <video
          ref={ref}
          controls
          playsInline
          preload="metadata"
          src={recording.address}
          aria-label={recording.kind === 'audio' ? 'Audio' : 'Video'}
          data-kind={recording.kind}
          onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
          onSeeked={({ currentTarget }) => onTime(currentTarget.currentTime)}
        />
        {line && (
          <p className="captions-shown" lang={language}>
            {line.replace(/<[^<>]*>/g, '')}
          </p>
        )}
      </div>
      <dl className="captions-keys muted xs">
        {keys.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const keys = [
  ['Alt+K', 'putar atau jeda'],
  ['Alt+J, Alt+L', 'mundur, maju 2 detik'],
  ['Alt+,', 'mulai di detik ini'],
  ['Alt+.', 'selesai di detik ini'],
  ['Alt+↑, Alt+↓', 'baris sebelum, sesudah'],
  ['Ctrl+Enter', 'pecah di kursor'],
  ['Alt+N', 'baris baru di detik ini'],
] as const;
