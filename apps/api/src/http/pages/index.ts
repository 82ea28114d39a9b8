import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '@sinau/contracts/address';
import { pages } from '@sinau/contracts/screens';
import { allCategoriesCall, popularCategoriesCall } from '@sinau/contracts/catalog/catalog.search';
import { categoryEndpoints } from '@sinau/contracts/category/category.endpoints';
import { contentEndpoints } from '@sinau/contracts/content/content.endpoints';
import type { Env } from '../../platform/env.ts';
import type { PageCall, PublicPage } from '../../platform/public-page.ts';
import { securityHeaders } from '../security.ts';
import { dataHtml, headHtml } from './html.ts';
import { readPageFiles } from './page-files.ts';

/** They show themselves in a frame, as on a phone. */
const isPreviewPath = (path: string) => path.startsWith('/preview/');
const isCreatorPath = (path: string) => /^\/(creator|operator)(\/|$)/.test(path);

/** Serves both applications: files compressed ahead and cached for good, pages with what they need to show at once. */
export async function servePages(app: FastifyInstance, env: Env, publicPages: readonly PublicPage[]) {
  const learner = join(env.root, 'apps/learner/dist');
  const creator = join(env.root, 'apps/creator/dist');
  const shared = join(env.root, 'packages/ui/public');
  if (!existsSync(join(learner, 'index.html'))) {
    app.log.warn('the applications are not built: only the API is served');
    return;
  }

  const forGood = { immutable: true, maxAge: '1y', preCompressed: true, decorateReply: false } as const;
  await app.register(fastifyStatic, { root: join(learner, 'assets'), prefix: '/assets/', ...forGood });
  await app.register(fastifyStatic, { root: join(creator, 'assets'), prefix: '/creator/assets/', ...forGood });
  for (const folder of ['art', 'covers']) {
    await app.register(fastifyStatic, {
      root: join(shared, folder),
      prefix: `/${folder}/`,
      maxAge: '1d',
      decorateReply: false,
    });
  }

  const templates = {
    learner: readFileSync(join(learner, 'index.html'), 'utf8'),
    creator: readFileSync(join(creator, 'index.html'), 'utf8'),
  };
  const framedHeaders = securityHeaders({ isHttps: env.PUBLIC_URL.startsWith('https:'), isFramed: true });
  const linksOf = readPageFiles(learner);
  const settings = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL };
  const config = { productName: env.PRODUCT_NAME, demoMode: env.DEMO_MODE, socialLinks: env.SOCIAL_LINKS };

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /creator/\nDisallow: /preview/\nDisallow: /operator\n`),
  );
  const answering =
    ({ isKnown }: { isKnown: boolean }) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      // Two slashes would begin the name of another host, or of none.
      const url = new URL(request.url.replace(/^[/\\]+/, '/'), env.PUBLIC_URL);
      const isCreator = isCreatorPath(url.pathname);
      const { status, screen, head, data } = isCreator ? plainPage : await prepare(app, publicPages, url, request.ip);
      const links = screen ? linksOf(screen) : '';
      // Functions, since a `$` in the data must not be read as a pattern. A page's styles follow the application's.
      const page = templates[isCreator ? 'creator' : 'learner']
        .replace('<!--head-->', () => headHtml(head, settings))
        .replace('</head>', `${links}</head>`)
        .replace('<!--data-->', () => dataHtml(config, data));
      if (isPreviewPath(url.pathname)) reply.headers(framedHeaders);
      return reply
        .code(isKnown ? status : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page);
    };
  for (const path of pages.flatMap(({ paths }) => paths)) app.get(path, answering({ isKnown: true }));
  app.get('/*', answering({ isKnown: false }));
}

const plainPage = { status: 200, screen: undefined, head: null, data: [] };

/** What the navbar, the footer and the banner above them show on every page. */
const frame: readonly PageCall[] = [
  { endpoint: contentEndpoints.banner },
  { endpoint: categoryEndpoints.list, input: allCategoriesCall() },
  { endpoint: categoryEndpoints.list, input: popularCategoriesCall() },
];

/**
 * Makes a page's first calls as a visitor would: all that a public one shows, and of any other its frame, so that no
 * banner pushes it down. The page opens even where one of them fails.
 */
async function prepare(app: FastifyInstance, publicPages: readonly PublicPage[], url: URL, address: string) {
  const page = publicPages.find(({ pattern }) => pattern.test(url.pathname));
  const calls = [...(page?.calls(url) ?? []), ...frame];
  const answers = await Promise.all(calls.map((call) => answerOf(app, call, address)));
  const main = page && answers[0];
  return {
    status: main?.status === 404 ? 404 : 200,
    screen: page?.screen,
    head: page && main?.status === 200 ? page.head(url, main.data) : null,
    data: answers.filter(({ status }) => status === 200).map(({ key, data }) => ({ key, data })),
  };
}

/** The page's own calls count against the limits of the visitor who opened the page. */
async function answerOf(app: FastifyInstance, { endpoint, input }: PageCall, remoteAddress: string) {
  const response = await app.inject({ method: 'GET', url: `/api${addressOf(endpoint.path, input)}`, remoteAddress });
  const { data } = response.json<{ data: unknown }>();
  return { status: response.statusCode, key: [...endpoint.id.split('.'), ...(input ? [input] : [])], data };
}
