import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@sinau/ui';
import { isUploading, subscribeToUploads } from '../../shared/upload/running-uploads.ts';

interface LeaveGuardProps {
  document: { isDirty: () => boolean; flush: () => Promise<boolean>; getSnapshot: () => { isStoredLocally: boolean } };
  /** Identifies the document, so that its own change of address passes. */
  id: string;
  /** New address of the document: a changed title or the first save gives it one. */
  address?: string | null;
}

/** State of a navigation that only changes the address of an open document. */
export const stayIn = (id: string) => ({ replace: true, preventScrollReset: true, state: { document: id } });

/** Saves before another page opens; asks before unsavable text is lost, or an upload ends. */
export function LeaveGuard({ document, id, address = null }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isStaying = documentOf(nextLocation.state) === id || addressOf(nextLocation) === addressOf(currentLocation);
    return !isStaying && (document.isDirty() || isUploading());
  });
  const { state, proceed, reset } = blocker;
  const isBlocked = state === 'blocked';
  useOwnAddress(address, id, state !== 'unblocked');
  const hasUpload = useSyncExternalStore(subscribeToUploads, isUploading);
  const [loss, setLoss] = useState<Loss | null>(null);

  useEffect(() => {
    if (!isBlocked) return undefined;
    let isGone = false;
    void document.flush().then((isSaved) => {
      if (isGone) return;
      if (isSaved && !isUploading()) proceed?.();
      else setLoss(isSaved ? 'upload' : document.getSnapshot().isStoredLocally ? 'storedText' : 'text');
    });
    return () => {
      isGone = true;
      setLoss(null);
    };
  }, [isBlocked, document, proceed]);

  // A finished upload can no longer be cancelled; its result is on the page.
  useEffect(() => {
    if (loss === 'upload' && !hasUpload) reset?.();
  }, [loss, hasUpload, reset]);

  return (
    <ConfirmDialog
      open={loss !== null}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      {...losses[loss ?? 'text']}
      dismissLabel="Tetap di sini"
    />
  );
}

/** Returns the address without its hash, which identifies a place within the page. */
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Keeps the address current, except during a navigation, which it would redirect. */
function useOwnAddress(address: string | null, id: string, isLeaving: boolean) {
  const current = addressOf(useLocation());
  const navigate = useNavigate();
  const isElsewhere = address !== null && address !== current;
  useEffect(() => {
    if (isElsewhere && !isLeaving) void navigate(address, stayIn(id));
  }, [address, id, isElsewhere, isLeaving, navigate]);
}

/** Losses that leaving would cause, as the question states them. */
const losses = {
  text: {
    title: 'Perubahanmu belum tersimpan',
    children: 'Kalau kamu pindah sekarang, perubahan terakhir akan hilang.',
    confirmLabel: 'Tinggalkan tanpa menyimpan',
  },
  storedText: {
    title: 'Perubahanmu belum tersimpan',
    children: 'Tulisanmu aman di perangkat ini, dan kembali sendiri saat kamu membuka halaman ini lagi.',
    confirmLabel: 'Tinggalkan',
  },
  upload: {
    title: 'Unggahan belum selesai',
    children: 'Kalau kamu pindah sekarang, unggahan dibatalkan dan perlu diulang.',
    confirmLabel: 'Batalkan unggahan',
  },
} as const;
type Loss = keyof typeof losses;

/** Returns the document that a navigation stays in. */
export const documentOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'document' in state && typeof state.document === 'string'
    ? state.document
    : undefined;
