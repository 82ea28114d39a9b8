// Takes pictures of a screen, from the built applications over the demo's data: `npm run look -- /catalog`.
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { untilLoaded, openDemoPage } from './demo-page.ts';
import { storedSession, withDemoBrowser } from './demo-server.ts';
import { showReason } from './explained.ts';
import { lookArguments, pictureName } from './look-arguments.ts';
import { inWorkspace } from './workspace.ts';

const folder = inWorkspace('.cache/look');

/** Waits for a screen; one that does not load is a picture too. */
const loaded = (page: Page) =>
  untilLoaded(page).catch((error: Error) => console.log(`Not loaded: ${error.message.split('\n')[0]}`));

/** Clicks what has a text. A screen that comes by it shows its skeleton only some time after the click. */
async function click(page: Page, text: string) {
  const named = page.getByText(text, { exact: true }).or(page.getByLabel(text, { exact: true }));
  await named
    .filter({ visible: true })
    .first()
    .click()
    .catch(() => console.log(`Not on the screen: ${text}`));
  await loaded(page);
  await loaded(page);
}

try {
  const { path, role, clicks, widths } = lookArguments(process.argv.slice(2));
  await withDemoBrowser(async (origin, browser) => {
    await mkdir(folder, { recursive: true });
    const session = role && (await storedSession(origin, role));
    for (const width of widths) {
      const page = await openDemoPage(browser, origin, { width, session });
      await page.goto(path);
      await loaded(page);
      for (const text of clicks) await click(page, text);
      const file = `${folder}/${pictureName(path, width, clicks)}`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.context().close();
    }
  });
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}
