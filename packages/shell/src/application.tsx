import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { RenderedAt, useIsMounted } from '@sinau/ui';
import { BareRouteError } from './errors/route-error.tsx';
import { AppFrame } from './navigation/app-frame.tsx';
import { PrefetchContext, prefetchFrom } from './navigation/prefetch.ts';
import type { ShellState, ShellStore } from './store.ts';

/** What every page stands in. */
export const layoutRoutes = (routes: RouteObject[]): RouteObject[] => [
  { Component: AppFrame, ErrorBoundary: BareRouteError, children: routes },
];

interface ApplicationProps {
  store: ShellStore;
  queryClient: QueryClient;
  routes: RouteObject[];
  router: Parameters<typeof RouterProvider>[0]['router'];
  /** Of a page that the server rendered: when, and what it knew then. */
  rendered?: { at: Date; state: ShellState } | undefined;
  /** Called once the page is that of whoever looks at it. */
  onMounted?: () => void;
}

/** An application around its pages: the same on the server and in the browser. */
export const Application = ({ store, queryClient, routes, router, rendered, onMounted }: ApplicationProps) => (
  <StrictMode>
    <RenderedAt value={rendered?.at ?? null}>
      <Provider store={store} {...(rendered && { serverState: rendered.state })}>
        <QueryClientProvider client={queryClient}>
          <PrefetchContext value={prefetchFrom(routes)}>
            <RouterProvider router={router} />
          </PrefetchContext>
        </QueryClientProvider>
      </Provider>
      {onMounted && <Mounted onMounted={onMounted} />}
    </RenderedAt>
  </StrictMode>
);

function Mounted({ onMounted }: { onMounted: () => void }) {
  const isMounted = useIsMounted();
  useEffect(() => {
    if (isMounted) onMounted();
  }, [isMounted, onMounted]);
  return null;
}
