import { useEffect, useState } from 'react';
import { decimal, timecode } from '@sinau/format';
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
      {player.speed && <WaitingSpeed speed={player.speed} />}
    </div>
  );
}

/** Tells someone who waits how quickly data arrives; a screen reader would have to say it every second. */
function WaitingSpeed({ speed }: { speed: () => number }) {
  const [bits, setBits] = useState(speed);
  useEffect(() => {
    const timer = setInterval(() => setBits(speed()), 1000);
    return () => clearInterval(timer);
  }, [speed]);
  return (
    <span className="player-speed num" aria-hidden="true">
      Menunggu data · {speedLabel(bits)}
    </span>
  );
}

/** 180 kbit/s; 2,4 Mbit/s */
function speedLabel(bits: number) {
  const kilobits = Math.round(bits / 1000);
  return kilobits < 1000 ? `${decimal(kilobits)} kbit/s` : `${(kilobits / 1000).toFixed(1).replace('.', ',')} Mbit/s`;
}
