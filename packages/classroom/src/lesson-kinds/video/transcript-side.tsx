import { createPortal } from 'react-dom';
import { Drawer, IconButton, Loading, Skeleton, tokens, useMediaQuery } from '@sinau/ui';
import { X } from '@sinau/ui/icons';
import { TranscriptPanel } from './transcript-panel.tsx';
import { useLines } from './use-lines.ts';
import type { TranscriptProps } from './video-player.tsx';

/** The transcript of a video: beside it where there is room, otherwise a sheet outside of the player's dark surface. */
export function Transcript({ media, language, position, onSeek, onClose }: TranscriptProps) {
  const lines = useLines(media, language);
  const hasRoom = useMediaQuery(`(min-width: ${tokens.breakpoint.wide}px)`);
  const panel = lines ? (
    <TranscriptPanel lines={lines} position={position} onSeek={onSeek} />
  ) : (
    <Loading label="Memuat transkrip">
      <div className="transcript">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={24} />
        ))}
      </div>
    </Loading>
  );
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
