import { timecode } from '@sinau/format';
import { Button } from '@sinau/ui';
import { LoaderCircle, Play } from '@sinau/ui/icons';
import type { Player } from './use-player.ts';
import './player-notes.css';

/** Shows where playback resumed, with a button to start over. */
export function ResumeNote({ player: { resumedAt, restart } }: { player: Player }) {
  if (resumedAt === null) return null;
  return (
    <p className="player-resume" role="status">
      Dilanjutkan dari {timecode(resumedAt)}
      <Button variant="ghost" size="sm" onClick={restart}>
        Mulai dari awal
      </Button>
    </p>
  );
}

interface PlayerOverlayProps {
  player: Player;
  isTakenOver: boolean;
  /** The name of the media in a sentence: 'Video', 'Audio'. */
  label: string;
}

/** Shown over a recording that cannot play: why, and a button to continue. */
export function PlayerOverlay({ player, isTakenOver, label }: PlayerOverlayProps) {
  if (player.hasFailed) {
    return (
      <div className="player-stand" role="alert">
        <b>{label} belum bisa diputar</b>
        <p>Periksa koneksimu, lalu coba lagi.</p>
        <Button variant="light" onClick={player.retry}>
          Coba lagi
        </Button>
      </div>
    );
  }
  if (isTakenOver) {
    return (
      <div className="player-stand" role="status">
        <b>Sedang diputar di perangkat lain</b>
        <Button variant="light" onClick={player.toggle}>
          <Play />
          Putar di sini
        </Button>
      </div>
    );
  }
  if (!player.isWaiting) return null;
  return (
    <div className="player-stand player-waiting" role="status">
      <LoaderCircle />
      <span className="sr">Memuat {label.toLowerCase()}</span>
    </div>
  );
}
