import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { RenderedAt, useIsMounted } from '@sinau/ui';
import { BareRouteError } from './errors/route-error.tsx';
import { AppFrame } from './navigation/app-frame.tsx';
import { PrefetchContext, prefetchFrom } from './navigation/prefetch.ts';
import type { ShellState, ShellStore } from './store.ts';

/** Id of the route around every page. */
export const frameId = 'frame';

/** Layout around every page. */
export const layoutRoutes = (routes: RouteObject[]): RouteObject[] => [
  { id: frameId, Component: AppFrame, ErrorBoundary: BareRouteError, children: routes },
];

interface ApplicationProps {
  store: ShellStore;
  queryClient: QueryClient;
  routes: RouteObject[];
  router: Parameters<typeof RouterProvider>[0]['router'];
  /** Time and state of a page that the server rendered. */
  rendered?: { at: Date; state: ShellState } | undefined;
  /** Called once the page shows the visitor's own state. */
  onMounted?: () => void;
}

/** Root component of an application: the same on the server and in the browser. */
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
