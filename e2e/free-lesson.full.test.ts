import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { faultsOnBothScreens } from './faults.ts';
import { joinFreeClass, publishFreeLesson } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

const title = 'Surat yang dimuat';
const description = 'Bacaan lima menit, dengan lembar kerja.';

test('a free lesson is opened from the class page, and studied with its attachment', async () => {
  const taught = await publishFreeLesson(title, description);
  const faults: string[] = [];
  const visitor = await newPage({ width: 390 });
  await visitor.goto(screens.classPage(taught.slug));
  const [lesson] = (await callApi<{ sections: { lessons: { id: string }[] }[] }>('GET', `/v2/program/${taught.slug}`))
    .sections[0]!.lessons;
  await visitor.goto(screens.freeLesson(taught.slug, lesson!.id));
  await visitor.getByText('Surat pembaca yang dimuat itu pendek.').waitFor();
  faults.push(...(await faultsOnBothScreens(visitor)));

  const account = await createAccount();
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, taught);
  await page.getByText(description).waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /lembar-kerja\.pdf/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('lembar-kerja.pdf');
  expect(faults).toEqual([]);
});
