import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What keeps somebody from using the page: axe's findings, and a page that must be moved sideways. */
export async function faultsOf(page: Page) {
  // axe's own helper page cannot be opened in a context with a content policy; the legacy mode stays in this one.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`),
    ...(isTooWide ? ['wider than the screen'] : []),
  ];
}
