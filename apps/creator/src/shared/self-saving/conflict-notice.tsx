import { Button, Notice } from '@sinau/ui';
import { useCurrentSaver, useSaveState } from './current-saver.tsx';
import './conflict-notice.css';

/** The same text was changed here and elsewhere: nothing is lost until somebody decides. */
export function ConflictNotice() {
  const state = useSaveState();
  const saver = useCurrentSaver();
  return (
    <div className="conflict" role="alert">
      {state?.kind === 'conflict' && (
        <Notice
          tone="danger"
          action={
            <span className="conflict-actions">
              <Button variant="outline" size="sm" onClick={() => saver?.takeTheirs()}>
                Muat ulang
              </Button>
              <Button variant="outline" size="sm" onClick={() => void saver?.keepMine()}>
                Timpa dengan tulisanku
              </Button>
            </span>
          }
        >
          <b>Baru saja diubah di tempat lain.</b> Tulisanmu di sini masih ada, tetapi belum tersimpan. Muat versi terbaru, atau timpa?
        </Notice>
      )}
    </div>
  );
}
