import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { build } from 'vite';
import type { Card } from './bare-page/page.tsx';
import type { renderPage } from './bare-page/render-page.tsx';

/**
 * Serves a page with as many cards as its query requests, using only React, a router and a query, rendered by the
 * server as ours are: the baseline of our pages on the same machine.
 */
export async function withBarePage(measure: (address: (cards: number) => string) => Promise<void>): Promise<void> {
  // Within the workspace, where the server's renderer finds its packages.
  const folder = await mkdtemp(join(import.meta.dirname, 'node_modules', '.bare-page-'));
  const app = Fastify();
  try {
    const shared = {
      root: join(import.meta.dirname, 'bare-page'),
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    } as const;
    await build({ ...shared, build: { outDir: join(folder, 'page'), modulePreload: { polyfill: false } } });
    await build({ ...shared, build: { outDir: join(folder, 'renderer'), ssr: 'render-page.tsx' } });
    const page = (await import(join(folder, 'renderer', 'render-page.js'))) as { renderPage: typeof renderPage };
    const template = await readFile(join(folder, 'page', 'index.html'), 'utf8');
    app.get('/cover.svg', async (_request, reply) =>
      reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'),
    );
    app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) =>
      reply.type('text/javascript').send(await readFile(join(folder, 'page', 'assets', params.file))),
    );
    app.get<{ Querystring: { cards?: string } }>('/', async ({ query }, reply) => {
      const cards = Array.from({ length: Number(query.cards) }, (_, index) => cardOf(index));
      const html = template
        .replace('<!--rendered-->', page.renderPage(cards))
        .replace('<!--cards-->', JSON.stringify(cards));
      return reply.type('text/html').send(html);
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await measure((cards) => `${origin}/?cards=${cards}`);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

const cardOf = (index: number): Card => ({
  slug: `card-${index}`,
  title: `A card of number ${index}`,
  thumbnail: '/cover.svg',
});
