import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOnBothScreens } from './faults.ts';
import { publishArticle } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';

const interview = 'Wawancara yang Membuka Cerita';

/** A class of Rp100.000 that a user has had since it was free. */
async function classOfOwner(owner: Parameters<typeof callerOf>[0]) {
  const own = await publishArticle('Surat untuk redaksi');
  const learner = await callerOf(owner);
  await learner('POST', '/transaction/create', { programIds: [own.id] });
  const maker = await callerOf(demoPartner);
  const { title } = await maker<{ title: string }>('PUT', `/user/program/${own.id}/price`, {
    from: { salePrice: 0, normalPrice: null, promotionEndsAt: null },
    to: { salePrice: 100_000, normalPrice: null, promotionEndsAt: null },
  });
  return { ...own, title };
}

test('a bundle is composed, published by an operator, bought by the owner of one of its classes, and studied [1.9, 4.19]', async () => {
  const { session, ...account } = await createAccount();
  const own = await classOfOwner(account);
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));

  const maker = await newPage({ session: await sessionOf(demoPartner) });
  await maker.goto(screens.creatorBundles());
  await maker.getByRole('link', { name: 'Paket Penulis Lengkap' }).waitFor();
  await look(maker);
  await maker.getByRole('button', { name: 'Buat kelas' }).click();
  await maker.getByRole('link', { name: /Beberapa kelas dengan satu harga/ }).click();
  const title = `Paket Surat ${own.slug.slice(-8)}`;
  await maker.getByLabel('Judul bundling').fill(title);
  await look(maker);
  await maker.getByRole('button', { name: 'Lanjut pilih kelas' }).click();
  await maker.getByRole('heading', { name: title }).waitFor();

  await maker.getByRole('button', { name: 'Pilih kelas' }).click();
  for (const one of [own.title, interview]) {
    await maker.getByRole('searchbox', { name: 'Cari kelas yang sudah terbit' }).fill(one);
    await maker.getByRole('checkbox', { name: new RegExp(`^${one}`) }).check();
  }
  await look(maker);
  await maker.getByRole('button', { name: 'Selesai · 2 kelas' }).click();
  await maker.getByRole('button', { name: `Geser ${interview}` }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await maker.keyboard.press(key);
  await maker.getByText(`“${interview}” ditaruh.`).waitFor({ state: 'attached' });
  // Drags by mouse, back to the former position.
  const grips = maker.getByRole('button', { name: /^Geser / });
  await grips.nth(0).dragTo(grips.nth(1), { targetPosition: { x: 20, y: 40 } });
  await expect.poll(() => grips.nth(1).getAttribute('aria-label')).toBe(`Geser ${interview}`);

  await maker.getByLabel('Deskripsi singkat').fill('Menulis surat pembaca, dan mewawancarai orang untuk isinya.');
  await maker.getByLabel('Topik').selectOption({ index: 1 });
  await maker.getByRole('button', { name: 'Pilih sampul' }).click();
  await maker.getByRole('radio').first().check();
  await maker.getByRole('button', { name: 'Selesai', exact: true }).click();
  await maker.getByLabel('Harga bundling').fill('150000');
  await maker.getByText('Pembeli hemat').waitFor();
  await maker.getByLabel('Harga bundling').press('Enter');
  await maker.getByText('6 dari 6').waitFor();
  await look(maker);
  await maker.getByRole('button', { name: 'Ajukan bundling' }).click();
  await maker.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await maker.getByRole('button', { name: 'Dalam review' }).waitFor();
  const slug = new URL(maker.url()).pathname.split('/').at(-1)!;

  const desk = await newPage({ session: await sessionOf(demoOperator) });
  await desk.goto(operatorScreens.operatorBundles());
  await look(desk);
  await desk.getByRole('searchbox', { name: 'Cari bundling' }).fill(title);
  await desk.getByRole('link', { name: title }).click();
  await desk.getByRole('button', { name: 'Mulai tinjau' }).click();
  await desk.getByRole('button', { name: 'Terbitkan', exact: true }).waitFor();
  await look(desk);
  await desk.getByRole('link', { name: 'Pratinjau' }).click();
  await desk.getByText('Begini calon pembeli melihat paket ini.').waitFor();
  await look(desk);
  await desk.getByRole('link', { name: 'Kembali ke tinjauan' }).click();
  await desk.getByRole('button', { name: 'Terbitkan', exact: true }).click();
  await desk.getByRole('button', { name: 'Terbitkan bundling' }).click();
  await desk.getByText('Bundling sudah terbit').waitFor();

  const buyer = await newPage({ width: 390, session });
  await buyer.goto(screens.classPage(slug));
  await buyer.getByText('Kamu sudah punya 1 kelas').filter({ visible: true }).first().waitFor();
  await look(buyer);
  const buyNow = buyer.getByRole('link', { name: 'Beli sekarang' });
  await buyNow
    .or(buyer.getByRole('button', { name: 'Beli sekarang' }))
    .filter({ visible: true })
    .first()
    .click();
  // Its share of Rp150.000: the other class costs Rp149.000 of Rp249.000.
  await buyer
    .getByRole('button', { name: /^Bayar (sekarang|Rp89\.759)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await buyer.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await buyer.getByRole('button', { name: 'Bayar Rp89.759' }).click();
  await buyer.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
  await buyer.goto(screens.continueClass('wawancara-yang-membuka-cerita'));
  await buyer.getByRole('heading', { level: 1 }).first().waitFor();
  await buyer.waitForURL((url) => url.pathname.startsWith('/my-class/content/'));

  await maker.goto(screens.classReport({ type: 'bundle', id: slug }));
  await maker.getByText('Pembeli', { exact: true }).first().waitFor();
  await maker.getByRole('link', { name: interview }).waitFor();
  await look(maker);
  expect(faults).toEqual([]);
});
