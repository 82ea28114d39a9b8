import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { PageNeed } from '@sinau/contracts/page';
import type { PagePath } from '@sinau/contracts/pages';
import { screens } from '@sinau/contracts/screens';
import { RouteError } from '../errors/route-error.tsx';
import { Guard } from './guard.tsx';
import { loadChunk } from './load-chunk.ts';
import { PageSkeleton } from './page-skeleton.tsx';

export type LoadSection = (params: Params) => Promise<{ readonly default: unknown }>;

/**
 * Needs of the pages by their paths. Those of partners and operators stand behind one guard for all: with one of its own,
 * a lesson would be mounted anew when its first save changes its address.
 */
const needs = new Map<PagePath, PageNeed | undefined>(
  Object.values(screens)
    .filter(({ need }) => !need?.startsWith('partner'))
    .flatMap(({ paths, need }) => paths.map((path: PagePath) => [path, need] as const)),
);

/**
 * A page whose code is loaded when first needed, for users who may open it. Its layout shows immediately.
 * @param loadSection Loads the section that the page shows at an address with these parameters.
 */
export function page(path: PagePath, load: () => Promise<ComponentType>, loadSection?: LoadSection): RouteObject {
  const lazy = async () => ({ Component: await loadChunk(load) });
  const route = { path, lazy, handle: loadSection, HydrateFallback: PageSkeleton };
  const need = needs.get(path);
  return need ? guarded(need, [route]) : route;
}

/** Pages with a shared layout. An error in a page keeps its layout on screen. */
export const layout = (Component: ComponentType, pages: RouteObject[]): RouteObject => ({
  Component,
  children: [{ ErrorBoundary: RouteError, children: pages }],
});

/** The same, with a layout that is loaded together with its pages. */
export const lazyLayout = (load: () => Promise<ComponentType>, pages: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await loadChunk(load) }),
  HydrateFallback: PageSkeleton,
  children: [{ ErrorBoundary: RouteError, children: pages }],
});

/** The same guard around a layout, so that redirected users do not see it. */
export const guarded = (need: PageNeed, pages: RouteObject[]): RouteObject => ({
  element: <Guard need={need} />,
  children: pages,
});
