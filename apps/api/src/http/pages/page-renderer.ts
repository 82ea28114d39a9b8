import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@sinau/contracts/rendered-page';

interface RenderRequest {
  /** Path and query of the page. */
  readonly path: string;
  /** Answers of the page's first calls, under the keys of its queries. */
  readonly answers: readonly { readonly key: readonly unknown[]; readonly data: unknown }[];
}
export interface PageMarkup {
  readonly html: string;
  readonly at: string;
}
export interface PageRenderer {
  readonly pages: readonly RenderedPage[];
  modulesOf(pathname: string): Promise<string[]>;
  /** Null where it cannot be rendered, or the process has too much to render. */
  render(page: RenderRequest): Promise<PageMarkup | null>;
}
interface Renderer {
  /** The modules of the page behind a path that are imported lazily, as the manifest names them. */
  modulesOf(pathname: string): Promise<string[]>;
  render(page: RenderRequest & { now: Date }): Promise<string>;
}
/** Exports of `apps/learner/src/renderer.ts`. */
interface RendererModule {
  readonly pages: readonly RenderedPage[];
  createRenderer(config: object): Promise<Renderer>;
}

const maxBytes = 16 * 1024 * 1024;
/** Maximum age of what a page says about time, such as when a promotion ends. */
export const renderedTtlMs = 60_000;
/** Rendering blocks everything else, so it may take half of the time and no more; other pages are sent as data. */
const busyShare = 0.5;
const mostDebtMs = 250;

/** The pages that the learner application renders on the server, and what renders them. */
export async function loadPageRenderer(dist: string, config: object, log: FastifyBaseLogger): Promise<PageRenderer> {
  const file = join(dist, 'renderer/renderer.js');
  if (!existsSync(file)) return { pages: [], modulesOf: async () => [], render: async () => null };
  const { pages, createRenderer } = (await import(pathToFileURL(file).href)) as RendererModule;
  return { pages, ...createPageRenderer(() => createRenderer(config), log) };
}

/**
 * Renders pages as a visitor sees them, with the learner's own components. The same answers are rendered once. A page
 * without a rendering is sent with its data alone and is rendered in the browser.
 */
function createPageRenderer(load: () => Promise<Renderer>, log: FastifyBaseLogger) {
  // As bytes: React builds its string from thousands of pieces, which take several times the memory of the text.
  const rendered = new LRUCache<string, { readonly bytes: Buffer; readonly at: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: renderedTtlMs,
  });
  // Loaded with the first page: a process that serves none does not need it.
  let loading: Promise<Renderer> | undefined;
  const getRenderer = () => (loading ??= load());
  const budget = createBudget();
  // The query is omitted: users typed it.
  const fail = (error: unknown, path: string) =>
    log.error({ err: error, page: path.split('?')[0] }, 'page not rendered');

  return {
    async modulesOf(pathname: string): Promise<string[]> {
      try {
        return await (await getRenderer()).modulesOf(pathname);
      } catch (error) {
        fail(error, pathname);
        return [];
      }
    },
    async render(page: RenderRequest): Promise<PageMarkup | null> {
      const key = createHash('sha1').update(JSON.stringify(page)).digest('base64');
      const cached = rendered.get(key);
      if (cached) return { html: cached.bytes.toString(), at: cached.at };
      if (budget.isSpent()) return null;
      try {
        const renderer = await getRenderer();
        const now = new Date();
        const html = await budget.spend(() => renderer.render({ ...page, now }));
        const at = now.toISOString();
        rendered.set(key, { bytes: Buffer.from(html), at });
        return { html, at };
      } catch (error) {
        fail(error, page.path);
        return null;
      }
    },
  };
}

/** Counts the time spent that later idle time has not yet made up for. */
function createBudget() {
  let debt = 0;
  let settledAt = performance.now();
  const settle = () => {
    const now = performance.now();
    debt = Math.max(0, debt - (now - settledAt) * busyShare);
    settledAt = now;
  };
  return {
    isSpent() {
      settle();
      return debt > mostDebtMs;
    },
    async spend<T>(work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      try {
        return await work();
      } finally {
        settle();
        debt += performance.now() - began;
      }
    },
  };
}
