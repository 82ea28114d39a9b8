import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { isFullRun } from '@sinau/test-kit/full-run';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { faultsOnBothScreens, untilLoaded } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';
import { cutOffMenus, smallTargets } from './targets.ts';
import { desks, expectedOnTours, tours } from './tours.ts';

const published = 'menulis-berita-yang-dibaca-sampai-habis';

const commonEnglish = /\b(the|and|your|you|please|with|is|are)\b/i;

/** Faults of a page at both widths; it is opened once for all checks. */
async function faultsIn(page: Page) {
  const faults = await faultsOnBothScreens(page);
  expect(await page.evaluate(textsOfRoundedWidth)).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  expect((await page.locator('body').innerText()).match(commonEnglish)).toBeNull();
  return faults;
}

/** Texts whose letters advance by whole pixels, so that words run together on screens of one pixel per CSS pixel. */
const textsOfRoundedWidth = () =>
  [...document.querySelectorAll('body *')]
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter((element) => element.checkVisibility() && getComputedStyle(element).textRendering !== 'geometricprecision')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test.each(tours)(
  'everybody can use the screens of $who in Indonesian, on a phone and on a laptop [1.16]',
  async ({ account, paths }) => {
    const page = await newPage({
      width: 390,
      expects: expectedOnTours,
      ...(account && { session: await sessionOf(account) }),
    });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      faults.push(...(await faultsIn(page)));
    }
    expect(faults).toEqual([]);
  },
);

test.each(desks)(
  'everybody can use the screens of $who in Indonesian, on a phone and on a laptop; a thumb reaches every control, and no menu is cut off [1.16]',
  async ({ account, paths }) => {
    const page = await newPage({ width: 390, session: await sessionOf(account) });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      faults.push(...(await faultsIn(page)));
      if (!isFullRun) continue;
      await untilLoaded(page);
      faults.push(...(await smallTargets(page)), ...(await cutOffMenus(page)));
    }
    expect(faults).toEqual([]);
  },
);

test('bars are 88 px high with the line below them [2.55]', async () => {
  const page = await newPage();
  const heights: (number | undefined)[] = [];
  for (const path of [screens.catalog(), screens.login()]) {
    await page.goto(path);
    heights.push((await page.getByRole('banner').boundingBox())?.height);
  }
  expect(heights).toEqual([88, 88]);
});

test('an operator reaches an application, a publication and a withdrawal', { tags: 'night' }, async () => {
  await applied();
  const page = await newPage({ width: 390, session: await sessionOf(demoOperator) });
  const faults: string[] = [];
  for (const [list, row] of [
    [operatorScreens.operatorApplications(), 'a[href^="/operator/mitra/"]'],
    [operatorScreens.operatorPublications(), 'a[href^="/operator/publication/"]'],
    [operatorScreens.operatorPayouts(), 'a[href^="/operator/payout/"]'],
  ] as const) {
    await page.goto(list);
    await page.locator(row).first().click();
    await page.waitForURL((url) => url.pathname !== list);
    faults.push(...(await faultsOnBothScreens(page)), ...(await smallTargets(page)));
  }
  expect(faults).toEqual([]);
});

test('a partner reaches a participant and a table', { tags: 'night' }, async () => {
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.classReport({ type: 'program', id: published }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^peserta-menulis-berita-.*\.csv$/);
  await page.locator('a[href*="/details/member"]').first().click();
  await page.getByRole('heading', { name: 'Materi', exact: true }).waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
});

/** An applicant who waits to become a partner. */
async function applied() {
  const { session } = await createAccount();
  const { list } = await callApi<{ list: { id: string }[] }>('GET', '/category-class');
  const application = {
    kind: 'institute',
    name: 'Surat Pagi',
    categoryId: list[0]!.id,
    expertise: 'Menulis surat pembaca',
    experience: 'professional',
    about: 'Kami menyunting surat pembaca sejak dua puluh tahun lalu.',
    link: 'https://contoh.id',
    isAgreed: true,
  };
  await callApi('POST', '/user/mitra/create', application, session.token);
}
