/**
 * `npm run bench:visit`: what Lighthouse says of a first visit on a phone of 390 px, at 1.6 Mbit/s and 150 ms, with a
 * processor four times slower than this one. How long a page is blocked depends on the machine and on what else it does,
 * so it is told beside that of a bare page with as many cards.
 *   BENCH_SLOWDOWN=12 on a fast machine, where the bare page blocks nothing
 */
import lighthouse, { type Config, type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { findFreePort } from '@sinau/tools/ports';
import { withBarePage } from './bare-page.ts';
import { callApi, withDemoBrowser } from './demo-server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const phone = { width: 390, height: 844, deviceScaleFactor: 2 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const port = await findFreePort();

const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    onlyCategories: [...categories],
    screenEmulation: { ...phone, mobile: true, disabled: false },
    throttlingMethod: 'simulate',
    throttling: {
      rttMs: 150,
      throughputKbps: 1600,
      cpuSlowdownMultiplier: Number(process.env.BENCH_SLOWDOWN ?? 4),
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  },
};

interface Setting {
  readonly browser: Browser;
  readonly bareAddress: (cards: number) => string;
}

async function measure(origin: string, { browser, bareAddress }: Setting) {
  const { list } = await callApi<{ list: { slug: string }[] }>(origin, { method: 'GET', path: '/program?perPage=1' });
  const paths = { home: '/', catalog: '/catalog', 'class page': `/catalog/${list[0]!.slug}`, login: '/login' };
  const rows: Record<string, object> = {};
  const failed: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const bare = bareAddress(await countCards(browser, origin + path));
    const visits: Result[] = [];
    const bareBlocked: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(origin + path));
      bareBlocked.push(valueOf(await visit(bare), 'total-blocking-time'));
    }
    rows[name] = rowOf(visits, median(bareBlocked));
    failed.push(...failuresOf(visits.at(-1)!).map((failure) => `${name}: ${failure}`));
  }
  console.log(`Median of ${rounds} first visits`);
  console.table(rows);
  console.log(failed.join('\n'));
}

async function visit(address: string): Promise<Result> {
  const answer = await lighthouse(address, { port, logLevel: 'error' }, config);
  const { lhr } = answer!;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

function rowOf(visits: readonly Result[], bareBlocked: number) {
  const medianOf = (audit: string) => median(visits.map((visited) => valueOf(visited, audit)));
  const blocked = medianOf('total-blocking-time');
  const scores = categories.map((category) => [
    category,
    Math.round(100 * median(visits.map((visited) => visited.categories[category]?.score ?? 0))),
  ]);
  return {
    'largest paint, s': (medianOf('largest-contentful-paint') / 1000).toFixed(2),
    'layout shift': medianOf('cumulative-layout-shift').toFixed(3),
    'blocked, ms': Math.round(blocked),
    'of the bare page': (blocked / Math.max(bareBlocked, 1)).toFixed(2),
    'page, script and style, KB': Math.round(median(visits.map(codeBytes)) / 1000),
    ...Object.fromEntries(scores),
    'benchmark index': Math.round(median(visits.map(({ environment }) => environment.benchmarkIndex))),
  };
}

const valueOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** What came over the line of the page, its scripts and its styles, of which most are in the page itself. */
function codeBytes({ audits }: Result) {
  const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
  return requests
    .filter(({ resourceType }) => ['Document', 'Script', 'Stylesheet'].includes(resourceType))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

/** What keeps a page from full marks, besides speed. */
const failuresOf = ({ categories: found, audits }: Result) =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);

async function countCards(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(address, { waitUntil: 'networkidle' });
  const cards = await page.locator('article').count();
  await page.close();
  return cards;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

await withDemoBrowser(
  (origin, browser) => withBarePage((bareAddress) => measure(origin, { browser, bareAddress })),
  [`--remote-debugging-port=${port}`],
);
