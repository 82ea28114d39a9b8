import type { Reducer } from '@reduxjs/toolkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { configureApi } from '@sinau/api-client';
import { fetchTransport } from '@sinau/api-client/transport';
import { BareRouteError } from './errors/route-error.tsx';
import { takeFirstData } from './feedback/first-data.ts';
import { createQueryClient } from './feedback/query-client.ts';
import { AppFrame } from './navigation/app-frame.tsx';
import { PrefetchContext, prefetchFrom } from './navigation/prefetch.ts';
import { untilRenewed } from './session/renewal.ts';
import { selectIsSignedIn, selectToken } from './session/session.slice.ts';
import { createAppStore } from './store.ts';

interface Application<S> {
  routes: RouteObject[];
  /** Slices of its own. */
  reducers: { [K in keyof S]: Reducer<S[K]> };
}

/** Starts an application in the page that the API served. */
export function startApp<S extends object>({ routes, reducers }: Application<S>) {
  const store = createAppStore(reducers);
  configureApi(untilRenewed(fetchTransport({ base: '/api', token: () => selectToken(store.getState()) }), store));

  const queryClient = createQueryClient(store);
  takeFirstData(queryClient, { isSignedIn: selectIsSignedIn(store.getState()) });

  const framed: RouteObject[] = [{ Component: AppFrame, ErrorBoundary: BareRouteError, children: routes }];
  const router = createBrowserRouter(framed);

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <PrefetchContext value={prefetchFrom(framed)}>
            <RouterProvider router={router} />
          </PrefetchContext>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
}
