import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { isFullRun } from '@sinau/test-kit/full-run';
import { expect, test } from 'vitest';
import { untilLoaded } from './faults.ts';
import { stopsWithoutRing } from './focus-rings.ts';
import { newPage } from './harness.ts';
import { demoOperator, demoPartner, sessionOf } from './people.ts';

const moves = [
  { who: 'a partner', account: demoPartner, from: screens.creatorDashboard(), to: screens.creatorVouchers() },
  {
    who: 'an operator',
    account: demoOperator,
    from: operatorScreens.operatorClasses(),
    to: operatorScreens.operatorRefunds(),
  },
  { who: 'a visitor', account: null, from: screens.faq(), to: screens.login() },
];

test.each(isFullRun ? moves : moves.slice(-1))(
  'every stop of the Tab key shows the focus on a page that $who reached from another',
  async (journey) => {
    const page = await newPage({ ...(journey.account && { session: await sessionOf(journey.account) }) });
    await page.goto(journey.from);
    await untilLoaded(page);
    await page.locator(`a[href="${journey.to}"]`).first().click();
    await page.waitForURL((url) => url.pathname === journey.to);
    await untilLoaded(page);
    expect(await stopsWithoutRing(page)).toEqual([]);
  },
);
