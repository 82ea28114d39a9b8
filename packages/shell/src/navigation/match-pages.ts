import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/** Returns the routes that match an address, outermost first. */
export function matchPages(routes: RouteObject[], pathname: string): Pick<RouteMatch<string>, 'route' | 'params'>[] {
  const matches = matchRoutes(candidateRoutes(routes, pathname), pathname) ?? [];
  return matches.map(({ route, params }) => ({ route: (route as Candidate).original, params }));
}

/**
 * Returns copies of the routes that begin like an address. The router prepares every page of an application before it
 * compares an address with any, which costs a slow phone 40 ms and the server a quarter of a rendering.
 */
export const candidateRoutes = (routes: RouteObject[], pathname: string): RouteObject[] =>
  candidates(routes, segmentsOf(decoded(pathname)));

type Candidate = RouteObject & { original: RouteObject };

function candidates(routes: RouteObject[], segments: readonly string[]): Candidate[] {
  return routes.flatMap((original): Candidate[] => {
    const { path, children } = original;
    if (path && !mayLeadTo(path, segments)) return [];
    const kept = children && candidates(children, segments);
    if (kept?.length === 0) return [];
    return [{ ...original, original, ...(kept && { children: kept }) } as Candidate];
  });
}

/** Compares the segments before the first parameter. */
function mayLeadTo(path: string, segments: readonly string[]) {
  if (!path.startsWith('/')) return true;
  for (const [index, segment] of segmentsOf(path).entries()) {
    if (/^[:*]|\?$/.test(segment)) return true;
    if (segment !== segments[index]) return false;
  }
  return true;
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
