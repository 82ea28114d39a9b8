import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';
import './integration.css';

interface SecretOnceProps {
  secret: string;
  /** Treatment by the reader. */
  children: string;
  onDone: () => void;
}

/** A secret that no later answer has. */
export function SecretOnce({ secret, children, onDone }: SecretOnceProps) {
  const dispatch = useDispatch();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied ? { tone: 'success', msg: 'Disalin' } : { tone: 'error', msg: 'Salin sendiri dari kotaknya' },
      ),
    );
  };
  return (
    <div className="secret-once">
      <Notice>Simpan sekarang. Setelah jendela ini ditutup, rahasianya tidak bisa dilihat lagi.</Notice>
      <p>{children}</p>
      <code className="secret-once-text">{secret}</code>
      <div className="dialog-actions">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy />
          Salin
        </Button>
        <Button onClick={onDone}>Sudah kusimpan</Button>
      </div>
    </div>
  );
}
