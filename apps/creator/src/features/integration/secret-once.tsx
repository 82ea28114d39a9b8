import { Button, Notice } from '@sinau/ui';
import { CopyButton } from './copy-button.tsx';
import './integration.css';

interface SecretOnceProps {
  secret: string;
  /** Treatment by the reader. */
  children: string;
  onDone: () => void;
}

/** A secret that no later answer has. */
export const SecretOnce = ({ secret, children, onDone }: SecretOnceProps) => (
  <div className="secret-once">
    <Notice>Simpan sekarang. Setelah jendela ini ditutup, rahasianya tidak bisa dilihat lagi.</Notice>
    <p>{children}</p>
    <code className="secret-once-text">{secret}</code>
    <div className="dialog-actions">
      <CopyButton text={secret} />
      <Button onClick={onDone}>Sudah kusimpan</Button>
    </div>
  </div>
);
