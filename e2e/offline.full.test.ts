import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { newPage } from './harness.ts';
import { demoLearner, sessionOf } from './people.ts';

const heading = { name: 'Kamu sedang offline' };
/** The browser reports each attempt to reach the server. */
const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];

test.each([390, 1440])('at %i px every address has the offline page until there is a connection', async (width) => {
  const page = await newPage({ width, allowsServiceWorker: true, expects });
  await page.goto(screens.home());
  await page.evaluate(() => navigator.serviceWorker.ready);

  await page.context().setOffline(true);
  for (const address of [screens.home(), screens.myClass(), '/creator/dashboard', '/tidak-ada', screens.catalog()]) {
    await page.goto(address);
    await page.getByRole('heading', heading).waitFor();
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByText('Internetmu masih terputus.').waitFor();

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Katalog kelas' }).waitFor();
});

test('the service worker stores the offline page alone, and nothing of a signed-in user', async () => {
  const page = await newPage({ session: await sessionOf(demoLearner), allowsServiceWorker: true });
  await page.goto(screens.home());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(screens.myClass());
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stored = await page.evaluate(async () => {
    const requests = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname.replace(/^\/assets\/.*\.woff2$/, 'font'));
  });
  expect(stored).toEqual(['/offline', '/offline.js', 'font']);
});

test('the browser finds nothing that keeps the application from being installed', async () => {
  const page = await newPage({ allowsServiceWorker: true });
  await page.goto(screens.home());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect({ errors, manifest: JSON.parse(data!) as object }).toMatchObject({
    errors: [],
    manifest: { name: 'Sinau', start_url: screens.myClass(), display: 'standalone' },
  });
  // A context of its own counts as a private window, which never installs anything.
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
