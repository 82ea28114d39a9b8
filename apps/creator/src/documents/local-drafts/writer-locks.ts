const lockOf = (writerId: string) => `draft:${writerId}`;
/** Longer than a page that was left takes to release its locks. */
const patienceMs = 5_000;

/**
 * Signals to all tabs that the document which writes a draft is open. The browser releases the lock of a tab that is
 * killed.
 */
export function holdWriter(writerId: string): () => void {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(lockOf(writerId), () => isHeld).catch(() => undefined);
  return release;
}

/**
 * Runs a function on a draft while no tab has the document open that wrote it; returns false if one has. Browsers
 * without https have no locks: then it cannot be known, and nothing is run.
 */
export async function withoutWriter(writerId: string, act: () => void): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  try {
    await navigator.locks.request(lockOf(writerId), { signal: AbortSignal.timeout(patienceMs) }, act);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
