/**
 * `npm run bench:visit`: Lighthouse's results of a first visit on a phone of 390 px, at 1.6 Mbit/s and 150 ms, with a
 * processor four times slower than this one. The time a page is blocked depends on the machine and its other load:
 * server and Lighthouse, which are not on the phone, have lower priority than the page, but the browser's own processes
 * share the processor with it, so that a task may last long and do little. So it is also reported in processor time,
 * beside that of a bare page with as many cards. BENCH_SLOWDOWN=12 on a fast machine, where the bare page blocks
 * nothing
 */
import { constants, setPriority } from 'node:os';
import lighthouse, { type Artifacts, type Config, type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { findFreePort } from '@sinau/test-kit/ports';
import { withBarePage } from './bare-page.ts';
import { callApi, withDemoBrowser } from '@sinau/tools/demo-server';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const phone = { width: 390, height: 844, deviceScaleFactor: 2 };
const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);
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
      cpuSlowdownMultiplier: slowdown,
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
    const visits: Visit[] = [];
    const bareVisits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(origin + path));
      bareVisits.push(await visit(bare));
    }
    rows[name] = rowOf(visits, bareVisits);
    failed.push(...failuresOf(visits.at(-1)!.result).map((failure) => `${name}: ${failure}`));
  }
  console.log(`Median of ${rounds} first visits`);
  console.table(rows);
  console.log(failed.join('\n'));
}

interface Visit {
  result: Result;
  /** Processor time of the page's tasks after its first paint, in milliseconds, longest first. */
  tasks: readonly number[];
}

async function visit(address: string): Promise<Visit> {
  const answer = await lighthouse(address, { port, logLevel: 'error' }, config);
  const { lhr: result, artifacts } = answer!;
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  return { result, tasks: tasksOf(artifacts) };
}

function tasksOf({ Trace: { traceEvents } }: Artifacts) {
  const rendered = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')!;
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === rendered.pid && tid === rendered.tid && ts >= rendered.ts,
    )
    .map((task) => ((task as { tdur?: number }).tdur ?? 0) / 1000)
    .toSorted((one, other) => other - one);
}

/** Time of the tasks beyond 50 ms each on a slower processor. */
const processorBlocked = ({ tasks }: Visit) =>
  tasks.map((task) => Math.max(0, task * slowdown - 50)).reduce((sum, blocked) => sum + blocked, 0);

/** Range from the least to the most. */
const spreadOf = (values: readonly number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

function rowOf(visits: readonly Visit[], bareVisits: readonly Visit[]) {
  const results = visits.map(({ result }) => result);
  const medianOf = (audit: string) => median(results.map((result) => valueOf(result, audit)));
  const blocked = (of: readonly Visit[]) => of.map(({ result }) => valueOf(result, 'total-blocking-time'));
  const byProcessor = (of: readonly Visit[]) => Math.round(median(of.map(processorBlocked)));
  const longest = [0, 1, 2].map((index) => median(visits.map(({ tasks }) => tasks[index] ?? 0)).toFixed(1));
  const scores = categories.map((category) => [
    category,
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0))),
  ]);
  return {
    'largest paint, s': (medianOf('largest-contentful-paint') / 1000).toFixed(2),
    'layout shift': medianOf('cumulative-layout-shift').toFixed(3),
    'blocked; bare, ms': `${Math.round(median(blocked(visits)))}; ${Math.round(median(blocked(bareVisits)))}`,
    'of all visits': `${spreadOf(blocked(visits))}; ${spreadOf(blocked(bareVisits))}`,
    'by processor time': `${byProcessor(visits)}; ${byProcessor(bareVisits)}`,
    'of all visits by it': `${spreadOf(visits.map(processorBlocked))}; ${spreadOf(bareVisits.map(processorBlocked))}`,
    // A task counts from 12.5 ms on, with a processor four times slower: a machine that is a little slower shows it here first.
    'longest tasks, ms': longest.join(', '),
    'script and style, KB': Math.round(median(results.map(codeBytes)) / 1000),
    ...Object.fromEntries(scores),
    'benchmark index': Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
  };
}

const valueOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

/** Transferred bytes of its scripts and styles, each with its headers. Most styles are in the page itself. */
function codeBytes({ audits }: Result) {
  const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
  return requests
    .filter(({ resourceType }) => ['Script', 'Stylesheet'].includes(resourceType))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
interface NetworkRequest {
  resourceType: string;
  transferSize: number;
}

/** Audits besides speed that keep a page from full marks. */
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
  async (origin, browser, serverPid) => {
    for (const pid of [process.pid, serverPid]) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await withBarePage((bareAddress) => measure(origin, { browser, bareAddress }));
  },
  [`--remote-debugging-port=${port}`],
);
