import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Drawer, IconButton, Loading, Skeleton, tokens, useMediaQuery } from '@sinau/ui';
import { X } from '@sinau/ui/icons';
import { TranscriptPanel } from './transcript-panel.tsx';
import { useLines } from './use-lines.ts';

export interface TranscriptProps {
  media: HTMLMediaElement | null;
  /** Captions that it shows. */
  language: string;
  position: number;
  onSeek: (second: number) => void;
  onClose: () => void;
}

/** The transcript of a recording: beside it where there is room, otherwise a sheet outside the dark surface of the player. */
export function Transcript({ onClose, ...lines }: TranscriptProps) {
  const hasRoom = useMediaQuery(`(min-width: ${tokens.breakpoint.wide}px)`);
  const panel = <Lines {...lines} />;
  if (!hasRoom) {
    return createPortal(
      <Drawer open onClose={onClose} title="Transkrip" side="right">
        {panel}
      </Drawer>,
      document.body,
    );
  }
  return (
    <aside className="transcript-side" aria-label="Transkrip">
      <div className="transcript-frame">
        <div className="transcript-head">
          <b>Transkrip</b>
          <IconButton label="Tutup transkrip" size="sm" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        {panel}
      </div>
    </aside>
  );
}

/** The transcript of a recording that the browser's own controls play. */
export function TranscriptBelow({ media, language }: Pick<TranscriptProps, 'media' | 'language'>) {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    if (!media) return undefined;
    const follow = () => setPosition(media.currentTime);
    media.addEventListener('timeupdate', follow);
    return () => media.removeEventListener('timeupdate', follow);
  }, [media]);
  return (
    <section className="transcript-below" aria-label="Transkrip">
      <Lines
        media={media}
        language={language}
        position={position}
        onSeek={(second) => {
          if (media) media.currentTime = second;
        }}
      />
    </section>
  );
}

function Lines({ media, language, position, onSeek }: Omit<TranscriptProps, 'onClose'>) {
  const lines = useLines(media, language);
  if (lines) return <TranscriptPanel lines={lines} position={position} onSeek={onSeek} />;
  return (
    <Loading label="Memuat transkrip">
      <div className="transcript">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={24} />
        ))}
      </div>
    </Loading>
  );
}
