// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, question } from '@sinau/api-client';
import type { BankQuestion, QuestionImportReport } from '@sinau/contracts/study/question/bank.schemas';
import { answer, answerUpload } from '@sinau/shell/testing';
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

test('a question is created with tags and difficulty; a refusal keeps the typed text', async () => {
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

test('a change keeps the other data of the question: its model answer, its picture, its number', async () => {
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

test('closing asks before it discards changes', async () => {
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

const report = (overrides: Partial<QuestionImportReport> = {}): QuestionImportReport => ({
  source: { format: 'aiken', separator: null },
  total: 1,
  created: 0,
  list: [
    {
      line: 1,
      type: 'single-choice',
      text: 'Satu?',
      options: [
        { text: 'Ya', isCorrect: true },
        { text: 'Bukan', isCorrect: false },
      ],
      explanation: 'Karena satu.',
      points: 1,
      isPartial: false,
      tags: ['lead'],
      difficulty: null,
      notes: [{ kind: 'changed', message: 'Huruf tebal menjadi huruf biasa' }],
    },
  ],
  errorCount: 1,
  errors: [{ line: 5, message: 'Tandai jawaban yang benar', excerpt: 'Dua?' }],
  noteCount: 1,
  notes: [{ line: 9, kind: 'left-out', message: 'Kategori “berita” tidak ikut' }],
  ...overrides,
});
const openImport = async ({ user }: ReturnType<typeof openBank>) => {
  await user.click(screen.getByRole('button', { name: 'Impor' }));
  return within(await screen.findByRole('dialog', { name: 'Impor soal' }));
};

test('an import shows each question with its key, its changes and its omissions before it stores anything', async () => {
  const opened = openBank(
    [],
    [answer(question.importText, ({ body }) => (body?.isPreview ? report() : report({ created: 1 })))],
  );
  const { user, callsOf } = opened;
  const dialog = await openImport(opened);
  const bytes = new Uint8Array([0x43, 0x61, 0x66, 0xe9]);
  await user.upload(dialog.getByLabelText('Berkas'), new File([bytes], 'soal.txt', { type: 'text/plain' }));
  const look = within(await screen.findByRole('dialog', { name: 'Periksa sebelum diimpor' }));
  const item = within(look.getByText('Satu?').closest('li')!);
  item.getByText('Baris 1');
  item.getByText('Pilih satu jawaban · 1 poin');
  expect(item.getByText('Jawaban benar').closest('li')!.textContent).toContain('Ya');
  item.getByText('Huruf tebal menjadi huruf biasa');
  item.getByText('Karena satu.');
  await user.click(look.getByRole('tab', { name: /^Dilewati/ }));
  look.getByText('Tandai jawaban yang benar');
  look.getByText('Kategori “berita” tidak ikut');
  const file = { name: 'soal.txt', data: 'Q2Fm6Q==' };
  expect(callsOf(question.importText)).toEqual([{ body: { file, isPreview: true } }]);

  await user.selectOptions(look.getByRole('combobox', { name: 'Dibaca sebagai' }), 'gift');
  expect(callsOf(question.importText).at(-1)).toEqual({ body: { file, format: 'gift', isPreview: true } });
  await user.click(await screen.findByRole('button', { name: 'Impor 1 soal' }));
  const done = within(await screen.findByRole('dialog', { name: 'Impor selesai' }));
  done.getByText('1 soal masuk ke bank soalmu.');
  expect(callsOf(question.importText).at(-1)).toEqual({ body: { file, format: 'gift' } });
});

test('a pasted text can be corrected after its preview, and a refusal shows its real reason', async () => {
  let isRefused = false;
  const opened = openBank(
    [],
    [
      answer(question.importText, () => {
        if (isRefused) throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { file: 'Ini PDF.' });
        return report({ total: 0, list: [] });
      }),
    ],
  );
  const { user } = opened;
  const dialog = await openImport(opened);
  await user.type(dialog.getByRole('textbox', { name: 'Atau tempel teks' }), 'a');
  await user.click(dialog.getByRole('button', { name: 'Periksa' }));
  const look = within(await screen.findByRole('dialog', { name: 'Periksa sebelum diimpor' }));
  look.getByText('Tandai jawaban yang benar');
  expect(look.queryByRole('button', { name: /^Impor/ })).toBeNull();
  await user.click(look.getByRole('button', { name: 'Kembali' }));
  const again = within(await screen.findByRole('dialog', { name: 'Impor soal' }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Atau tempel teks' }).value).toBe('a');
  isRefused = true;
  await user.upload(again.getByLabelText('Berkas'), new File(['%PDF'], 'soal.csv', { type: 'text/csv' }));
  expect((await again.findByRole('alert')).textContent).toBe('Ini PDF.');
});

test('an unfinished question is restored after the page was left, until it is saved or discarded', async () => {
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

test('a package is sent as it is, and its items are named by their file and id', async () => {
  const packaged = report({
    source: { format: 'qti', separator: null },
    list: [
      {
        ...report().list[0]!,
        origin: 'soal/satu.xml · i1',
        picture: { name: 'soal/gambar/peta.png', alt: 'Peta' },
      },
    ],
    errors: [{ line: 2, origin: 'soal/dua.xml', message: 'Soal mengurutkan belum ada di sini', excerpt: '' }],
    notes: [],
  });
  const opened = openBank([], [answerUpload(question.importFile, () => Promise.resolve(packaged))]);
  const { user, callsOf } = opened;
  const dialog = await openImport(opened);
  await user.upload(dialog.getByLabelText('Berkas'), new File(['PK'], 'bank.zip', { type: 'application/zip' }));
  const look = within(await screen.findByRole('dialog', { name: 'Periksa sebelum diimpor' }));
  look.getByText('soal/satu.xml · i1');
  look.getByText('Gambar: peta.png (Peta)');
  look.getByText('Dibaca sebagai QTI');
  await user.click(look.getByRole('tab', { name: /^Dilewati/ }));
  look.getByText('soal/dua.xml');
  await user.click(look.getByRole('button', { name: 'Impor 1 soal' }));
  await screen.findByRole('dialog', { name: 'Impor selesai' });
  expect(callsOf(question.importFile)).toEqual([{ query: { isPreview: 'true' } }, { query: { isPreview: 'false' } }]);
});

test('an export tells what its format cannot hold before the download', async () => {
  const saved = vi.fn();
  URL.createObjectURL = saved.mockReturnValue('blob:bank');
  const { user } = openBank(
    [stored()],
    [
      answer(question.checkExport, ({ query }) =>
        query?.format === 'gift'
          ? {
              total: 3,
              exported: 2,
              losses: [
                { message: 'Gambar tidak ikut', count: 5, examples: ['Satu?', ''] },
                { message: 'Belum lengkap, jadi tidak ikut', count: 1, examples: ['Dua?'] },
              ],
            }
          : { total: 3, exported: 3, losses: [] },
      ),
      answer(question.exportGift, { content: 'Satu?{T}' }),
    ],
  );
  await user.click(screen.getByRole('button', { name: 'Ekspor soal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ekspor soal' }));
  await dialog.findByText('Semua isi 3 soal muat di QTI 3.0.');
  await user.click(dialog.getByRole('radio', { name: /^GIFT/ }));
  await dialog.findByText('Yang tidak muat di GIFT');
  dialog.getByText('“Satu?”, “Soal tanpa pertanyaan”, dan 3 lagi');
  await user.click(dialog.getByRole('button', { name: 'Unduh 2 soal' }));
  await screen.findByText('Bank soal diunduh');
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'bank-soal.gift' }));
});
