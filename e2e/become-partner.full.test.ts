import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { faultsOnBothScreens, untilLoaded } from './faults.ts';
import { cli, newPage, readMail } from './harness.ts';
import { applyToTeach, createAccount, signIn } from './people.ts';

test('a user becomes a partner on a phone', async () => {
  const account = await createAccount('Bagas Wirawan');
  const page = await newPage({ width: 390 });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));
  await page.goto(screens.creator());
  await page.getByRole('link', { name: 'Mulai mengajar' }).click();
  await page.waitForURL(/\/register\?next=/);
  await page.getByRole('main').getByRole('link', { name: 'Masuk', exact: true }).click();
  await page.waitForURL(/\/login\?next=/);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await look();
  const { slug } = await applyToTeach(page, `Surat Pembaca ${randomUUID().slice(0, 8)}`, look);
  await untilLoaded(page);
  await look();

  await cli('mitra', 'reject', slug, '--reason', 'Sebutkan siapa saja yang pernah kamu bimbing.');
  expect(await readMail(account.email, 'belum bisa kami terima')).toMatchObject({
    text: expect.stringContaining('Sebutkan siapa saja'),
  });
  await page.reload();
  await page.getByText('Sebutkan siapa saja').waitFor();
  await look();
  await page.getByRole('link', { name: 'Perbaiki jawaban' }).click();
  await page.getByText('Yang perlu diperbaiki:').waitFor();
  await look();
  const again = await applyToTeach(page, `Sanggar Surat ${randomUUID().slice(0, 8)}`);
  expect(again.slug).toMatch(/^sanggar-surat-/);

  await cli('mitra', 'verify', again.slug);
  const { link } = await readMail(account.email, 'sekarang mitra');
  await page.goto(link!);
  await page.getByText('Empat langkah sampai kelasmu dijual').waitFor();
  await page.getByRole('main').getByText('Menunggu Review').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
