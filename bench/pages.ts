/**
 * `npm run bench:pages`: first visits on a phone of 390 px with a processor four times slower than this one, at
 * 1.6 Mbit/s and 150 ms: the largest paint, how much the layout shifted, and for how long the page was blocked.
 */
import type { Browser } from 'playwright-core';
import { slowConnection } from '@sinau/tools/browser-context';
import { callApi, storedSession, withDemoBrowser } from '@sinau/tools/demo-server';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

await withDemoBrowser(measure);

interface Visit {
  largestPaint: number;
  layoutShift: number;
  blocked: number;
}

async function measure(origin: string, browser: Browser) {
  const session = await storedSession(origin, 'Peserta');
  const { list } = await callApi<{ list: { slug: string }[] }>(origin, { method: 'GET', path: '/program?perPage=1' });
  const visits = {
    'home, a visitor': { path: '/' },
    'home, signed in': { path: '/', session },
    catalog: { path: '/catalog' },
    'a class page': { path: `/catalog/${list[0]!.slug}` },
  };
  const results: Record<string, object> = {};
  for (const [name, { path, ...rest }] of Object.entries(visits)) {
    const visited: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visited.push(await visit(browser, origin + path, rest));
    const medianOf = (field: keyof Visit) => visited.map((one) => one[field]).toSorted((a, b) => a - b)[rounds >> 1]!;
    results[name] = {
      'largest paint, s': (medianOf('largestPaint') / 1000).toFixed(2),
      'layout shift': medianOf('layoutShift').toFixed(3),
      'blocked, ms': Math.round(medianOf('blocked')),
    };
  }
  console.log(`Median of ${rounds} first visits`);
  console.table(results);
}

/** One visit with an empty cache. `session` belongs to a signed-in user. */
async function visit(browser: Browser, address: string, { session }: { session?: string }): Promise<Visit> {
  const { origin } = new URL(address);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    ...(session && {
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] },
    }),
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowConnection);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(recordRender);
  // The stream stays open, and the network would never be idle.
  await page.route('**/user/notification/stream', (route) => route.abort());
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const measured = await page.evaluate(() => (globalThis as unknown as { visit: Visit }).visit);
  await context.close();
  return measured;
}

/** Runs in the page, before its own code. A task of more than 50 ms blocks it for the time beyond them. */
function recordRender() {
  const measured = { largestPaint: 0, layoutShift: 0, blocked: 0 };
  (globalThis as unknown as { visit: Visit }).visit = measured;
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((entries) => (entries.getEntries() as never[]).forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (measured.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (measured.layoutShift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (measured.blocked += duration - 50));
}
