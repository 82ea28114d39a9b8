import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { frameId, loadChunk } from '@sinau/shell';
import { routes } from './router.tsx';

let isAdded = false;

/** Adds the operator panel with the first visit to it: partners load none of it. */
export const addDeskRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isAdded || !`${path}/`.startsWith('/operator/')) return;
  const { deskRoutes } = await loadChunk(() => import('./desk-routes.tsx'));
  if (isAdded) return;
  isAdded = true;
  // For the router, and for what prefetches pages.
  patch(frameId, deskRoutes);
  routes.push(...deskRoutes);
};
