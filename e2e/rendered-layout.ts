import { slowConnection } from '@sinau/tools/browser-context';
import type { Page } from 'playwright-core';
import { renderedHtml, untilTakenOver } from './harness.ts';

declare global {
  interface Window {
    /** Boxes of the page as the server rendered it. */
    renderedBoxes: (readonly [Element, string])[];
    layoutShift: number;
    /** The elements that moved, with their former and new positions. */
    shifted: string[];
    boxOf: (element: Element) => string;
  }
}

interface Shift {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before it arrives. */
export function measureLayout() {
  window.layoutShift = 0;
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      window.layoutShift += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.nodeName;
        window.shifted.push(`${name} ${from.left},${from.top} to ${to.left},${to.top}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.boxOf = (element) => {
    const { left, top, width, height: tall } = element.getBoundingClientRect();
    // A row of tabs shows the current one.
    let scrolled = 0;
    for (let one = element.parentElement; one; one = one.parentElement) scrolled += one.scrollLeft;
    return [left + scrolled, top + scrollY, width, tall].map(Math.round).join(' ');
  };
}

/** Elements of a rendered page that move once its code has come and it was scrolled whole, and whether it grows. */
export async function layoutFaults(page: Page, path: string): Promise<string[]> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, path);
  const before = await page.evaluate(async () => {
    // A browser without scripts has never set this.
    delete document.documentElement.dataset['arriving'];
    await document.fonts.ready;
    const shown = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility());
    window.renderedBoxes = shown.map((element) => [element, window.boxOf(element)]);
    return document.documentElement.scrollHeight;
  });
  release();
  await untilTakenOver(page);
  await scrollWhole(page);
  const after = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    moved: window.renderedBoxes
      .filter(([element, box]) => !element.isConnected || window.boxOf(element) !== box)
      .map(([element, box]) => `${element.getAttribute('class')}: ${box} became ${window.boxOf(element)}`),
  }));
  await page.unroute('**/assets/*.js');
  return [
    ...(after.height === before ? [] : [`${path} grows from ${before} to ${after.height} px`]),
    ...after.moved.slice(0, 5).map((moved) => `${path} ${moved}`),
  ];
}

/** Makes a page as slow as on a cheap phone: slow 4G without a cache, and a processor four times slower. */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', slowConnection);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A fault if the page shifts while it is scrolled whole, before its code has come and after. */
export async function shiftFaults(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  await scrollWhole(page);
  await untilTakenOver(page);
  await scrollWhole(page);
  const { shift, shifted } = await page.evaluate(() => ({
    shift: window.layoutShift,
    shifted: window.shifted.slice(0, 5),
  }));
  return shift < 0.05 ? [] : [`${path} shifts by ${shift.toFixed(3)}: ${shifted.join('; ')}`];
}

async function open(page: Page, path: string) {
  await renderedHtml(path);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Scrolls through the page and back to its beginning, and waits for what that loads. */
async function scrollWhole(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
