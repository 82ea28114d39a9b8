// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, question } from '@sinau/api-client';
import type { BankQuestion } from '@sinau/contracts/question/bank.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { QuestionBankPage } from './question-bank-page.tsx';

afterEach(cleanup);

const stored = (overrides: Partial<BankQuestion> = {}): BankQuestion => ({
  id: '01990000-0000-7000-8000-000000000001',
  type: 'single-choice',
  text: 'Apa itu lead?',
  options: [
    { id: 'a', text: 'Pembuka', isCorrect: true },
    { id: 'b', text: 'Penutup', isCorrect: false },
  ],
  explanation: '',
  points: 2,
  tags: ['lead'],
  difficulty: 'easy',
  isComplete: true,
  usedIn: 3,
  revision: 4,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-21T03:00:00.000Z',
  ...overrides,
});

const openBank = (list: BankQuestion[], answers: Parameters<typeof openPortal>[2] = []) =>
  openPortal({ '/creator/question-bank': QuestionBankPage }, '/creator/question-bank', [
    ...answers,
    answer(question.list, { list, total: list.length, page: 1, perPage: 20 }),
    answer(question.tags, { list: [{ tag: 'lead', count: 1 }] }),
  ]);

test('questions are listed with their kind and use, and filtered by the address', async () => {
  const { user, address, callsOf } = openBank([
    stored(),
    stored({ id: '01990000-0000-7000-8000-000000000002', text: '', isComplete: false }),
  ]);
  const row = (await screen.findByRole('button', { name: 'Apa itu lead?' })).closest('li')!;
  within(row).getByText('3 kuis');
  screen.getByText('Belum lengkap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis soal' }), 'matching');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kesulitan' }), 'hard');
  expect(address()).toBe('/creator/question-bank?type=matching&difficulty=hard');
  expect(callsOf(question.list).at(-1)).toMatchObject({ query: { filter: { type: 'matching', difficulty: 'hard' } } });
});

test('a question is written with tags and difficulty; a refusal keeps what was typed', async () => {
  let isRefused = true;
  const { user, callsOf } = openBank(
    [],
    [
      answer(question.create, () => {
        if (isRefused) throw new ApiError(503, 'unavailable', 'Coba lagi sebentar lagi');
        return stored();
      }),
    ],
  );
  await screen.findByText('Bank soalmu masih kosong');
  await user.click(screen.getByRole('button', { name: 'Tulis soal' }));
  await user.click(screen.getByRole('button', { name: /^Isian singkat/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Soal baru: Isian singkat' }));
  await user.type(dialog.getByLabelText('Pertanyaan'), 'Siapa?');
  dialog.getByText(/Sebelum dipakai masih perlu: isi semua jawaban yang diterima/);
  await user.type(dialog.getByRole('textbox', { name: 'Jawaban 1' }), 'Newton');
  await user.type(dialog.getByRole('textbox', { name: /^Tag/ }), 'fisika, fisika , tokoh,');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Kesulitan/ }), 'medium');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Coba lagi sebentar lagi');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Soal disimpan');
  expect(callsOf(question.create).at(-1)).toMatchObject({
    body: { type: 'short-answer', text: 'Siapa?', tags: ['fisika', 'tokoh'], difficulty: 'medium' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a change keeps what the question has beside it: its model answer, its picture, its number', async () => {
  const rest = {
    type: 'essay' as const,
    options: [],
    picture: { mediaId: '01990000-0000-7000-8000-000000000009', alt: 'Pasar' },
    essay: { minWords: 100, maxWords: null, modelAnswer: 'Menyebut sumber.' },
  };
  const { user, callsOf } = openBank([stored(rest)], [answer(question.update, stored({ ...rest, revision: 5 }))]);
  await user.click(await screen.findByRole('button', { name: 'Apa itu lead?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit soal: Esai' }));
  await user.type(dialog.getByLabelText('Pertanyaan'), '!');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Soal disimpan');
  expect(callsOf(question.update)).toMatchObject([{ body: { ...rest, text: 'Apa itu lead?!', revision: 4 } }]);
});

test('closing asks before it throws changes away', async () => {
  const { user } = openBank([stored()], [answer(question.update, stored({ revision: 5 }))]);
  await user.click(await screen.findByRole('button', { name: 'Apa itu lead?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit soal: Pilihan ganda' }));
  await user.type(dialog.getByLabelText('Pertanyaan'), '!');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lanjut menulis' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Pertanyaan').value).toBe('Apa itu lead?!');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Buang' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an import shows what it takes and what it leaves out before it takes anything', async () => {
  const result = {
    total: 1,
    created: 0,
    errorCount: 1,
    errors: [{ line: 5, message: 'Tandai jawaban yang benar' }],
    list: [{ line: 1, type: 'single-choice' as const, text: 'Satu?' }],
  };
  const { user, callsOf } = openBank(
    [],
    [answer(question.importText, ({ body }) => (body.isPreview ? result : { ...result, created: 1 }))],
  );
  await user.click(screen.getByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor soal' }));
  const content = 'Satu?\nA. Ya\nB. Bukan\nANSWER: A\nDua?\nA. Ya\nB. Bukan';
  await user.upload(dialog.getByLabelText('Berkas'), new File([content], 'soal.txt', { type: 'text/plain' }));
  await dialog.findByText('1 soal siap diimpor.');
  dialog.getByText('Baris 5: Tandai jawaban yang benar');
  expect(callsOf(question.importText)).toEqual([{ body: { format: 'aiken', content, isPreview: true } }]);
  await user.click(dialog.getByRole('button', { name: 'Impor 1 soal' }));
  await screen.findByText('1 soal masuk ke bank soalmu.');
  expect(callsOf(question.importText).at(-1)).toEqual({ body: { format: 'aiken', content } });
});

test('a text that was changed after the look is looked at again', async () => {
  const result = { total: 1, created: 0, errorCount: 0, errors: [], list: [] };
  const { user } = openBank([], [answer(question.importText, result)]);
  await user.click(screen.getByRole('button', { name: 'Impor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impor soal' }));
  await user.type(dialog.getByRole('textbox', { name: 'Isi' }), 'a');
  await user.click(dialog.getByRole('button', { name: 'Periksa' }));
  await dialog.findByRole('button', { name: 'Impor 1 soal' });
  await user.type(dialog.getByRole('textbox', { name: 'Isi' }), 'b');
  dialog.getByRole('button', { name: 'Periksa' });
});

test('a question that was being written when the page went is there again, until it is saved or thrown away', async () => {
  const first = openBank([]);
  await screen.findByText('Bank soalmu masih kosong');
  const openNew = async ({ user }: typeof first) => {
    await user.click(screen.getByRole('button', { name: 'Tulis soal' }));
    await user.click(screen.getByRole('button', { name: /^Isian singkat/ }));
    return screen.findByLabelText<HTMLTextAreaElement>('Pertanyaan');
  };
  await first.user.type(await openNew(first), 'Siapa?');
  const left = { ...localStorage };
  cleanup();

  const next = openBank([]);
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text as string);
  await screen.findByText('Bank soalmu masih kosong');
  expect((await openNew(next)).value).toBe('Siapa?');
  await next.user.click(screen.getByRole('button', { name: 'Batal' }));
  await next.user.click(await screen.findByRole('button', { name: 'Buang' }));
  expect((await openNew(next)).value).toBe('');
});
