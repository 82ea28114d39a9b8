import { useSyncExternalStore } from 'react';
import { clock } from '@sinau/format';
import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from '@sinau/ui/icons';
import { useCurrentSaver, useIsKept, useSaveState } from './current-saver.tsx';
import type { SaveState } from './self-saving.ts';
import './save-status.css';

/** 'Tersimpan 10:32', 'Menyimpan…', or why it is not saved. */
export function SaveStatus({ problem = null }: { problem?: string | null }) {
  const state = useSaveState();
  const saver = useCurrentSaver();
  return (
    <div className="save-status" role="status">
      {problem === null ? (
        state && <Words state={state} onRetry={() => void saver?.flush()} />
      ) : (
        <span className="save-status-problem">
          <CircleAlert />
          {problem}
        </span>
      )}
    </div>
  );
}

function Words({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const isKept = useIsKept();
  const isOnline = useIsOnline();
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
      if (!isOnline) {
        return (
          <span className="save-status-problem">
            <CloudOff />
            {isKept
              ? 'Kamu sedang offline. Tulisanmu aman di perangkat ini.'
              : 'Kamu sedang offline. Jangan tutup dulu halaman ini.'}
          </span>
        );
      }
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

function useIsOnline() {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
