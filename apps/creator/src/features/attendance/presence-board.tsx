import { useEffect, useState, type ReactNode } from 'react';
import { Button, IconButton } from '@sinau/ui';
import { QrCode } from '@sinau/ui/antd/qr-code';
import { Maximize, Minimize, X } from '@sinau/ui/icons';
import './presence-board.css';

interface PresenceBoardProps {
  title: string;
  classTitle: string;
  code: string;
  /** Address for entering the code. */
  address: string;
  /** Number who entered it, once known. */
  attended?: ReactNode;
  closeHref: string;
}

/** A session's presence code to be shown on a wall or in a shared screen: legible from the last row, and to be scanned. */
export function PresenceBoard({ title, classTitle, code, address, attended, closeHref }: PresenceBoardProps) {
  return (
    <div className="presence-board night">
      <header>
        <div>
          <h1>{title}</h1>
          <p>{classTitle}</p>
        </div>
        <FullScreenButton />
        <IconButton href={closeHref} label="Tutup kode presensi">
          <X />
        </IconButton>
      </header>
      <div className="presence-board-main">
        <div className="presence-board-scan">
          <QrCode text={address} label="Kode QR ke halaman sesi ini" size={320} />
        </div>
        <div className="presence-board-words">
          <p>Kode presensi</p>
          <p className="presence-board-code" style={{ fontSize: sizeOf(code) }}>
            {code}
          </p>
          <p className="presence-board-how">
            Pindai, atau buka sesi ini di <b>Kelas Saya</b>, lalu tulis kodenya.
          </p>
        </div>
      </div>
      <p className="presence-board-count" role="status">
        {attended}
      </p>
    </div>
  );
}

/** As large as the code has room for. */
const sizeOf = (code: string) => `clamp(40px, ${Math.round(96 / Math.max(6, code.length))}vw, 192px)`;

/** Phones that cannot show a page in full screen have no button for it. */
function FullScreenButton() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Button variant="ghost" onClick={() => void toggle()}>
      {isFull ? <Minimize /> : <Maximize />}
      {isFull ? 'Keluar dari layar penuh' : 'Layar penuh'}
    </Button>
  );
}
