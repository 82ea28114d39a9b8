// Makes the pictures of the README anew, from the built applications over the demo's data: `npm run screenshots`.
import { mkdir, writeFile } from 'node:fs/promises';
import { demoClass } from '@sinau/contracts/demo-class';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { openDemoPage, untilLoaded } from './demo-page.ts';
import { storedSession, withDemoBrowser } from './demo-server.ts';
import { inWorkspace } from './workspace.ts';

const folder = inWorkspace('docs/screenshots');
const window = { width: 1440, height: 900 };

await withDemoBrowser(async (origin, browser) => {
  await mkdir(folder, { recursive: true });

  const visitor = await openDemoPage(browser, origin, window);
  await visitor.goto(screens.classPage(demoClass));
  await capture(visitor, 'class-page');

  const partner = await openDemoPage(browser, origin, { ...window, session: await storedSession(origin, 'Mitra') });
  await partner.goto(screens.createClass(demoClass));
  await partner.getByText('Contoh: satu peristiwa, tiga kabar', { exact: true }).first().click();
  await partner.getByRole('button', { name: 'Ganti berkas' }).waitFor();
  await capture(partner, 'builder');
});

/** Playwright writes PNG and JPEG alone; WebP has a fifth of the size of PNG. */
async function capture(page: Page, name: string) {
  await page.mouse.move(0, 0);
  await untilLoaded(page);
  const devTools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...window, scale: 1.5 };
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await writeFile(`${folder}/${name}.webp`, data, 'base64');
}
