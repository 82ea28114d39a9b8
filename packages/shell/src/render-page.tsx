import type { QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { setAppConfig, type AppConfig } from './app-config.ts';
import { Application, layoutRoutes } from './application.tsx';
import { createQueryClient } from './feedback/query-client.ts';
import { loadSections } from './navigation/lazy-section.ts';
import { loadPages } from './navigation/load-pages.ts';
import { candidateRoutes, matchPages } from './navigation/match-pages.ts';
import { moduleOf } from './navigation/module-names.ts';
import type { LoadSection } from './navigation/routes.tsx';
import type { ApplicationParts } from './start-app.tsx';
import { createVisitorStore } from './store.ts';

export interface RenderRequest {
  /** Path and query. */
  path: string;
  /** Answers of the page's first calls, under the keys of its queries. */
  answers: readonly { key: QueryKey; data: unknown }[];
  now: Date;
}

/**
 * Creates the renderer that makes the HTML of a page on the server, from the components of the browser: as a visitor
 * sees it.
 */
export function createRenderer<S extends object>({ routes, reducers }: ApplicationParts<S>, config: AppConfig) {
  setAppConfig(config);
  const framed = layoutRoutes(routes);
  /** The modules of a page that are imported lazily: of its layouts, of itself, and of the section that it shows. */
  const modulesOf = async (pathname: string): Promise<string[]> => {
    await loadPages(framed, pathname);
    const matches = matchPages(framed, pathname).map(async ({ route, params }) => {
      const section = await (route.handle as LoadSection | undefined)?.(params);
      return [moduleOf(route.Component), moduleOf(section?.default)];
    });
    return (await Promise.all(matches)).flat().filter((module) => module !== undefined);
  };
  const render = async ({ path, answers, now }: RenderRequest): Promise<string> => {
    const pathname = path.split('?')[0]!;
    await loadPages(framed, pathname);
    await loadSections();
    const store = createVisitorStore(reducers);
    const queryClient = createQueryClient(store);
    for (const { key, data } of answers) queryClient.setQueryData(key, data);
    const router = createMemoryRouter(candidateRoutes(framed, pathname), { initialEntries: [path] });
    try {
      return renderToString(
        <Application
          store={store}
          queryClient={queryClient}
          routes={framed}
          router={router}
          rendered={{ at: now, state: store.getState() }}
          onMounted={nothing}
        />,
      );
    } finally {
      router.dispose();
    }
  };
  return { modulesOf, render };
}

/** Makes the tree equal to that of the browser. */
const nothing = () => undefined;
