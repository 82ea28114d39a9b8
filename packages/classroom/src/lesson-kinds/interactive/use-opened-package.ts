import { useEffect, useRef, useState } from 'react';

/** The first page of a package at a signed address. */
export interface PackageFile {
  readonly address: string;
  readonly addressExpiresAt: string | null;
}
export type RenewPackage = () => Promise<PackageFile | null>;

export type PackageState = 'opening' | 'shown' | 'failed' | 'expired';

interface Opened {
  readonly phase: PackageState;
  /** Null until the address is known. */
  readonly address: string | null;
}

/**
 * Checks that a package can be loaded before a frame shows it: failures inside a frame are not reported. The package is
 * opened once; a newer address, which comes whenever its lesson is read again, would discard the learner's work in it.
 */
export function useOpenedPackage(file: PackageFile, renew: RenewPackage) {
  const [{ phase, address }, setOpened] = useState<Opened>({ phase: 'opening', address: null });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ file, renew });
  useEffect(() => {
    latest.current.renew = renew;
  });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (opened: Opened) => !isGone && setOpened(opened);
    show({ phase: 'opening', address: null });
    open(latest.current.file, latest.current.renew).then(
      (opened) => {
        if (isGone) return;
        latest.current.file = opened;
        show({ phase: 'opening', address: opened.address });
        timer = whenExpired(opened, () => show({ phase: 'expired', address: opened.address }));
      },
      () => show({ phase: 'failed', address: null }),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt]);

  return {
    phase,
    address,
    /** The frame shows the page. */
    onLoad: () => setOpened((opened) => (opened.phase === 'opening' ? { ...opened, phase: 'shown' } : opened)),
    open: () => setAttempt((count) => count + 1),
  };
}

/** Opens a package. An expired address is requested again, once. */
async function open(file: PackageFile, renew: RenewPackage): Promise<PackageFile> {
  const first = isOver(file) ? null : await fetch(file.address, { method: 'HEAD' });
  if (first?.ok) return file;
  if (first && first.status !== 410) throw new Error(`The package answers ${first.status}`);
  const fresh = await renew();
  if (!fresh) throw new Error('The package is gone');
  return fresh;
}

const isOver = ({ addressExpiresAt }: PackageFile) =>
  addressExpiresAt !== null && Date.parse(addressExpiresAt) <= Date.now();

const whenExpired = ({ addressExpiresAt }: PackageFile, tell: () => void) =>
  addressExpiresAt === null ? undefined : setTimeout(tell, Math.max(0, Date.parse(addressExpiresAt) - Date.now()));
