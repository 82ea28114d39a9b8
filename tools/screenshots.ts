// Makes the pictures of the README anew, from the built applications over the demo's data: `npm run screenshots`.
import { mkdir, writeFile } from 'node:fs/promises';
import { demoClass } from '@sinau/contracts/demo-class';
import { screens } from '@sinau/contracts/screens';
import type { Browser, Page } from 'playwright-core';
import { storedSession, withDemoBrowser } from './demo-server.ts';
import { inWorkspace } from './workspace.ts';

const folder = inWorkspace('docs/screenshots');
const window = { width: 1440, height: 900 };

await withDemoBrowser(async (origin, browser) => {
  await mkdir(folder, { recursive: true });

  const visitor = await openWindow(browser, origin);
  await visitor.goto(screens.classPage(demoClass));
  await capture(visitor, 'class-page');

  const partner = await openWindow(browser, origin, await storedSession(origin, 'Mitra'));
  await partner.goto(screens.createClass(demoClass));
  await partner.getByText('Contoh: satu peristiwa, tiga kabar', { exact: true }).first().click();
  await partner.getByRole('button', { name: 'Ganti berkas' }).waitFor();
  await capture(partner, 'builder');
});

/** A laptop's window, without motion, so that a picture is the same each time. `session` is of somebody who is signed in. */
async function openWindow(browser: Browser, origin: string, session?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: window,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    ...(session && {
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] },
    }),
  });
  return context.newPage();
}

/** Playwright writes PNG and JPEG alone; WebP has a fifth of the size of PNG. */
async function capture(page: Page, name: string) {
  await page.mouse.move(0, 0);
  await untilLoaded(page);
  const devTools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...window, scale: 1.5 };
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await writeFile(`${folder}/${name}.webp`, data, 'base64');
}

/** Waits until the page has its heading, fonts, pictures and films, and shows no skeleton. */
async function untilLoaded(page: Page) {
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
