import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedProgram } from '@sinau/api/testing/classes';
import { scene } from '@sinau/api/testing/scene';
import { screens } from '@sinau/contracts/screens';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOf, untilLoaded } from './faults.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';

/** Serves a page of somebody else: another site, since its host has another name. */
async function startSite(body: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="id"><title>Situs mitra</title><main><h1>Situs mitra</h1>${body}</main></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a mitra copies the box of a class to their site, where it leads to the class and sets no cookie', async () => {
  const app = await startOwnApp();
  const { partner } = await scene(app);
  const { slug } = await publishedProgram(app, partner, { title: 'Menulis Lead yang Kuat', salePrice: 150_000 });
  const faults: string[] = [];

  const codes: string[] = [];
  for (const width of [390, 1440]) {
    const portal = await pageOf(app, partner, { width });
    await portal.goto(screens.creatorCatalog());
    await portal.getByRole('button', { name: 'Menu Menulis Lead yang Kuat' }).click();
    await portal.getByRole('button', { name: 'Pasang di situsmu' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Pasang di situsmu' });
    await dialog.locator('iframe').contentFrame().getByRole('link', { name: 'Lihat kelas' }).waitFor();
    await untilLoaded(portal);
    faults.push(...(await faultsOf(portal)));
    const code = dialog.getByRole('textbox', { name: 'Kode' });
    const script = await code.inputValue();
    await dialog.getByRole('radio', { name: /iframe/ }).check();
    codes.push(script, await code.inputValue());
  }
  const [script, frame] = codes;

  const forbidden = `<iframe title="terlarang" src="${app.env.PUBLIC_URL}/catalog/${slug}"></iframe>`;
  const site = await startSite(`<div style="max-width:100%">${script}</div>${frame}${forbidden}`);
  for (const width of [390, 1440]) {
    const page = await newPage({ width, origin: site, expects: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/] });
    await page.goto(site);
    const frames = page.locator('iframe[title="Menulis Lead yang Kuat"]');
    for (const index of [0, 1]) {
      const box = frames.nth(index).contentFrame();
      await box.getByRole('heading', { name: 'Menulis Lead yang Kuat' }).waitFor();
      await box.getByText('Rp150.000').waitFor();
      // Nothing is cut off below the frame's edge.
      expect(await box.locator('html').evaluate((html) => html.scrollHeight <= html.clientHeight)).toBe(true);
    }
    expect((await frames.first().boundingBox())!.height).toBe(232);
    await expect
      .poll(() => page.frame({ url: new RegExp(`^${app.env.PUBLIC_URL}/catalog/`) }), { timeout: 10_000 })
      .toBeNull();
    const opening = page.waitForEvent('popup');
    await frames.first().contentFrame().getByRole('link', { name: 'Lihat kelas' }).click();
    const opened = await opening;
    await opened.waitForURL(`${app.env.PUBLIC_URL}${screens.classPage(slug)}`);
    expect(await page.context().cookies()).toEqual([]);
    await opened.close();
    faults.push(...(await faultsOf(page)));
  }
  expect(faults).toEqual([]);
});
