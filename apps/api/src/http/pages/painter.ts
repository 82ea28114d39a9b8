import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@sinau/contracts/rendered-page';

interface PageToPaint {
  /** Path and query. */
  readonly path: string;
  /** Of the page's first calls, under the keys of its queries. */
  readonly answers: readonly { readonly key: readonly unknown[]; readonly data: unknown }[];
}
export interface PaintedPage {
  readonly html: string;
  readonly at: string;
}
export interface PagePainter {
  readonly pages: readonly RenderedPage[];
  modulesOf(pathname: string): Promise<string[]>;
  /** Null where it cannot be painted, or the process has too much to paint. */
  paint(page: PageToPaint): Promise<PaintedPage | null>;
}
interface Painter {
  /** The modules of the page behind a path that are imported lazily, as the manifest names them. */
  modulesOf(pathname: string): Promise<string[]>;
  paint(page: PageToPaint & { now: Date }): Promise<string>;
}
/** What `apps/learner/src/painter.ts` exports. */
interface PainterModule {
  readonly pages: readonly RenderedPage[];
  createPainter(config: object): Promise<Painter>;
}

const keptBytes = 16 * 1024 * 1024;
/** What a page says of time, such as when a promotion ends, is at most as old. */
export const paintedMs = 60_000;
/** Painting holds up everything else, so it may take half of the time and no more; other pages go out as data. */
const busyShare = 0.5;
const mostDebtMs = 250;

/** The pages that the learner application renders on the server, and what paints them. */
export async function loadPagePainter(dist: string, config: object, log: FastifyBaseLogger): Promise<PagePainter> {
  const file = join(dist, 'painter/painter.js');
  if (!existsSync(file)) return { pages: [], modulesOf: async () => [], paint: async () => null };
  const { pages, createPainter } = (await import(pathToFileURL(file).href)) as PainterModule;
  return { pages, ...createPagePainter(() => createPainter(config), log) };
}

/**
 * Paints pages as a visitor sees them, with the learner's own components. The same answers are painted once. Without
 * a painting a page goes out with its data alone and is rendered in the browser.
 */
function createPagePainter(load: () => Promise<Painter>, log: FastifyBaseLogger) {
  const painted = new LRUCache<string, PaintedPage>({
    maxSize: keptBytes,
    sizeCalculation: ({ html }) => html.length,
    ttl: paintedMs,
  });
  // Loaded with the first page: a process that serves none does without.
  let loading: Promise<Painter> | undefined;
  const getPainter = () => (loading ??= load());
  const budget = createBudget();
  // Without its query, which people typed.
  const fail = (error: unknown, path: string) =>
    log.error({ err: error, page: path.split('?')[0] }, 'page not painted');

  return {
    async modulesOf(pathname: string): Promise<string[]> {
      try {
        return await (await getPainter()).modulesOf(pathname);
      } catch (error) {
        fail(error, pathname);
        return [];
      }
    },
    async paint(page: PageToPaint): Promise<PaintedPage | null> {
      const key = createHash('sha1').update(JSON.stringify(page)).digest('base64');
      const kept = painted.get(key);
      if (kept) return kept;
      if (budget.isSpent()) return null;
      try {
        const painter = await getPainter();
        const now = new Date();
        const html = await budget.spend(() => painter.paint({ ...page, now }));
        const result = { html, at: now.toISOString() };
        painted.set(key, result);
        return result;
      } catch (error) {
        fail(error, page.path);
        return null;
      }
    },
  };
}

/** What was spent and is not yet made up for by time that passed. */
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
