import { useSyncExternalStore } from 'react';
import { useUndoSnackbar } from '@sinau/shell';
import type { Conflict, Side } from '../merging/three-way.ts';
import { useOpenDocument } from './current-saver.tsx';
import { leftOutVersions, type LeftOutVersion } from './left-out-versions.ts';

/** Decides what two people wrote in one place. The discarded version can be restored until the window is closed. */
export function useChoices() {
  const open = useOpenDocument();
  const snackbar = useUndoSnackbar();
  const all = useSyncExternalStore(leftOutVersions.subscribe, leftOutVersions.get);

  const putBack = (version: LeftOutVersion) => {
    if (!open) return;
    leftOutVersions.remove(version.id);
    const next = leftOutVersions.add(open.documentId, open.saver.putBack(version));
    snackbar.show({ msg: 'Versi itu sekarang dipakai.', label: 'Urungkan', undo: () => putBack(next) });
  };
  return {
    leftOut: all.filter(({ documentId }) => documentId === open?.documentId),
    putBack,
    choose: (conflict: Conflict, side: Side) => {
      const leftOut = open?.saver.choose(conflict, side);
      if (!open || !leftOut) return;
      const version = leftOutVersions.add(open.documentId, leftOut);
      const msg = side === 'mine' ? 'Versimu dipakai.' : 'Versi terbaru dipakai.';
      snackbar.show({ msg, label: 'Urungkan', undo: () => putBack(version) });
    },
  };
}
