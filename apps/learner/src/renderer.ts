import type { AppConfig } from '@sinau/shell/rendering';

// The server's entry: the API loads it and knows it by its types alone (`http/pages/page-renderer.ts`).

export { pages } from './rendered-pages.ts';

/** Code of the renderer comes with the first page: a process that serves none does without. */
export async function createRenderer(config: AppConfig) {
  const [rendering, { application }] = await Promise.all([
    import('@sinau/shell/rendering'),
    import('./application.ts'),
  ]);
  return rendering.createRenderer(application, config);
}
