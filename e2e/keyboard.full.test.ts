import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftClass, publishDraft } from './free-class.ts';
import { newPage } from './harness.ts';
import { choose, pressAt, tabTo, typeInto } from './keyboard.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true });

/** A class for sale with an article and a quiz. */
async function publishClass() {
  const draft = await draftClass(
    'Tanpa Tetikus',
    async () => [
      { type: 'article', title: 'Membaca', content: { html: '<p>Surat pembaca yang dimuat itu pendek.</p>' } },
      {
        type: 'quiz',
        title: 'Kuis: surat pembaca',
        content: {
          instruction: '',
          questions: [
            {
              id: 'q1',
              type: 'single-choice',
              text: 'Surat yang dimuat biasanya …',
              points: 1,
              explanation: '',
              options: ['panjang', 'pendek'].map((text) => ({ id: text, text, isCorrect: text === 'pendek' })),
            },
          ],
        },
        setting: { completionType: 'minimum-score', minimumScore: 70 },
      },
    ],
    150_000,
  );
  await publishDraft(draft);
  return draft;
}

test('a learner buys a class, studies it and opens the certificate with the keyboard alone', async () => {
  const { slug } = await publishClass();
  const { session } = await createAccount();
  const page = await newPage({ session });
  await page.goto(screens.classPage(slug));
  await pressAt(page, link(page, 'Beli sekarang').or(button(page, 'Beli sekarang')));
  await page.getByRole('heading', { name: 'Pembayaran', level: 1 }).waitFor();
  await pressAt(page, button(page, /^Bayar (sekarang|Rp150\.000)$/));
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await pressAt(page, button(page, 'Bayar Rp150.000'));
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
  await pressAt(page, link(page, 'Mulai belajar'));

  await page.getByRole('heading', { name: 'Membaca', level: 2 }).waitFor();
  await pressAt(page, button(page, 'Selesai, lanjut'));
  await page.getByRole('heading', { name: 'Kuis: surat pembaca', level: 2 }).waitFor();
  await pressAt(page, button(page, 'Mulai kuis'));
  await choose(page, page.getByRole('radio'), page.getByRole('radio', { name: 'pendek' }));
  await pressAt(page, button(page, 'Kumpulkan jawaban').first());
  await pressAt(page, button(page, 'Kumpulkan'));
  const finished = page.getByRole('dialog', { name: 'Kelas selesai' });
  await pressAt(page, finished.getByRole('link', { name: 'Lihat sertifikat' }));
  await page.waitForURL(/\/my-class\/content\/certificate/);
  await tabTo(page, button(page, /^Unduh/).first());
});

test('a partner builds a class and submits it with the keyboard alone', async () => {
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.createClass());
  await typeInto(page, page.getByLabel('Judul kelas'), `Tanpa Tetikus ${randomUUID().slice(0, 8)}`);
  await pressAt(page, button(page, 'Buat kelas'));

  await typeInto(page, page.getByLabel('Deskripsi singkat'), 'Menulis surat pembaca yang pendek, jelas, dan dimuat.');
  await tabTo(page, page.getByLabel('Topik'));
  await page.keyboard.type('Jurnalistik');
  await typeInto(page, page.getByLabel('Harga', { exact: true }), '150000');
  await pressAt(page, button(page, 'Pilih sampul'));
  const covers = page.getByRole('dialog').getByRole('radio');
  await choose(page, covers, page.getByRole('radio', { name: 'Jurnalistik & Menulis 2' }));
  await pressAt(page, button(page, 'Selesai'));

  await addLesson(page, 'Artikel', 'Surat yang dimuat');
  await tabTo(page, page.getByRole('textbox', { name: 'Isi materi' }));
  await page.keyboard.type('Surat pembaca yang dimuat itu pendek.');
  await page.getByText(/^Tersimpan/).waitFor();

  await addLesson(page, 'Kuis', 'Kuis: surat pembaca');
  await pressAt(page, button(page, 'Tambah soal'));
  await pressAt(page, button(page, /^Pilihan ganda/));
  await page.getByRole('textbox', { name: 'Pertanyaan' }).waitFor();
  await typeInto(page, page.getByRole('textbox', { name: 'Pertanyaan' }), 'Surat yang dimuat biasanya …');
  await typeInto(page, page.getByRole('textbox', { name: 'Jawaban 1' }), 'pendek');
  await typeInto(page, page.getByRole('textbox', { name: 'Jawaban 2' }), 'panjang');
  const right = page.getByRole('radio', { name: /benar/i });
  await choose(page, right, right.first());
  await page.getByText(/^Tersimpan/).waitFor();

  await pressAt(page, button(page, 'Ajukan Kelas'));
  await page.getByText('Yang akan kami tinjau').waitFor();
  await pressAt(page, button(page, 'Ajukan'));
  await page.getByText('Kelas berhasil diajukan').waitFor();
  await button(page, 'Dalam review').waitFor();
});

/** Adds a lesson from the outline, and writes its title. */
async function addLesson(page: Page, kind: string, title: string) {
  await pressAt(page, button(page, 'Materi'));
  await pressAt(page, page.getByRole('button', { name: new RegExp(`^${kind} `) }));
  await expect.poll(() => page.title()).toMatch(/^Materi baru · /);
  await typeInto(page, page.getByLabel('Judul materi'), title);
}
