import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchPages } from './match-pages.ts';

const routes: RouteObject[] = [
  {
    children: [
      { children: [{ path: '/' }, { path: '/catalog' }, { path: '/catalog/:slug' }, { path: '*' }] },
      { path: '/certificate/:number?' },
    ],
  },
  { children: [{ path: '/profile/:slug' }, { path: '/profile/edit' }, { path: '/profile/portfolio/details/:id?' }] },
];

// The router warns about an address that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test.each([
  '/',
  '/catalog',
  '/catalog/',
  '/Catalog/menulis-berita',
  '/c%61talog/menulis%20berita',
  '/catalog/a/b',
  '/certificate',
  '/certificate/7Q2M',
  '/profile/edit',
  '/profile/sekar',
  '/profile/portfolio/details',
  '/nowhere',
  '/%',
])('%s matches the same routes as in the router itself', (path) => {
  const found = matchRoutes(routes, path) ?? [];
  const matches = matchPages(routes, path);
  expect(matches.map(({ params }) => params)).toEqual(found.map(({ params }) => params));
  expect(matches).toHaveLength(found.length);
  for (const [index, { route }] of matches.entries()) expect(route).toBe(found[index]!.route);
});
