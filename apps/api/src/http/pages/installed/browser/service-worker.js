// @ts-check
/// <reference lib="webworker" />

// The service worker loads each page from the network. Where there is none, it opens the lessons that were saved on the
// device, or shows the offline page. It caches these two applications and nothing else: no page is older than the
// server's. Lessons lie in the database of the application that saved them.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Name of the cache; it changes with the offline page and its script. */
const version = '{version}';
/** @type {string[]} */
const files = JSON.parse('{files}');
const [offlinePage = '/offline', ...itsFiles] = files;
/** Name of the cache of the application for saved lessons, which is filled once a lesson is saved. */
const savedVersion = '{savedVersion}';
/** @type {string[]} */
const savedFiles = JSON.parse('{savedFiles}');
const [savedPage = '/saved-lessons', ...savedAssets] = savedFiles;

worker.addEventListener('install', (event) => {
  // Static routes, where the browser knows them, start the worker for pages alone.
  /** @type {any} */ (event).addRoutes?.([
    ...[...itsFiles, ...savedAssets].map((urlPattern) => ({ condition: { urlPattern }, source: 'cache' })),
    ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })),
  ]);
  const install = async () => {
    await store(version, files);
    // A new release of the application replaces the one that is stored.
    if ((await caches.keys()).some((name) => name.startsWith('saved-'))) await store(savedVersion, savedFiles);
    await worker.skipWaiting();
  };
  event.waitUntil(install());
});

/**
 * @param {string} name
 * @param {string[]} addresses
 */
async function store(name, addresses) {
  const cache = await caches.open(name);
  await cache.addAll(addresses.map((address) => new Request(address, { cache: 'no-cache' })));
}

worker.addEventListener('message', (event) => {
  if (event.data !== 'store-saved-lessons') return;
  const answer = (/** @type {string} */ text) => event.ports[0]?.postMessage(text);
  event.waitUntil(
    store(savedVersion, savedFiles).then(
      () => answer('stored'),
      () => answer('failed'),
    ),
  );
});

worker.addEventListener('activate', (event) => {
  const removeFormer = async () => {
    const former = (await caches.keys()).filter((name) => name !== version && name !== savedVersion);
    await Promise.all(former.map((name) => caches.delete(name)));
  };
  event.waitUntil(
    Promise.all([removeFormer(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(load(event));
  else if ([...itsFiles, ...savedAssets].includes(new URL(request.url).pathname)) event.respondWith(loadFile(request));
});

/** @param {FetchEvent} event */
async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const isClassroom = /^\/(my-class|saved-lessons)(\/|$)/.test(new URL(request.url).pathname);
    const saved = isClassroom && (await caches.match(savedPage, { ignoreVary: true }));
    return saved || ((await caches.match(offlinePage)) ?? Response.error());
  }
}

/** @param {Request} request */
async function loadFile(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
