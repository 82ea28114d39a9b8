import { saveFile } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import './recovery-codes.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes that were just drawn: the only time that they can be read. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <div className="stack">
    <p>Kalau ponselmu hilang, masuk dengan salah satu kode ini. Tiap kode berlaku sekali.</p>
    <ul className="recovery-codes num">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <Notice tone="info">Kode ini hanya tampil sekarang. Simpan di tempat yang aman, tidak di ponsel yang sama.</Notice>
    <div className="dialog-actions">
      <Button variant="outline" onClick={() => saveFile(fileOf(codes))}>
        <Download />
        Unduh
      </Button>
      <Button onClick={onDone}>Sudah kusimpan</Button>
    </div>
  </div>
);

const fileOf = (codes: readonly string[]) =>
  new File([`${codes.join('\n')}\n`], 'kode-pemulihan.txt', { type: 'text/plain' });
