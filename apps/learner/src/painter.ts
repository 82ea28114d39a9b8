import type { AppConfig } from '@sinau/shell/painting';

// The server's entry: the API loads it and knows it by its types alone (`http/pages/painter.ts`).

export { pages } from './rendered-pages.ts';

/** Its code comes with the first page: a process that serves none does without. */
export async function createPainter(config: AppConfig) {
  const [painting, { application }] = await Promise.all([import('@sinau/shell/painting'), import('./application.ts')]);
  return painting.createPainter(application, config);
}
