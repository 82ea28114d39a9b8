import { useEffect, useState } from 'react';
import { useUndoSnackbar } from '@sinau/shell';
import type { OpenDocument, Saver } from '../saving/current-saver.tsx';
import { pick, type Fields } from '../saving/reconcile.ts';
import { takeUp } from './take-up.ts';

interface Outcome {
  saver: Saver;
  /** Server's values of the restored fields. */
  before: Fields | null;
}

/**
 * Restores what this device saved of the open document to its fields. Null for a document that nothing may be restored
 * to.
 */
export function useTakenUp(userId: string, groupId: string, open: OpenDocument | null) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { show } = useUndoSnackbar();
  useEffect(() => {
    if (!open) return undefined;
    const { saver } = open;
    let isGone = false;
    void takeUp(userId, groupId, open, () => isGone).then((before) => {
      // A new lesson gets another id when it is first saved, and remains the same document.
      if (!isGone) setOutcome((last) => ({ saver, before: before ?? (last?.saver === saver ? last.before : null) }));
    });
    return () => {
      isGone = true;
    };
  }, [userId, groupId, open]);

  const isSettled = open !== null && outcome?.saver === open.saver;
  const before = isSettled ? outcome.before : null;
  return {
    /** True once everything restorable was restored. */
    isSettled,
    /** Reverts the restored fields; null where there are none. */
    discard:
      before &&
      (() => {
        const { saver } = outcome!;
        const names = Object.keys(before);
        const now = pick(saver.getSnapshot().draft, names);
        saver.restore({ fields: before, base: {} });
        setOutcome({ saver, before: null });
        show({ msg: 'Tulisan dibuang.', label: 'Urungkan', undo: () => saver.restore({ fields: now, base: {} }) });
      }),
  };
}
