import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PagePath } from '@sinau/contracts/page-paths';
import { RouteError } from '../errors/route-error.tsx';
import { Guard, type Need } from './guard.tsx';
import { loadChunk } from './load-chunk.ts';
import { PagePlace } from './page-place.tsx';

/** A page whose code comes when it is first needed. Its layout shows at once. */
export const page = (path: PagePath, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadChunk(load) }),
  HydrateFallback: PagePlace,
});

/** Pages in one frame. What fails in a page leaves the frame standing. */
export const layout = (Component: ComponentType, pages: RouteObject[]): RouteObject => ({
  Component,
  children: [{ ErrorBoundary: RouteError, children: pages }],
});

/** The same with a frame that only its own pages need, so it comes with them. */
export const lazyLayout = (load: () => Promise<ComponentType>, pages: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await loadChunk(load) }),
  HydrateFallback: PagePlace,
  children: [{ ErrorBoundary: RouteError, children: pages }],
});

/** Pages for those who meet a need; the others are sent where they can. */
export const guarded = (need: Need, pages: RouteObject[]): RouteObject => ({
  element: <Guard need={need} />,
  children: pages,
});
