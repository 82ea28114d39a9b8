import type { Reducer } from '@reduxjs/toolkit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { configureApi } from '@sinau/api-client';
import { fetchTransport } from '@sinau/api-client/transport';
import { Application, layoutRoutes } from './application.tsx';
import { replayEarlyClick } from './replay-early-clicks.ts';
import { takeFirstData } from './feedback/first-data.ts';
import { createQueryClient } from './feedback/query-client.ts';
import { awaitFirstInteraction } from './navigation/on-first-interaction.ts';
import { loadPages } from './navigation/load-pages.ts';
import { nextTask } from './next-task.ts';
import { untilLeft, untilRenewed } from './session/renewal.ts';
import { selectIsSignedIn, selectToken } from './session/session.slice.ts';
import { createAppStore, createVisitorStore } from './store.ts';

export interface ApplicationParts<S> {
  routes: RouteObject[];
  /** Slices of its own. */
  reducers: { [K in keyof S]: Reducer<S[K]> };
}

/** Starts an application in the page that the API served, and takes over what the server rendered of it. */
export async function startApp<S extends object>({ routes, reducers }: ApplicationParts<S>) {
  // In steps, so that none holds up a press for long on a slow phone.
  await nextTask();
  const store = createAppStore(reducers);
  configureApi(
    untilLeft(untilRenewed(fetchTransport({ base: '/api', token: () => selectToken(store.getState()) }), store)),
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

  // A router that begins with data of the server leaves a page where its reader has scrolled it meanwhile.
  const router = createBrowserRouter(framed, isRendered ? { hydrationData: {} } : {});
  await nextTask();
  const parts = { store, queryClient, routes: framed, router, onMounted: showOwn };
  if (isRendered) {
    // What was rendered is not that of somebody who is signed in.
    if (!isSignedIn) awaitFirstInteraction();
    const rendered = { at: new Date(renderedAt), state: createVisitorStore(reducers).getState() };
    // In slices, between which the page answers.
    let hydrated!: Root;
    startTransition(() => void (hydrated = hydrateRoot(root, <Application {...parts} rendered={rendered} />)));
    return hydrated;
  }
  const reactRoot = createRoot(root);
  reactRoot.render(<Application {...parts} />);
  return reactRoot;
}

/** Whether the code of the page is there. Without it the page is rendered anew, and says what is wrong. */
const hasCode = (routes: RouteObject[]) =>
  loadPages(routes, window.location.pathname).then(
    () => true,
    () => false,
  );

/** From now on the page is that of whoever looks at it. */
function showOwn() {
  delete document.documentElement.dataset['returning'];
  void layOutRest();
  // Outside of an effect, within which React takes over no further part of the page for a press.
  setTimeout(replayEarlyClick);
}

/** Lays out what lies far below, each part in a frame of its own. Styles of a page say which parts wait (`data-arriving`). */
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
