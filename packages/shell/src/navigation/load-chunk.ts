const guardKey = 'reloaded-for-chunk';
const reloadWindowMs = 60_000;

/**
 * Loads code by `import()`. After a release the files of the old one are gone: the page is then reloaded, once, and a
 * repeated failure is an error like any other.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(guardKey)) < reloadWindowMs) throw error;
    sessionStorage.setItem(guardKey, String(Date.now()));
    window.location.reload();
    // The page is about to reload: suspend instead of showing an error.
    return new Promise(() => undefined);
  }
}
