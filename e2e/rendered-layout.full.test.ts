import { describe, expect, test } from 'vitest';
import { newPage, untilTakenOver } from './harness.ts';
import { renderedPages } from './public-pages.ts';
import { layoutFaults, measureLayout, open, scrollWhole } from './rendered-layout.ts';

const pages = () => renderedPages({ ofEachKind: 1 });
const height = 844;

// Timeout for some forty pages, half of them with a processor four times slower.
const timeout = 900_000;

describe.each([390, 1440])('a page rendered by the server, at %i px', { timeout }, (width) => {
  test('has the same layout without and with its code', async () => {
    const faults: string[] = [];
    const page = await newPage({ width, height });
    await page.addInitScript(measureLayout);
    for (const path of await pages()) faults.push(...(await layoutFaults(page, path)));
    expect(faults).toEqual([]);
  });

  test('hardly shifts while it is scrolled on a slow line with a slow processor', async () => {
    const faults: string[] = [];
    const page = await newPage({ width, height });
    await page.addInitScript(measureLayout);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of await pages()) {
      await open(page, path);
      await scrollWhole(page);
      await untilTakenOver(page);
      await scrollWhole(page);
      const { shift, shifted } = await page.evaluate(() => ({
        shift: window.layoutShift,
        shifted: window.shifted.slice(0, 5),
      }));
      if (shift >= 0.05) faults.push(`${path} shifts by ${shift.toFixed(3)}: ${shifted.join('; ')}`);
    }
    expect(faults).toEqual([]);
  });
});
