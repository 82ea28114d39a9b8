import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { build } from 'vite';

/**
 * Serves a page that shows as many cards as its query asks for with nothing but React, a router and a query: what a page
 * of ours is compared with on the same machine.
 */
export async function withBarePage(measure: (address: (cards: number) => string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-page-'));
  const app = Fastify();
  try {
    await build({
      root: join(import.meta.dirname, 'bare-page'),
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    app.get<{ Querystring: { cards?: string } }>('/cards', async ({ query }) =>
      Array.from({ length: Number(query.cards) }, (_, index) => cardOf(index)),
    );
    app.get('/cover.svg', async (_request, reply) =>
      reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'),
    );
    app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) =>
      reply.type('text/javascript').send(await readFile(join(folder, 'assets', params.file))),
    );
    app.get('/', async (_request, reply) => reply.type('text/html').send(await readFile(join(folder, 'index.html'))));
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await measure((cards) => `${origin}/?cards=${cards}`);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

const cardOf = (index: number) => ({
  slug: `card-${index}`,
  title: `A card of number ${index}`,
  thumbnail: '/cover.svg',
});
