import { screens } from '@sinau/contracts/screens';
import { describe, expect, test } from 'vitest';
import { newPage } from './harness.ts';
import { demoLearner, sessionOf } from './people.ts';
import { renderedPages } from './public-pages.ts';
import { layoutFaults, measureLayout, shiftFaults, slowDown } from './rendered-layout.ts';

const height = 844;

// Timeout for about a hundred pages.
const timeout = 1_800_000;

describe.each([390, 1440])('a page rendered by the server, at %i px', { timeout }, (width) => {
  test('has the same layout without and with its code', async () => {
    const faults: string[] = [];
    const page = await newPage({ width, height });
    await page.addInitScript(measureLayout);
    // Every page on a phone, whose rows wrap by their words.
    const pages = await renderedPages({ ofEachKind: width === 390 ? Infinity : 1 });
    for (const path of pages) faults.push(...(await layoutFaults(page, path)));
    expect(faults).toEqual([]);
  });

  test('hardly shifts while it is scrolled on a slow line with a slow processor', async () => {
    const faults: string[] = [];
    const page = await newPage({ width, height });
    await page.addInitScript(measureLayout);
    await slowDown(page);
    for (const path of await renderedPages({ ofEachKind: 1 })) faults.push(...(await shiftFaults(page, path)));
    expect(faults).toEqual([]);
  });

  test('hardly shifts for somebody signed in either', async () => {
    const faults: string[] = [];
    const page = await newPage({ width, height, session: await sessionOf(demoLearner) });
    // A stream that stays open would leave the network busy for ever.
    await page.route('**/notification/stream', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(measureLayout);
    await slowDown(page);
    for (const path of signedIn) faults.push(...(await shiftFaults(page, path)));
    expect(faults).toEqual([]);
  });
});

/** Pages that show somebody signed in what others do not see. */
const signedIn = [
  screens.home(),
  screens.catalog(),
  screens.search('menulis'),
  screens.classPage('menulis-berita-yang-dibaca-sampai-habis'),
  screens.classPage('intensif-toefl-delapan-minggu'),
];
