/** Returns whether this browser can save lessons, and open them without a connection. */
export const canSave = () => 'serviceWorker' in navigator && 'locks' in navigator && 'indexedDB' in window;

/** Milliseconds for an answer of the service worker, which loads the application first. */
const longestWait = 60_000;

/** Stores the application that plays saved lessons, so that it opens without a connection. */
export async function storeOfflineClassroom() {
  // In development there is no service worker.
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    setTimeout(resolve, longestWait);
  });
  active?.postMessage('store-saved-lessons', [port2]);
  if ((await answer) !== 'stored') throw new Error('The offline classroom was not stored');
}
