import { createContext, use, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { matchPages } from './match-pages.ts';
import type { LoadSection } from './routes.tsx';

type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Loads the code of the pages behind an address; the browser caches it, so repeated calls are free. */
export const prefetchFrom =
  (routes: RouteObject[]): Prefetch =>
  (href) => {
    for (const { route, params } of matchPages(routes, href.split(/[?#]/)[0] ?? href)) {
      if (typeof route.lazy === 'function') void route.lazy().catch(ignore);
      void (route.handle as LoadSection | undefined)?.(params).catch(ignore);
    }
  };

/** Navigating there loads it again, and shows the error. */
const ignore = () => undefined;

export const usePrefetch = () => use(PrefetchContext);

/** Loads the page that usually comes next, when the browser is idle. */
export function usePrefetchOnIdle(href: string) {
  const prefetch = usePrefetch();
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return undefined;
    const handle = window.requestIdleCallback(() => prefetch(href), { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, [prefetch, href]);
}
