import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

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
/** What `apps/learner/src/painter.ts` exports. */
interface Painter {
  createPainter(config: object): (page: PageToPaint & { now: Date }) => Promise<string>;
}

const keptBytes = 16 * 1024 * 1024;
/** What a page says of time, such as when a promotion ends, is at most as old. */
export const paintedMs = 60_000;
/** Painting holds up everything else, so it may take half of the time and no more; other pages go out as data. */
const busyShare = 0.5;
const mostDebtMs = 250;

/**
 * Paints pages as a visitor sees them, with the learner's own components. The same answers are painted once. Without
 * a painting a page goes out with its data alone and is rendered in the browser.
 */
export function createPagePainter(dist: string, config: object, log: FastifyBaseLogger) {
  const file = join(dist, 'painter/painter.js');
  if (!existsSync(file)) return async () => null;

  const painted = new LRUCache<string, PaintedPage>({
    maxSize: keptBytes,
    sizeCalculation: ({ html }) => html.length,
    ttl: paintedMs,
  });
  // Loaded with the first page: a process that serves none does without.
  let loading: Promise<ReturnType<Painter['createPainter']>> | undefined;
  const load = async () => ((await import(pathToFileURL(file).href)) as Painter).createPainter(config);
  const budget = createBudget();

  return async (page: PageToPaint): Promise<PaintedPage | null> => {
    const key = createHash('sha1').update(JSON.stringify(page)).digest('base64');
    const kept = painted.get(key);
    if (kept) return kept;
    if (budget.isSpent()) return null;
    try {
      const paint = await (loading ??= load());
      const now = new Date();
      const html = await budget.spend(() => paint({ ...page, now }));
      const result = { html, at: now.toISOString() };
      painted.set(key, result);
      return result;
    } catch (error) {
      // Without its query, which people typed.
      log.error({ err: error, page: page.path.split('?')[0] }, 'page not painted');
      return null;
    }
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
