// Takes pictures of a screen, from the built applications over the demo's data: `npm run look -- /catalog`.
import { mkdir } from 'node:fs/promises';
import { untilLoaded, openDemoPage } from './demo-page.ts';
import { storedSession, withDemoBrowser } from './demo-server.ts';
import { showReason } from './explained.ts';
import { lookArguments, pictureName } from './look-arguments.ts';
import { inWorkspace } from './workspace.ts';

const folder = inWorkspace('.cache/look');

try {
  const { path, role, widths } = lookArguments(process.argv.slice(2));
  await withDemoBrowser(async (origin, browser) => {
    await mkdir(folder, { recursive: true });
    const session = role && (await storedSession(origin, role));
    for (const width of widths) {
      const page = await openDemoPage(browser, origin, { width, session });
      await page.goto(path);
      // A screen that does not load is a picture too.
      await untilLoaded(page).catch((error: Error) => console.log(`Not loaded: ${error.message.split('\n')[0]}`));
      const file = `${folder}/${pictureName(path, width)}`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.context().close();
    }
  });
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}
