import { AxeBuilder } from '@axe-core/playwright';
import { isFullRun } from '@sinau/test-kit/full-run';
import type { Page } from 'playwright-core';

/** Violations found by axe, and whether the page is wider than the screen. */
export const faultsOf = async (page: Page) => [...(await axeFaults(page)), ...(await widthFaults(page))];

async function axeFaults(page: Page) {
  // The helper page of axe cannot be opened in a context with a content policy; the legacy mode stays in this one.
  const { violations } = await new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}

async function widthFaults(page: Page) {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return isTooWide ? ['wider than the screen'] : [];
}

/** Returns whether the page still contains axe from an earlier check, half a megabyte; frames need one of their own. */
const hasAxe = async (page: Page) => page.frames().length === 1 && page.evaluate(() => 'axe' in window);

/**
 * Checks the same on a phone and on a laptop, for a page that need not be opened twice. Restores its width. `npm test`
 * checks only the current screen, `npm run test:full` both.
 */
export async function faultsOnBothScreens(page: Page) {
  const { pathname } = new URL(page.url());
  const before = page.viewportSize()!;
  const faults: string[] = [];
  const widths = before.width < 600 ? [390, 1440] : [1440, 390];
  for (const width of isFullRun ? widths : widths.slice(0, 1)) {
    await page.setViewportSize({ ...before, width });
    await untilLoaded(page);
    faults.push(...(await faultsOf(page)).map((fault) => `${pathname} at ${width}: ${fault}`));
  }
  await page.setViewportSize(before);
  return faults;
}

/**
 * Waits until a page shows its content for its screen: there is a heading, no skeleton is left, and its fonts and
 * pictures in view have loaded. A page learns of a new screen size with its next frame.
 */
export async function untilLoaded(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('.skeleton') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
