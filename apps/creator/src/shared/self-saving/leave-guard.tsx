import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@sinau/ui';
import { isUploading } from '../upload/running-uploads.ts';

interface LeaveGuardProps {
  document: { isDirty: () => boolean; flush: () => Promise<boolean> };
  /** Names the document, so that its own change of address passes; see `stayIn`. */
  id: string;
}

/** For a navigation that only changes the address of an open document. */
export const stayIn = (id: string) => ({ replace: true, preventScrollReset: true, state: { document: id } });

/** Saves before another page opens; asks before text that cannot be saved is lost, or an upload ends. */
export function LeaveGuard({ document, id }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => documentOf(nextLocation.state) !== id && (document.isDirty() || isUploading()));
  const { state, proceed, reset } = blocker;
  const isBlocked = state === 'blocked';
  const [loss, setLoss] = useState<keyof typeof losses | null>(null);

  useEffect(() => {
    if (!isBlocked) return undefined;
    let isGone = false;
    void document.flush().then((isSaved) => {
      if (isGone) return;
      if (isSaved && !isUploading()) proceed?.();
      else setLoss(isSaved ? 'upload' : 'text');
    });
    return () => {
      isGone = true;
      setLoss(null);
    };
  }, [isBlocked, document, proceed]);

  return (
    <ConfirmDialog open={loss !== null} onClose={() => reset?.()} onConfirm={() => proceed?.()} title={losses[loss ?? 'text'].title} confirmLabel="Tinggalkan">
      {losses[loss ?? 'text'].sentence}
    </ConfirmDialog>
  );
}

const losses = {
  text: { title: 'Perubahanmu belum tersimpan', sentence: 'Kalau kamu pindah sekarang, perubahan terakhir akan hilang.' },
  upload: { title: 'Unggahan belum selesai', sentence: 'Kalau kamu pindah sekarang, unggahan dibatalkan dan perlu diulang.' },
} as const;

/** Which document a navigation stays in. */
export const documentOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'document' in state && typeof state.document === 'string' ? state.document : undefined;
