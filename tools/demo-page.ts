import type { Browser, Page } from 'playwright-core';
import { browserContext } from './browser-context.ts';

interface PageOptions {
  width: number;
  height?: number;
  /** Stored data of a user who is signed in. */
  session?: string | undefined;
}

/** Opens a window of the demo without motion, so that a picture is the same each time. */
export async function openDemoPage(
  browser: Browser,
  origin: string,
  { width, height = 900, session }: PageOptions,
): Promise<Page> {
  const context = await browser.newContext(browserContext({ origin, width, height, session }));
  return context.newPage();
}

/** Waits until the page has its heading, fonts, pictures and films, and shows no skeleton. */
export async function untilLoaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('.skeleton') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      [...document.querySelectorAll('video')].every(
        ({ readyState }) => readyState === HTMLMediaElement.HAVE_ENOUGH_DATA,
      ),
  );
  await page.waitForTimeout(1000); // Chromium's own sign that a film is loading fades
}
