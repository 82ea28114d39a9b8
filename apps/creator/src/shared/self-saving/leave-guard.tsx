import { useEffect, useState } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@sinau/ui';
import { isUploading } from '../upload/running-uploads.ts';

interface LeaveGuardProps {
  document: { isDirty: () => boolean; flush: () => Promise<boolean> };
  /** Names the document, so that its own change of address passes. */
  id: string;
  /** Where the document is to be found from now on: a title gives it another address, or its first save does. */
  address?: string | null;
}

/** For a navigation that only changes the address of an open document. */
export const stayIn = (id: string) => ({ replace: true, preventScrollReset: true, state: { document: id } });

/** Saves before another page opens; asks before text that cannot be saved is lost, or an upload ends. */
export function LeaveGuard({ document, id, address = null }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isStaying = documentOf(nextLocation.state) === id || addressOf(nextLocation) === addressOf(currentLocation);
    return !isStaying && (document.isDirty() || isUploading());
  });
  const { state, proceed, reset } = blocker;
  const isBlocked = state === 'blocked';
  useOwnAddress(address, id, state !== 'unblocked');
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
    <ConfirmDialog
      open={loss !== null}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={losses[loss ?? 'text'].title}
      confirmLabel="Tinggalkan"
    >
      {losses[loss ?? 'text'].sentence}
    </ConfirmDialog>
  );
}

/** Without the place within the page. */
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Keeps the address right. Not while somebody leaves: the router would take that for the way they wanted, and forget theirs. */
function useOwnAddress(address: string | null, id: string, isLeaving: boolean) {
  const current = addressOf(useLocation());
  const navigate = useNavigate();
  const isElsewhere = address !== null && address !== current;
  useEffect(() => {
    if (isElsewhere && !isLeaving) void navigate(address, stayIn(id));
  }, [address, id, isElsewhere, isLeaving, navigate]);
}

const losses = {
  text: {
    title: 'Perubahanmu belum tersimpan',
    sentence: 'Kalau kamu pindah sekarang, perubahan terakhir akan hilang.',
  },
  upload: {
    title: 'Unggahan belum selesai',
    sentence: 'Kalau kamu pindah sekarang, unggahan dibatalkan dan perlu diulang.',
  },
} as const;

/** Which document a navigation stays in. */
export const documentOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'document' in state && typeof state.document === 'string'
    ? state.document
    : undefined;
