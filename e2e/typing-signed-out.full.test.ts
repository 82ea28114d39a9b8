import { seededRandom } from '@sinau/api/testing/random-choices';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { newPage } from './harness.ts';
import { draftToFill, expects, lessonHref, letters, ownSession, read, signInOver } from './interruptions.ts';

const count = 1_000;
const timeout = 600_000;

test(
  'of 1,000 letters typed while sessions end at random, none goes anywhere but into the text',
  { timeout },
  async () => {
    const built = await draftToFill();
    const random = seededRandom(27);
    const somewhere = (times: number) => new Set(Array.from({ length: times }, () => random.int(40, count - 40)));
    const ends = somewhere(6);
    const pauses = somewhere(40);
    const typed = letters(count, 27);

    const page = await newPage({ session: await ownSession(), expects });
    await page.goto(lessonHref(built, built.article, 'article'));
    const text = page.getByRole('textbox', { name: 'Isi materi' });
    const dialog = page.getByRole('dialog', { name: 'Sesimu berakhir' });
    await text.click();
    const strayed: string[] = [];
    let renewals = 0;
    /** Number of letters that are still typed over the open dialog. */
    let over: number | null = null;
    for (const [index, letter] of [...typed].entries()) {
      if (ends.has(index)) await endSession(page);
      if (pauses.has(index)) await page.waitForTimeout(random.int(200, 2_500));
      await page.keyboard.type(letter);
      if (!(await dialog.isVisible())) continue;
      over = (over ?? random.int(1, 30)) - 1;
      if (over > 0) continue;
      over = null;
      strayed.push(...(await valuesIn(page)));
      await signInOver(page);
      renewals += 1;
    }
    // The last session may end without a pause.
    await page.waitForTimeout(2_500);
    if (await dialog.isVisible()) {
      strayed.push(...(await valuesIn(page)));
      await signInOver(page);
      renewals += 1;
    }
    await page.getByText(/^Tersimpan/).waitFor();
    expect(strayed).toEqual([]);
    expect(renewals).toBeGreaterThan(0);
    expect(await text.textContent()).toBe(typed);
    const stored = async () =>
      (await read<{ content: { html: string } }>(`/user/lesson/${built.article}`)).content.html;
    await expect.poll(async () => (await stored()).replace(/<[^>]+>/g, '')).toBe(typed);
  },
);

/** Ends the session of the page on the server, unless it has ended already. */
async function endSession(page: Page) {
  const session = await page.evaluate(() => localStorage.getItem('session'));
  const { token } = JSON.parse(session ?? '{}') as { token?: string };
  if (token) await callApi('POST', '/user/auth/logout', undefined, token).catch(() => undefined);
}

/** Texts in the fields of the dialog, which nobody has chosen to write in. */
const valuesIn = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Sesimu berakhir' })
    .locator('input:not([type="hidden"])')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter(({ readOnly, type }) => !readOnly && type === 'password')
        .map(({ value }) => value)
        .filter((value) => value !== ''),
    );
