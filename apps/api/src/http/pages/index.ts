import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasControls } from '@sinau/contracts/address';
import { hasGoogleButton } from '@sinau/contracts/core/auth/google-pages';
import type { RenderedPage } from '@sinau/contracts/rendered-page';
import { pages } from '@sinau/contracts/pages';
import { screens } from '@sinau/contracts/screens';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Env } from '../../platform/env.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { mediaOrigins } from '../delivery.ts';
import { securityHeaders } from '../security.ts';
import { canonicalPath } from './canonical.ts';
import { dataHtml, emptyRoot, headHtml, rootHtml } from './html.ts';
import { serveInstalledApp } from './installed/index.ts';
import { readSavedLessonsApp } from './installed/saved-lessons.ts';
import { readPageFiles, readPreloads, type PageFiles } from './page-files.ts';
import { loadPageRenderer, renderedTtlMs } from './page-renderer.ts';
import { preparePage, sharingOf } from './prepare-page.ts';
import { createReleaseArchive, type ReleaseArchive } from './release-archive.ts';
import { robotsText } from './robots.ts';
import { linksTo, renderedFiles, readTemplate, type Files } from './template.ts';

/**
 * Time after which a page that was sent unrendered is tried again. Sooner, a busy process would make such pages instead
 * of rendering.
 */
const shellTtlMs = 5_000;

/** Page of a path: its definition where the server renders it, and the modules to preload. */
interface KnownPage {
  readonly rendered: RenderedPage | undefined;
  /** The modules of a page of the portal whose files are named in its head. */
  readonly preload: readonly string[] | undefined;
}

/** Previews are shown in a frame, as on a phone. */
const isPreviewPath = (path: string) => path.startsWith('/preview/');
const isCreatorPath = (path: string) => /^\/(creator|operator)(\/|$)/.test(path);

/**
 * Serves both applications: files compressed in advance and cached forever, pages with the data of their first view.
 */
export async function servePages(app: FastifyInstance, env: Env, clock: Clock) {
  const learner = join(env.root, 'apps/learner/dist');
  const creator = join(env.root, 'apps/creator/dist');
  const shared = join(env.root, 'packages/ui/public');
  if (!existsSync(join(learner, 'index.html'))) {
    app.log.warn('the applications are not built: only the API is served');
    return;
  }

  // Files that never change are not requested again, nor is a range of one.
  const forGood = {
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    decorateReply: false,
  } as const;
  const folders = {
    learner: join(learner, 'assets'),
    creator: join(creator, 'assets'),
    'saved-lessons': join(learner, 'saved-lessons/assets'),
  };
  const archive = createReleaseArchive(createFileStore('releases', env), folders, clock);
  for (const [name, prefix] of [
    ['learner', '/assets/'],
    ['creator', '/creator/assets/'],
    ['saved-lessons', `${screens.savedLessons()}/assets/`],
  ] as const)
    await app.register(
      async (files) => {
        files.addHook('onRequest', withFewHeaders);
        await files.register(fastifyStatic, { root: folders[name], prefix: '/', ...forGood });
        files.setNotFoundHandler((request, reply) => sendFormerAsset(request, reply, archive, name));
      },
      { prefix },
    );
  if (env.NODE_ENV === 'production') archiveOnceListening(app, archive);
  for (const folder of ['art', 'covers']) {
    await app.register(fastifyStatic, {
      root: join(shared, folder),
      prefix: `/${folder}/`,
      maxAge: '1d',
      decorateReply: false,
    });
  }

  const templates = {
    learner: readTemplate(readFileSync(join(learner, 'index.html'), 'utf8')),
    creator: readTemplate(readFileSync(join(creator, 'index.html'), 'utf8')),
  };
  const page = {
    isHttps: env.PUBLIC_URL.startsWith('https:'),
    ...(env.AD_PIXEL_ID && { adPixelUrl: env.AD_PIXEL_URL }),
    template: templates.learner.whole,
    mediaOrigins: mediaOrigins(env),
  };
  const learnerHeaders = securityHeaders(page);
  const framedHeaders = securityHeaders({ ...page, isFramed: true });
  const googleHeaders = securityHeaders({ ...page, hasGoogle: env.GOOGLE_CLIENT_ID !== undefined });
  const headersFor = (path: string) => {
    if (isPreviewPath(path)) return framedHeaders;
    return hasGoogleButton(path) ? googleHeaders : learnerHeaders;
  };
  const filesOf = { learner: readPageFiles(learner, '/'), creator: readPageFiles(creator, '/creator/') };
  const settings = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL };
  const config = {
    productName: env.PRODUCT_NAME,
    demoMode: env.DEMO_MODE,
    socialLinks: env.SOCIAL_LINKS,
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    adPixel: env.AD_PIXEL_ID ? { id: env.AD_PIXEL_ID, url: env.AD_PIXEL_URL } : null,
    contactEmail: env.CONTACT_EMAIL,
  };
  const { template, files: savedFiles } = readSavedLessonsApp(join(learner, 'saved-lessons'));
  const html = template.replace('<!--data-->', () => dataHtml(config, []));
  const saved = { html, files: savedFiles, headers: securityHeaders({ ...page, template }) };
  serveInstalledApp(app, { productName: env.PRODUCT_NAME, template: templates.learner.whole, saved });
  const renderer = await loadPageRenderer(learner, config, app.log);
  const preloads = readPreloads(creator);
  const styles = new Map<string, string>();
  const readStyle = (address: string) => {
    const style = styles.get(address) ?? readFileSync(join(learner, address), 'utf8');
    styles.set(address, style);
    return style;
  };

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robotsText(env.PUBLIC_URL)));
  const answering = (known?: KnownPage) => async (request: FastifyRequest, reply: FastifyReply) => {
    // Two slashes would begin the name of another host, or of none.
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), env.PUBLIC_URL);
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 301);
    const isCreator = isCreatorPath(url.pathname);
    const params = request.params as Record<string, string>;
    const at = { pathname: url.pathname, params, search: url.searchParams };
    const { status, modules, head, data, isWhole } = isCreator
      ? plainPage
      : await preparePage(app, renderer, known?.rendered, at, request.ip);
    const rendered = head && (await renderer.render({ path: url.pathname + url.search, answers: data }));
    const ttlMs = rendered ? renderedTtlMs - (Date.now() - Date.parse(rendered.at)) : shellTtlMs;
    // A page that lacks an answer is soon made again.
    if (request.cacheEntry) request.cacheEntry.ttlMs = isWhole ? ttlMs : 0;
    const files = known?.preload ? filesOf.creator(...known.preload) : filesOf.learner(...modules);
    const { whole, bare, files: common } = templates[isCreator ? 'creator' : 'learner'];
    // Functions, since a `$` in the data must not be read as a pattern. A page's styles follow the application's.
    const html = (rendered ? bare : whole)
      .replace('<!--head-->', () => headHtml(head, settings))
      .replace('</head>', () => `${rendered ? renderedFiles(joined(common, files), readStyle) : linksTo(files)}</head>`)
      .replace(emptyRoot, () => rootHtml(rendered))
      .replace('<!--data-->', () => dataHtml(config, data));
    if (!isCreator) reply.headers(headersFor(url.pathname));
    return reply
      .code(known && !Object.values(params).some(hasControls) ? status : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html);
  };
  for (const path of pages.flatMap(({ paths }) => paths)) {
    if (path === screens.savedLessons()) continue;
    const rendered = renderer.pages.find((page) => page.path === path);
    app.get(path, { config: rendered ? sharingOf(rendered) : {} }, answering({ rendered, preload: preloads[path] }));
  }
  app.get('/*', answering());
}

/** Content types of assets, by their extension. */
const assetTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** Sends an asset of a former release. */
async function sendFormerAsset(request: FastifyRequest, reply: FastifyReply, archive: ReleaseArchive, name: string) {
  const file = new URL(request.url, 'http://localhost').pathname.split('/').at(-1)!;
  const found = await archive.find(name, file);
  if (!found) throw new AppError('not_found');
  return reply
    .type(assetTypes[file.split('.').at(-1)!] ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(found);
}

/** Archives the release in the background: a start neither waits for it nor fails with it. */
function archiveOnceListening(app: FastifyInstance, archive: ReleaseArchive) {
  let storing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    storing = archive.add().catch((err: unknown) => app.log.warn({ err }, 'the release is not archived'));
  });
  app.addHook('onClose', async () => storing);
}

/** Headers that only pages and calls need: a kilobyte for each of a page's forty files. */
const notForFiles = [
  'x-request-id',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const withFewHeaders = async (_request: FastifyRequest, reply: FastifyReply) => {
  for (const name of notForFiles) reply.removeHeader(name);
};

/** Adds the styles of lazily imported sections: the server renders these as well. */
const joined = (application: Files, { styles, sectionStyles, modules }: PageFiles): Files => ({
  styles: [...application.styles, ...styles, ...sectionStyles],
  modules: [...application.modules, ...modules],
});

const plainPage = { status: 200, modules: [] as string[], head: null, data: [], isWhole: true };
