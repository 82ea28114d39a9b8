import type { RenderedPage } from '@sinau/contracts/rendered-page';

/** Every page that the server renders. */
export const pages: readonly RenderedPage[] = Object.values(
  import.meta.glob<Record<string, RenderedPage>>('./pages/**/*.route.ts', { eager: true }),
).flatMap((module) => Object.values(module));
