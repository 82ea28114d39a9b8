import { screens } from '@sinau/contracts/screens';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { newPage } from './harness.ts';
import { demoLearner, demoPartner, signIn } from './people.ts';

const published = 'menulis-berita-yang-dibaca-sampai-habis';

const tours = [
  {
    who: 'a visitor',
    account: null,
    paths: [
      screens.home(),
      screens.catalog(),
      screens.catalog({ tabs: 1 }),
      screens.catalog({ tabs: 4 }),
      screens.promotions(),
      screens.search('menulis'),
      screens.classPage(published),
      screens.login(),
      screens.register(),
      screens.forgotPassword(),
      screens.terms(),
      screens.certificate(),
      screens.creator(),
      '/tidak-ada',
    ],
  },
  {
    who: 'a learner',
    account: demoLearner,
    paths: [
      screens.cart(),
      screens.myClass(),
      screens.transactions(),
      screens.settings(),
      screens.certificates(),
      screens.creatorQuestion(),
    ],
  },
  {
    who: 'a partner',
    account: demoPartner,
    paths: [
      screens.creatorDashboard(),
      screens.creatorCatalog(),
      screens.createClass(),
      screens.createClass(published),
      screens.creatorReport(),
      screens.classReport({ type: 'program', id: published }),
      screens.creatorSales(),
      screens.creatorWallet(),
    ],
  },
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
