import { readFile } from 'node:fs/promises';
import { finished, publishedProgram } from '@sinau/api/testing/classes';
import { scene } from '@sinau/api/testing/scene';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test('an owner downloads the badge of a certificate, and whoever checks the certificate its credential', async () => {
  const app = await startOwnApp();
  const { partner, learner } = await scene(app);
  await finished(app, learner, await publishedProgram(app, partner, { title: 'Menulis Lead yang Kuat' }));
  await app.runJob('certificate.issueMissing');
  const { number } = await app.db.certificate.findFirstOrThrow();
  const faults: string[] = [];

  const page = await pageOf(app, learner, { width: 390 });
  await page.goto(screens.certificates());
  await page.getByRole('button', { name: 'Lencana digital' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unduh lencana digital' });
  await dialog.getByRole('radio', { name: /PNG/ }).waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  const png = await downloaded(page, () => dialog.getByRole('button', { name: 'Unduh lencana' }).click());
  expect(png.name).toBe('lencana-menulis-lead-yang-kuat.png');
  expect(png.bytes.includes('iTXtopenbadgecredential')).toBe(true);
  await dialog.waitFor({ state: 'hidden' });

  const visitor = await newPage({ origin: app.env.PUBLIC_URL });
  await visitor.goto(screens.certificate(number));
  const json = await downloaded(visitor, () => visitor.getByRole('link', { name: 'JSON' }).click());
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    id: `${app.env.PUBLIC_URL}/certificate/${number}`,
  });
  faults.push(...(await faultsOnBothScreens(visitor)));
  expect(faults).toEqual([]);
});
