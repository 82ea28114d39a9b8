import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code behind an address into its routes, so that the first render of a router has it. */
export async function loadPages(routes: RouteObject[], pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
