import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@sinau/ui';

interface LeaveGuardProps {
  document: { isDirty: () => boolean; flush: () => Promise<boolean> };
  /** Names the document, so that its own change of address passes; see `stayIn`. */
  id: string;
}

/** For a navigation that only changes the address of an open document. */
export const stayIn = (id: string) => ({ replace: true, preventScrollReset: true, state: { document: id } });

/** Saves before another page opens; where that fails, asks before the text is lost. */
export function LeaveGuard({ document, id }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => documentOf(nextLocation.state) !== id && document.isDirty());
  const { state, proceed, reset } = blocker;
  const isBlocked = state === 'blocked';
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isBlocked) return undefined;
    let isGone = false;
    void document.flush().then((isSaved) => {
      if (isGone) return;
      if (isSaved) proceed?.();
      else setAsking(true);
    });
    return () => {
      isGone = true;
      setAsking(false);
    };
  }, [isBlocked, document, proceed]);

  return (
    <ConfirmDialog
      open={isAsking}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title="Perubahanmu belum tersimpan"
      confirmLabel="Tinggalkan"
    >
      Kalau kamu pindah sekarang, perubahan terakhir akan hilang.
    </ConfirmDialog>
  );
}

/** Which document a navigation stays in. */
export const documentOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'document' in state && typeof state.document === 'string' ? state.document : undefined;
