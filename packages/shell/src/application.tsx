import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { PaintedAt, useIsMounted } from '@sinau/ui';
import { BareRouteError } from './errors/route-error.tsx';
import { AppFrame } from './navigation/app-frame.tsx';
import { PrefetchContext, prefetchFrom } from './navigation/prefetch.ts';
import type { ShellState, ShellStore } from './store.ts';

/** What every page stands in. */
export const frameRoutes = (routes: RouteObject[]): RouteObject[] => [
  { Component: AppFrame, ErrorBoundary: BareRouteError, children: routes },
];

interface ApplicationProps {
  store: ShellStore;
  queryClient: QueryClient;
  routes: RouteObject[];
  router: Parameters<typeof RouterProvider>[0]['router'];
  /** Of a page that the server painted: when, and what it knew then. */
  painted?: { at: Date; state: ShellState } | undefined;
  /** Called once the page is that of whoever looks at it. */
  onMounted?: () => void;
}

/** An application around its pages: the same on the server and in the browser. */
export const Application = ({ store, queryClient, routes, router, painted, onMounted }: ApplicationProps) => (
  <StrictMode>
    <PaintedAt value={painted?.at ?? null}>
      <Provider store={store} {...(painted && { serverState: painted.state })}>
        <QueryClientProvider client={queryClient}>
          <PrefetchContext value={prefetchFrom(routes)}>
            <RouterProvider router={router} />
          </PrefetchContext>
        </QueryClientProvider>
      </Provider>
      {onMounted && <Mounted onMounted={onMounted} />}
    </PaintedAt>
  </StrictMode>
);

function Mounted({ onMounted }: { onMounted: () => void }) {
  const isMounted = useIsMounted();
  useEffect(() => {
    if (isMounted) onMounted();
  }, [isMounted, onMounted]);
  return null;
}
