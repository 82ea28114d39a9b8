import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { newPage } from './harness.ts';
import { layoutFaults, measureLayout } from './rendered-layout.ts';

test('a page with a schedule, rendered by the server, has the same layout without and with its code', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await page.addInitScript(measureLayout);
  expect(await layoutFaults(page, screens.classPage('bootcamp-jurnalis-muda'))).toEqual([]);
});
