// @ts-check
/// <reference lib="webworker" />

// The service worker loads each page from the network, and shows the offline page where there is none. Its cache holds
// nothing else: no page is older than the server's, and nothing of a user stays on a device.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Name of the cache; it changes with the offline page and its script. */
const version = '{version}';
/** @type {string[]} */
const files = JSON.parse('{files}');
const [offlinePage = '/offline', ...itsFiles] = files;

worker.addEventListener('install', (event) => {
  // Static routes, where the browser knows them, start the worker for pages alone.
  /** @type {any} */ (event).addRoutes?.([
    ...itsFiles.map((urlPattern) => ({ condition: { urlPattern }, source: 'cache' })),
    ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })),
  ]);
  const requests = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(requests))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  const removeFormer = async () => {
    const former = (await caches.keys()).filter((name) => name !== version);
    await Promise.all(former.map((name) => caches.delete(name)));
  };
  event.waitUntil(
    Promise.all([removeFormer(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(load(event));
  else if (itsFiles.includes(new URL(request.url).pathname)) event.respondWith(loadFile(request));
});

/** @param {FetchEvent} event */
async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

/** @param {Request} request */
async function loadFile(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}
