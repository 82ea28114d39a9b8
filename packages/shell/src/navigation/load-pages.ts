import type { RouteObject } from 'react-router-dom';
import { matchPages } from './match-pages.ts';
import type { LoadSection } from './routes.tsx';

/**
 * Loads the code of an address into its routes, so that the first render of a router has it and a rendered page is
 * interactive as soon as it is hydrated.
 */
export async function loadPages(routes: RouteObject[], pathname: string) {
  await Promise.all(
    matchPages(routes, pathname).map(async ({ route, params }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      await (route.handle as LoadSection | undefined)?.(params);
    }),
  );
}
