import { clock } from '@sinau/format';
import { CircleAlert, CircleCheck, RefreshCw } from '@sinau/ui/icons';
import { useCurrentSaver, useSaveState } from './current-saver.tsx';
import type { SaveState } from './self-saving.ts';
import './save-status.css';

/** 'Tersimpan 10.32', 'Menyimpan…', or what keeps it from being saved. */
export function SaveStatus() {
  const state = useSaveState();
  const saver = useCurrentSaver();
  return (
    <div className="save-status" role="status">
      {state && <Words state={state} onRetry={() => void saver?.flush()} />}
    </div>
  );
}

function Words({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  switch (state.kind) {
    case 'saved':
      return (
        <>
          <CircleCheck className="save-status-done" />
          {state.at ? `Tersimpan ${clock(state.at)}` : 'Tersimpan'}
        </>
      );
    case 'unsaved':
    case 'saving':
      return (
        <>
          <RefreshCw />
          Menyimpan…
        </>
      );
    case 'failed':
      return (
        <button type="button" className="save-status-problem" title={state.message} onClick={onRetry}>
          <CircleAlert />
          Gagal menyimpan, coba lagi
        </button>
      );
    case 'refused':
      return (
        <span className="save-status-problem">
          <CircleAlert />
          Periksa lagi isianmu
        </span>
      );
    case 'conflict':
      return (
        <span className="save-status-problem">
          <CircleAlert />
          Diubah di tempat lain
        </span>
      );
  }
}
