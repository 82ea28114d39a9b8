import { Button, Notice } from '@sinau/ui';
import { useCurrentSaver, useIsKept, useSaveState } from './current-saver.tsx';
import './save-problem.css';

/** Problems that only the writer can solve. Nothing is lost until they decide. */
export function SaveProblem() {
  const state = useSaveState();
  const isKept = useIsKept();
  const saver = useCurrentSaver();
  return (
    <div className="save-problem" role="alert">
      {state?.kind === 'conflict' && (
        <Notice
          tone="danger"
          action={
            <span className="save-problem-actions">
              <Button variant="outline" size="sm" onClick={() => saver?.takeTheirs()}>
                Muat ulang
              </Button>
              <Button variant="outline" size="sm" onClick={() => void saver?.keepMine()}>
                Timpa dengan tulisanku
              </Button>
            </span>
          }
        >
          <b>Baru saja diubah di tempat lain.</b> Tulisanmu di sini masih ada, tetapi belum tersimpan. Muat versi
          terbaru, atau timpa?
        </Notice>
      )}
      {state?.kind === 'failed' && !state.isTransient && (
        <Notice tone="danger">
          <b>Perubahan terakhirmu belum tersimpan.</b>
          <p>{state.message}</p>
          <p>
            {isKept
              ? 'Tulisanmu aman di perangkat ini.'
              : 'Tulisanmu masih ada di sini. Salin dulu kalau mau meninggalkan halaman ini.'}
          </p>
        </Notice>
      )}
    </div>
  );
}
