import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

export const packagePage = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

/** The frame of a package. */
export const insidePackage = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/**
 * The page rests between scrolling and the click, as it does for people. Right after a scroll Chromium still sends the
 * mouse to the former position of a sandboxed frame: an immediate click arrives in the frame.
 */
export async function finishByMouse(page: Page) {
  const button = page.getByRole('button', { name: /^(Selesai, lanjut|Tandai selesai)$/ });
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForTimeout(500);
  await button.click();
}
