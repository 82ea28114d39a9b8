import { useSyncExternalStore } from 'react';
import { clock } from '@sinau/format';
import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from '@sinau/ui/icons';
import { useCurrentSaver, useIsStoredLocally, useSaveState } from './current-saver.tsx';
import type { SaveState } from './document.ts';
import './save-status.css';

interface SavedOutline {
  state: SaveState;
  isStoredLocally: boolean;
  /** Action that the server refused. */
  refused: { isQuiet?: boolean } | null;
  flush: () => Promise<boolean>;
}

/** Default for pages without an outline. */
const nothingBeside: SavedOutline = {
  state: { kind: 'saved', at: null },
  isStoredLocally: true,
  refused: null,
  flush: () => Promise.resolve(true),
};

/**
 * Shows 'Tersimpan 10:32', 'Menyimpan…', or why it is not saved: of the page's document, and of the outline beside it.
 */
export function SaveStatus({ outline = nothingBeside }: { outline?: SavedOutline }) {
  const state = useSaveState();
  const saver = useCurrentSaver();
  const isTextStored = useIsStoredLocally();
  const shown = togetherWith(outline.state, state);
  const retry = () => {
    void outline.flush();
    void saver?.flush();
  };
  return (
    <div className="save-status" role="status">
      {outline.refused?.isQuiet ? (
        <span className="save-status-problem">
          <CircleAlert />
          Section gagal disimpan, coba lagi
        </span>
      ) : (
        shown && (
          <SaveSentence
            state={shown}
            storedLabel={shown === state ? isTextStored && 'Tulisanmu' : outline.isStoredLocally && 'Perubahanmu'}
            onRetry={retry}
          />
        )
      )}
    </div>
  );
}

const byUrgency = ['saved', 'saving', 'unsaved', 'refused', 'conflict', 'failed'] as const;

/** Returns the more urgent of two states; of two that are saved, the later one. An unchanged outline has none. */
function togetherWith(outline: SaveState, text: SaveState | null): SaveState | null {
  if (!text) return outline.kind === 'saved' && !outline.at ? null : outline;
  if (outline.kind === 'saved' && text.kind === 'saved')
    return (outline.at?.getTime() ?? 0) > (text.at?.getTime() ?? 0) ? outline : text;
  return byUrgency.indexOf(outline.kind) > byUrgency.indexOf(text.kind) ? outline : text;
}

interface SaveSentenceProps {
  state: SaveState;
  /** Label for changes that this device has saved and the server has not. */
  storedLabel: string | false;
  onRetry: () => void;
}

function SaveSentence({ state, storedLabel, onRetry }: SaveSentenceProps) {
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
            {storedLabel
              ? `Kamu sedang offline. ${storedLabel} aman di perangkat ini.`
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
        <button type="button" className="save-status-problem" onClick={focusProblem}>
          <CircleAlert />
          Ada isian yang perlu diperbaiki
        </button>
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

const focusProblem = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

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
