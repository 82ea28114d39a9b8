import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { screens } from '@sinau/contracts/screens';
import { draftClass, joinFreeClass, publishDraft, publishQuiz } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const finishing = ['showScore', 'showAnswerKey', 'allowNextPrev'].map((type) => ({ type, text: '', isSelected: true }));
const texts = [
  'Nilai berita mana yang paling kuat untuk pembaca di kabupaten itu?',
  'Apa yang dijawab lead?',
  'Mengapa kutipan perlu dipilih?',
];

let withQuiz: Awaited<ReturnType<typeof publishQuiz>>;
beforeAll(async () => {
  withQuiz = await publishQuiz(texts, { finishing, timeLimit: 15, maxAttempts: 2 });
});

test.each([1440, 390])(
  'a quiz survives a reload and a lost connection, and is passed, on a screen of %i pixels',
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

test('unsent answers are there again after the tab was killed', async () => {
  const account = await createAccount();
  const page = await newPage({ expects: [/net::ERR_INTERNET_DISCONNECTED/], session: account.session });
  await joinFreeClass(page, account, withQuiz);
  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  await page.getByText('Soal 1 dari 3').waitFor();
  const address = page.url();
  const context = page.context();
  await context.setOffline(true);
  await answer(page, 'Kedekatan dan dampak');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByText('Soal 2 dari 3').waitFor();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await next.getByText('Soal 2 dari 3').waitFor();
  await next.getByText(/^Tersimpan/).waitFor();
  await next.getByRole('button', { name: 'Soal 1, sudah dijawab' }).click();
  expect(await next.getByRole('radio', { name: 'Kedekatan dan dampak' }).isChecked()).toBe(true);
});

const imported = `jenis;pertanyaan;a;b;kunci;poin
isian;Apa nama paragraf pembuka berita?;Lead;Teras berita;;1
menjodohkan;Pasangkan tiap unsur dengan artinya.;Siapa = Tokoh;Kapan = Waktu;;2
pilihan ganda;Tanpa kunci?;Ya;Bukan;;1`;

test('questions are imported into the bank, copied into a quiz, and answered across a reload and a lost connection', async () => {
  const built = await draftClass('Bank Soal', async () => [
    {
      type: 'quiz',
      title: 'Kuis dari bank',
      content: { instruction: '', questions: [] },
      setting: { completionType: 'minimum-score', minimumScore: 100, finishing },
    },
  ]);
  const faults: string[] = [];
  const partner = await newPage({ session: await sessionOf(demoPartner) });
  await partner.goto(screens.questionBank());
  await partner.getByRole('button', { name: 'Impor' }).click();
  const dialog = partner.getByRole('dialog', { name: 'Impor soal' });
  await dialog.getByLabel('Atau tempel teks').fill(imported);
  await dialog.getByRole('button', { name: 'Periksa' }).click();
  const preview = partner.getByRole('dialog', { name: 'Periksa sebelum diimpor' });
  await preview.getByText('Jawaban benar').first().waitFor();
  faults.push(...(await faultsOf(partner)));
  await preview.getByRole('tab', { name: /^Dilewati/ }).click();
  await preview.getByText('Tandai jawaban yang benar').waitFor();
  await preview.getByRole('button', { name: 'Impor 2 soal' }).click();
  await partner.getByText('2 soal masuk ke bank soalmu.').waitFor();
  await partner.getByRole('button', { name: 'Tutup' }).first().click();
  await partner.getByRole('button', { name: 'Apa nama paragraf pembuka berita?' }).first().waitFor();
  faults.push(...(await faultsOf(partner)));

  await partner.goto(screens.buildClass(built.slug));
  await partner.getByRole('button', { name: 'Tambah dari bank soal' }).click();
  const bank = partner.getByRole('dialog', { name: 'Bank soal' });
  await bank
    .getByRole('checkbox', { name: /^Apa nama paragraf pembuka/ })
    .first()
    .check();
  await bank
    .getByRole('checkbox', { name: /^Pasangkan tiap unsur/ })
    .first()
    .check();
  faults.push(...(await faultsOf(partner)));
  await bank.getByRole('button', { name: 'Tambahkan 2 soal' }).click();
  await partner.getByText('2 soal · 3 poin').waitFor();
  await partner
    .getByText(/^Tersimpan/)
    .first()
    .waitFor();
  faults.push(...(await faultsOf(partner)));
  await publishDraft(built);

  const account = await createAccount();
  const page = await newPage({ width: 390, expects: [/net::ERR_INTERNET_DISCONNECTED/], session: account.session });
  await joinFreeClass(page, account, built);
  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  await page.getByRole('textbox', { name: 'Jawabanmu' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Jawabanmu' }).fill('teras  BERITA');
  await page.getByText('Belum terkirim, mencoba lagi').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  // The answer was sent before the reload, as soon as the connection was back, or is sent after it.
  await expect.poll(() => page.getByRole('textbox', { name: 'Jawabanmu' }).inputValue()).toBe('teras  BERITA');
  faults.push(...(await faultsOf(page)));
  await page.getByRole('textbox', { name: 'Jawabanmu' }).press('Enter');
  await page.getByRole('combobox', { name: 'Siapa' }).selectOption('Tokoh');
  await page.getByRole('combobox', { name: 'Kapan' }).selectOption('Waktu');
  faults.push(...(await faultsOf(page)));
  await handIn(page, 'Semua soal sudah kamu jawab.');
  await page.getByRole('dialog', { name: 'Kelas selesai' }).getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('heading', { name: 'Selamat, kamu lulus!' }).waitFor();
  await page.getByText('Kapan → Waktu').waitFor();
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});

const answer = (page: Page, option: string) => page.getByRole('radio', { name: option }).check();

async function handIn(page: Page, sentence: string) {
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Kumpulkan jawaban?' });
  await dialog.getByText(sentence).waitFor();
  await dialog.getByRole('button', { name: 'Kumpulkan', exact: true }).click();
}
