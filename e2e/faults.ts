import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds, and whether the page is wider than the screen. */
export async function faultsOf(page: Page) {
  // axe's own helper page cannot be opened in a context with a content policy; the legacy mode stays in this one.
  const { violations } = await new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`),
    ...(isTooWide ? ['wider than the screen'] : []),
  ];
}

/** Whether the page still holds axe from an earlier look, half a megabyte; frames need one of their own. */
const hasAxe = async (page: Page) => page.frames().length === 1 && page.evaluate(() => 'axe' in window);

/** The same on a phone and on a laptop, for a page that need not be opened twice. Leaves it as wide as it was. */
export async function faultsOnBothScreens(page: Page) {
  const { pathname } = new URL(page.url());
  const before = page.viewportSize()!;
  const faults: string[] = [];
  for (const width of before.width < 600 ? [390, 1440] : [1440, 390]) {
    await page.setViewportSize({ ...before, width });
    await untilLoaded(page);
    faults.push(...(await faultsOf(page)).map((fault) => `${pathname} at ${width}: ${fault}`));
  }
  await page.setViewportSize(before);
  return faults;
}

/** A page shows its content: there is a heading, no skeleton is left, and its fonts and pictures in view have arrived. */
export async function untilLoaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('.skeleton') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}
