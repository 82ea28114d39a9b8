// Makes the pictures of the README and of the web application manifest anew, from the built applications over the demo's
// data: `npm run screenshots`.
import { mkdir, writeFile } from 'node:fs/promises';
import { demoClass } from '@sinau/contracts/demo-class';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { openDemoPage, untilLoaded } from './demo-page.ts';
import { storedSession, withDemoBrowser } from './demo-server.ts';
import { inWorkspace } from './workspace.ts';

const readme = { folder: inWorkspace('docs/screenshots'), width: 1440, height: 900, scale: 1.5 };
const manifest = { folder: inWorkspace('packages/ui/public/art'), scale: 1 };
const narrow = { ...manifest, width: 390, height: 844 };
const wide = { ...manifest, width: 1280, height: 800 };

await withDemoBrowser(async (origin, browser) => {
  await mkdir(readme.folder, { recursive: true });

  const visitor = await openDemoPage(browser, origin, readme);
  await visitor.goto(screens.classPage(demoClass));
  await capture(visitor, 'class-page', readme);

  const session = await storedSession(origin, 'Peserta');
  for (const [name, window] of Object.entries({ narrow, wide })) {
    const learner = await openDemoPage(browser, origin, { ...window, session });
    await learner.goto(screens.myClass());
    await capture(learner, `screen-${name}`, window);
  }

  const partner = await openDemoPage(browser, origin, { ...readme, session: await storedSession(origin, 'Mitra') });
  await partner.goto(screens.createClass(demoClass));
  await partner.getByText('Contoh: satu peristiwa, tiga kabar', { exact: true }).first().click();
  await partner.getByRole('button', { name: 'Ganti berkas' }).waitFor();
  await capture(partner, 'builder', readme);
});

/** Playwright writes PNG and JPEG alone; WebP has a fifth of the size of PNG. */
async function capture(page: Page, name: string, { folder, width, height, scale }: typeof readme) {
  await page.mouse.move(0, 0);
  await untilLoaded(page);
  const devTools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  await writeFile(`${folder}/${name}.webp`, data, 'base64');
}
