const lockOf = (writerId: string) => `draft:${writerId}`;
/** Longer than a page that was left takes to give its locks back. */
const patienceMs = 5_000;

/** Tells all tabs that the document which writes a draft is open. The browser ends that for a tab which is killed. */
export function holdWriter(writerId: string): () => void {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(lockOf(writerId), () => isHeld).catch(() => undefined);
  return release;
}

/**
 * Does something with a draft while nobody has the document open that wrote it; false if somebody has. Without https
 * browsers have no locks: then it cannot be known, and nothing is done.
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
