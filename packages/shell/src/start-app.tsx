import type { Reducer } from '@reduxjs/toolkit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { configureApi } from '@sinau/api-client';
import { fetchTransport } from '@sinau/api-client/transport';
import { Application, layoutRoutes } from './application.tsx';
import { replayEarlyClick } from './replay-early-clicks.ts';
import { takeFirstData } from './feedback/first-data.ts';
import { createQueryClient } from './feedback/query-client.ts';
import { awaitFirstInteraction } from './navigation/on-first-interaction.ts';
import { loadPages } from './navigation/load-pages.ts';
import { nextTask } from './next-task.ts';
import { untilConfirmed, untilLeft, untilRenewed } from './session/renewal.ts';
import { selectIsSignedIn, selectToken } from './session/session.slice.ts';
import { createAppStore, createVisitorStore } from './store.ts';

export interface ApplicationParts<S> {
  routes: RouteObject[];
  /** Adds routes that few visitors need, at the first visit to one, to the children of the route {@link frameId}. */
  addRoutes?: PatchRoutesOnNavigationFunction;
  /** The application's own slices. */
  reducers: { [K in keyof S]: Reducer<S[K]> };
}

/** Starts an application in the page that the API served, and hydrates its rendered HTML. */
export async function startApp<S extends object>({ routes, addRoutes, reducers }: ApplicationParts<S>) {
  // In steps, so that none blocks a press for long on a slow phone.
  await nextTask();
  const store = createAppStore(reducers);
  configureApi(
    untilLeft(
      untilConfirmed(untilRenewed(fetchTransport({ base: '/api', token: () => selectToken(store.getState()) }), store)),
    ),
  );

  const queryClient = createQueryClient(store);
  const isSignedIn = selectIsSignedIn(store.getState());
  takeFirstData(queryClient, { isSignedIn });
  await nextTask();

  const root = document.getElementById('root')!;
  const framed = layoutRoutes(routes);
  const { renderedAt } = root.dataset;
  const isRendered = renderedAt !== undefined && (await hasCode(framed));
  await nextTask();

  // A router with hydration data does not scroll a page that the visitor has scrolled meanwhile.
  const router = createBrowserRouter(framed, {
    ...(isRendered && { hydrationData: {} }),
    ...(addRoutes && { patchRoutesOnNavigation: addRoutes }),
  });
  await nextTask();
  const parts = { store, queryClient, routes: framed, router, onMounted: showOwn };
  if (isRendered) {
    // The rendered page is not that of a signed-in user.
    if (!isSignedIn) awaitFirstInteraction();
    const rendered = { at: new Date(renderedAt), state: createVisitorStore(reducers).getState() };
    // In slices, so that the page can react in between.
    let hydrated!: Root;
    startTransition(() => void (hydrated = hydrateRoot(root, <Application {...parts} rendered={rendered} />)));
    return hydrated;
  }
  const reactRoot = createRoot(root);
  reactRoot.render(<Application {...parts} />);
  return reactRoot;
}

/** Tells whether the code of the page is loaded. Without it the page is rendered again, and shows the error. */
const hasCode = (routes: RouteObject[]) =>
  loadPages(routes, window.location.pathname).then(
    () => true,
    () => false,
  );

/** Shows the state of the actual user. */
function showOwn() {
  delete document.documentElement.dataset['returning'];
  void layOutRest();
  // Outside of an effect, in which React hydrates no further section for a press.
  setTimeout(replayEarlyClick);
}

/**
 * Lays out the lower sections, each in a frame of its own. Styles of a page define which sections wait
 * (`data-arriving`).
 */
async function layOutRest() {
  const { dataset } = document.documentElement;
  for (const next of ['rest', 'footer']) {
    await nextFrame();
    dataset['arriving'] = next;
  }
  await nextFrame();
  delete dataset['arriving'];
}

const nextFrame = () => new Promise(requestAnimationFrame);
