import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { screens } from '@sinau/contracts/screens';
import { sourceFile } from '../../../platform/paths.ts';
import { drawIcon, icons, manifestOf, type IconName } from './manifest.ts';
import { offlineFiles, offlinePageHtml } from './offline-page.ts';

interface Options {
  readonly productName: string;
  /** HTML of the learner's application, which names the font. */
  readonly template: string;
  /** Page of saved lessons, with its headers, and the files that it needs without a connection. */
  readonly saved: { readonly html: string; readonly headers: OutgoingHttpHeaders; readonly files: readonly string[] };
}

/**
 * Serves what makes the website an installable application: manifest, icons, service worker, offline page, and the page
 * of saved lessons.
 */
export function serveInstalledApp(app: FastifyInstance, { productName, template, saved }: Options) {
  const [font = null] = /[^"]*plus-jakarta-sans[^"]*\.woff2/.exec(template) ?? [];
  const page = offlinePageHtml({ productName, font, drawing: browserFile('offline.svg') });
  const script = browserFile('offline.js');
  const files = [offlineFiles.page, offlineFiles.script, ...(font ? [font] : [])];
  const worker = browserFile('service-worker.js')
    .replace('{version}', `offline-${hashOf(page, script)}`)
    .replace('{files}', JSON.stringify(files))
    .replace('{savedVersion}', `saved-${hashOf(saved.html, ...saved.files)}`)
    .replace('{savedFiles}', JSON.stringify(saved.files));
  const manifest = JSON.stringify(manifestOf(productName));

  const serve = (path: string, type: string, body: string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  serve('/manifest.webmanifest', 'application/manifest+json', manifest);
  serve('/service-worker.js', 'text/javascript; charset=utf-8', worker);
  serve(offlineFiles.page, 'text/html; charset=utf-8', page);
  serve(offlineFiles.script, 'text/javascript; charset=utf-8', script);

  app.get(screens.savedLessons(), async (_request, reply) =>
    reply.headers(saved.headers).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(saved.html),
  );

  const drawn = new Map<IconName, Promise<Buffer>>();
  for (const name of Object.keys(icons) as IconName[])
    app.get(`/${name}`, async (_request, reply) => {
      const drawing = drawn.get(name) ?? drawIcon(name);
      drawn.set(name, drawing);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await drawing);
    });
}

const browserFile = (name: string) => readFileSync(sourceFile(`http/pages/installed/browser/${name}`), 'utf8');
const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 12);
