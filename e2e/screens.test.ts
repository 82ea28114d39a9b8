import type { Visitor } from '@sinau/contracts/page';
import { pages, screens } from '@sinau/contracts/screens';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { newPage } from './harness.ts';
import { demoLearner, demoPartner, signIn } from './people.ts';

const published = 'menulis-berita-yang-dibaca-sampai-habis';

/** The pages that somebody can open by their address; what only a journey reaches is looked at there. */
const toured = (visitor: Visitor) =>
  pages.flatMap(({ paths, tour }) => {
    const [who, address = paths[0]] = typeof tour === 'string' ? [tour] : (tour ?? []);
    return who === visitor && address !== undefined ? [address] : [];
  });

const tours = [
  {
    who: 'a visitor',
    account: null,
    paths: [...toured('visitor'), screens.catalog({ tabs: 1 }), screens.catalog({ tabs: 4 }), '/tidak-ada'],
  },
  { who: 'a learner', account: demoLearner, paths: toured('learner') },
  { who: 'a partner', account: demoPartner, paths: toured('partner') },
];

describe.each(tours)('every screen of $who', ({ account, paths }) => {
  test.each([390, 1440])('can be used by everybody, and fits %i pixels', { timeout: 120_000 }, async (width) => {
    const page = await newPage({ width });
    if (account) await signIn(page, account);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test.each([390, 1440])(
  'a partner reaches a participant and a table at %i pixels',
  { timeout: 60_000 },
  async (width) => {
    const page = await newPage({ width });
    await signIn(page, demoPartner);
    await page.goto(screens.classReport({ type: 'program', id: published }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^peserta-menulis-berita-.*\.csv$/);
    await page.locator('a[href*="/details/member"]').first().click();
    await page.getByRole('heading', { name: 'Materi', exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);
