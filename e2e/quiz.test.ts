import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishQuiz } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

const finishing = ['showScore', 'showAnswerKey', 'allowNextPrev'].map((type) => ({ type, text: '', isSelected: true }));
const texts = [
  'Nilai berita mana yang paling kuat untuk pembaca di kabupaten itu?',
  'Apa yang dijawab lead?',
  'Mengapa kutipan perlu dipilih?',
];

let withQuiz: Awaited<ReturnType<typeof publishQuiz>>;
beforeAll(async () => {
  withQuiz = await publishQuiz(texts, { finishing, timeLimit: 15, maxAttempts: 2 });
}, 60_000);

test.each([1440, 390])(
  'a quiz survives a reload and a lost connection, and is passed, on a screen of %i pixels',
  { timeout: 120_000 },
  async (width) => {
    const account = await createAccount();
    const page = await newPage({ width, expects: [/net::ERR_INTERNET_DISCONNECTED/], session: account.session });
    const faults: string[] = [];
    const look = async (step: string) =>
      void faults.push(...(await faultsOf(page)).map((fault) => `${step}: ${fault}`));

    await joinFreeClass(page, account, withQuiz);
    await page.getByRole('button', { name: 'Mulai kuis' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pindah materi' }).count()).toBe(0);
    await look('start');
    await page.getByRole('button', { name: 'Mulai kuis' }).click();

    await answer(page, 'Kedekatan dan dampak');
    await page.getByText(/^Tersimpan/).waitFor();
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await look('attempt');

    await page.context().setOffline(true);
    await answer(page, 'Kedekatan dan dampak');
    await page.getByText('Belum terkirim, mencoba lagi').waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Tersimpan/).waitFor();

    await page.reload();
    await page.getByText('Soal 2 dari 3').waitFor();
    expect(await page.getByRole('radio', { name: 'Kedekatan dan dampak' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Soal 1, sudah dijawab' }).click();
    expect(await page.getByRole('radio', { name: 'Kedekatan dan dampak' }).isChecked()).toBe(true);

    await handIn(page, 'Masih ada 1 soal yang belum kamu jawab.');
    await page.getByRole('heading', { name: 'Belum lulus kali ini' }).waitFor();
    await look('not passed');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await page.getByRole('button', { name: 'Mulai kuis' }).click();
    for (const number of [1, 2, 3]) {
      await page.getByText(`Soal ${number} dari 3`).waitFor();
      await answer(page, 'Kedekatan dan dampak');
      if (number < 3) await page.getByRole('button', { name: 'Berikutnya' }).click();
    }
    await handIn(page, 'Semua soal sudah kamu jawab.');
    await page.getByRole('dialog', { name: 'Kelas selesai' }).getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('heading', { name: 'Selamat, kamu lulus!' }).waitFor();
    await page.getByText('Pembahasan.').first().waitFor();
    await look('passed');
    expect(faults).toEqual([]);
  },
);

const answer = (page: Page, option: string) => page.getByRole('radio', { name: option }).check();

async function handIn(page: Page, sentence: string) {
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Kumpulkan jawaban?' });
  await dialog.getByText(sentence).waitFor();
  await dialog.getByRole('button', { name: 'Kumpulkan', exact: true }).click();
}
