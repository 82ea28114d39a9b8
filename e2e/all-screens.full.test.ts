import { operatorScreens } from '@sinau/contracts/operator-screens';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilLoaded } from './faults.ts';
import { stopsWithoutRing } from './focus-rings.ts';
import { newPage, untilTakenOver } from './harness.ts';
import { demoLearner, demoOperator, demoPartner, sessionOf } from './people.ts';
import { smallTargets } from './targets.ts';
import { desks, expectedOnTours, tours } from './tours.ts';

const published = 'menulis-berita-yang-dibaca-sampai-habis';
const timeout = 900_000;

describe.each([...tours, ...desks])('the screens of $who', { timeout }, ({ account, paths }) => {
  const openPage = async (width: number) =>
    newPage({ width, height: 640, expects: expectedOnTours, ...(account && { session: await sessionOf(account) }) });

  test('at 320 px nothing scrolls sideways and no control is cut off', async () => {
    const page = await openPage(320);
    const faults: string[] = [];
    const classroom = account === demoLearner ? [screens.continueClass(published)] : [];
    for (const path of [...paths, ...classroom]) {
      await page.goto(path);
      await untilLoaded(page);
      faults.push(...(await cutOffControls(page)));
    }
    expect(faults).toEqual([]);
  });

  test('with the spacing of letters and lines that readers choose, no text is cut off', async () => {
    const page = await openPage(390);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await untilLoaded(page);
      const before = new Set(await cutOffTexts(page));
      await page.addStyleTag({ content: textSpacing });
      await untilLoaded(page);
      const { pathname } = new URL(page.url());
      const cutOff = (await cutOffTexts(page)).filter((text) => !before.has(text));
      faults.push(...cutOff.map((text) => `${pathname} cuts off ${text}`), ...(await cutOffControls(page)));
    }
    expect(faults).toEqual([]);
  });

  test('with forced colours each stop of the Tab key shows the focus, and nothing is shown by a background alone', async () => {
    const page = await openPage(1440);
    await page.emulateMedia({ forcedColors: 'active' });
    const faults: string[] = [];
    // One screen of each kind: they share their controls.
    for (const path of paths.filter((_, index) => index % 3 === 0)) {
      await page.goto(path);
      await untilLoaded(page);
      faults.push(...(await stopsWithoutRing(page)), ...(await shapeless(page)));
    }
    expect(faults).toEqual([]);
  });

  test('each stop of the Tab key shows the focus, after moving between pages', async () => {
    const page = await openPage(1440);
    const faults: string[] = [];
    const [first, ...others] = paths;
    await page.goto(first!);
    await untilTakenOver(page);
    for (const path of others) {
      await goWithin(page, path);
      faults.push(...(await stopsWithoutRing(page)));
    }
    expect(faults).toEqual([]);
  });
});

/** Lists of the portal and of the desk, and where a row of them leads. */
const lists = [
  [demoPartner, screens.creatorBundles(), '/creator/class-bundling/edit/'],
  [demoPartner, screens.creatorVouchers(), '/creator/voucher/'],
  [demoPartner, screens.grading(), '/creator/grading/'],
  [demoPartner, screens.classReport({ type: 'program', id: published }), '/creator/report/details/member'],
  [demoOperator, operatorScreens.operatorClasses(), '/operator/class/'],
  [demoOperator, operatorScreens.operatorBundles(), '/operator/bundle/'],
  [demoOperator, operatorScreens.operatorReports(), '/operator/report/'],
  [demoOperator, operatorScreens.operatorSupport(), '/operator/support/'],
  [demoOperator, operatorScreens.operatorRefunds(), '/operator/refund/'],
  [demoOperator, operatorScreens.operatorVouchers(), '/operator/voucher/'],
  [demoOperator, operatorScreens.operatorBankAccounts(), '/operator/bank-account/'],
  [demoOperator, `${operatorScreens.operatorPeople()}?keyword=maya`, '/operator/person/'],
] as const;

test('a finger reaches every control of the pages that the lists of the portal lead to', { timeout }, async () => {
  const faults: string[] = [];
  for (const [account, list, row] of lists) {
    const page = await newPage({ width: 390, session: await sessionOf(account) });
    await page.goto(list);
    await untilLoaded(page);
    const link = page.locator(`main a[href^="${row}"]:not([href$="/create"])`).first();
    // The demo has none of it now, as where all was decided.
    if (await link.isVisible()) {
      await page.goto((await link.getAttribute('href'))!);
      await untilLoaded(page);
      faults.push(...(await smallTargets(page)));
    }
    await page.close();
  }
  expect(faults).toEqual([]);
});

/**
 * Moves as a link of the application does, so that the styles of previous pages are still there. Pages of the other one
 * are loaded.
 */
async function goWithin(page: Page, path: string) {
  const isPortal = (address: string) => /^\/(creator|operator)\//.test(address);
  if (isPortal(path) !== isPortal(new URL(page.url()).pathname)) await page.goto(path);
  else
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await untilLoaded(page);
}

/** Controls that cannot be reached without scrolling the whole page sideways. */
async function cutOffControls(page: Page) {
  const { pathname } = new URL(page.url());
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrollsSideways = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCutOff = (control: Element) => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width <= 1 || (left >= 0 && right <= clientWidth + 1)) return false;
      for (let one = control.parentElement; one && one !== document.body; one = one.parentElement)
        if (scrollsSideways(one)) return false;
      return control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    return [
      ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
      ...controls.filter(isCutOff).map((one) => `cuts off '${one.getAttribute('aria-label') ?? one.innerText}'`),
    ];
  });
  return found.map((fault) => `${pathname} ${fault}`);
}

/** Spacing of WCAG 1.4.12, which a page must bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts that are cut off by a fixed height or width, and by no ellipsis that their author wanted. */
const cutOffTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        if (!element.checkVisibility() || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        const hides = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);
        return hides && element.clientWidth > 1 && element.scrollHeight > element.clientHeight + 2;
      })
      .map(({ className, textContent }) => `${className} '${textContent.trim().slice(0, 40)}'`),
  );

/** Buttons and fields whose shape is a background alone, which forced colours take away. */
async function shapeless(page: Page) {
  const { pathname } = new URL(page.url());
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn:not(.btn-text), input:not([type="hidden"]), select, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.getBoundingClientRect().width > 1)
      .filter((one) => {
        const around = [one, one.parentElement!, one.parentElement!.parentElement!];
        return !around.some((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
          return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
        });
      })
      .map((one) => `${one.className} '${(one.getAttribute('aria-label') ?? one.innerText).slice(0, 40)}'`),
  );
  return [...new Set(found)].map((fault) => `${pathname} has no shape: ${fault}`);
}
