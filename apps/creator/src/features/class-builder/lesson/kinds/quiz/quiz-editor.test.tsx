// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { media, question as bank } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { answer, answerUpload, openApp } from '@sinau/shell/testing';
import { SaverProvider, useRegisteredSaver } from '../../../../../documents/saving/current-saver.tsx';
import { createSelfSaving } from '../../../../../documents/saving/self-saving.ts';
import { withHistory } from '../../../../../documents/undo/document-history.ts';
import { QuizEditor } from './quiz-editor.tsx';

afterEach(cleanup);

type Content = LessonOf<'quiz'>['content'];

/** Renders the editor as the builder does; `kept` is the content that would be saved. */
function edit(questions: Content['questions'] = [], answers: Parameters<typeof openApp>[0]['answers'] = []) {
  const kept: { value: Content } = { value: { instruction: '', questions } };
  const stored = { fields: { content: kept.value }, revision: 1 };
  const isUnused = () => Promise.reject(new Error('Nothing is saved here'));
  const failureOf = () => ({ kind: 'failed', message: '', isTransient: false }) as const;
  const quiz = withHistory(createSelfSaving(stored, { save: isUnused, load: isUnused, failureOf }));
  quiz.subscribe(() => void (kept.value = quiz.getSnapshot().draft.content));
  function Held() {
    useRegisteredSaver(quiz, 'quiz');
    const { draft, version } = useSyncExternalStore(quiz.subscribe, quiz.getSnapshot);
    return (
      <QuizEditor
        value={draft.content}
        version={version}
        readOnly={false}
        onChange={(content) => quiz.change({ content })}
      />
    );
  }
  const Page = () => (
    <SaverProvider>
      <Held />
    </SaverProvider>
  );
  const { user, callsOf } = openApp({ routes: [{ path: '/', Component: Page }], path: '/', reducers: {}, answers });
  const add = async (kind: string) => {
    await user.click(screen.getByRole('button', { name: 'Tambah soal' }));
    await user.click(screen.getByRole('button', { name: new RegExp(`^${kind}(?!,)`) }));
  };
  const choose = async (number: number, action: string) => {
    await user.click(screen.getByRole('button', { name: `Menu soal ${number}` }));
    await user.click(screen.getByRole('button', { name: action }));
  };
  return { user, kept, add, choose, callsOf, texts: () => kept.value.questions.map(({ text }) => text) };
}
/** Undo button of a message; the texts have buttons of their own. */
const undoIn = (message: string) =>
  within(screen.getByText(message).closest('.snackbar')!).getByRole('button', { name: 'Urungkan' });
const question = (id: string, text: string): Content['questions'][number] => ({
  id,
  type: 'single-choice',
  text,
  options: [
    { id: 'a', text: 'Ya', isCorrect: true },
    { id: 'b', text: 'Bukan', isCorrect: false },
  ],
  explanation: '',
  points: 1,
});

test('a new question shows its missing fields until it is complete', async () => {
  const { user, kept, add } = edit();
  screen.getByText('Belum ada soal');
  await add('Pilihan ganda');
  const card = within(screen.getByRole('article', { name: 'Soal 1' }));
  card.getByText('Tulis pertanyaannya');
  await user.type(card.getByLabelText('Pertanyaan'), 'Apa itu lead?');
  card.getByText('Isi semua pilihan jawaban');
  await user.type(card.getByRole('textbox', { name: 'Jawaban 1' }), 'Pembuka');
  await user.type(card.getByRole('textbox', { name: 'Jawaban 2' }), 'Penutup');
  card.getByText('Tandai jawaban yang benar');
  await user.click(card.getByRole('radio', { name: 'Jawaban 2 benar' }));
  await user.click(card.getByRole('radio', { name: 'Jawaban 1 benar' }));
  expect(card.getByText('Pilihan ganda')).toBeTruthy();
  screen.getByText('1 soal · 1 poin');
  expect(kept.value.questions).toMatchObject([
    {
      text: 'Apa itu lead?',
      options: [
        { text: 'Pembuka', isCorrect: true },
        { text: 'Penutup', isCorrect: false },
      ],
    },
  ]);
});

test('answers are added and removed, but never below two', async () => {
  const { user, kept, add } = edit();
  await add('Pilihan ganda, beberapa benar');
  await user.click(screen.getByRole('button', { name: 'Tambah jawaban' }));
  expect(kept.value.questions[0]!.options).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Jawaban 3' }));
  await user.click(screen.getByRole('button', { name: 'Hapus jawaban 1' }));
  expect(kept.value.questions[0]!.options).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Jawaban 1' }));
  expect((screen.getByRole('button', { name: 'Hapus jawaban 1' }) as HTMLButtonElement).disabled).toBe(true);
});

test('questions are moved, duplicated and removed, and a removed one is restored to its position', async () => {
  const { user, choose, texts } = edit([question('x', 'Satu'), question('y', 'Dua')]);
  await choose(2, 'Pindah ke atas');
  expect(texts()).toEqual(['Dua', 'Satu']);
  await choose(1, 'Gandakan');
  expect(texts()).toEqual(['Dua', 'Dua', 'Satu']);
  await choose(1, 'Hapus');
  expect(texts()).toEqual(['Dua', 'Satu']);
  await user.click(undoIn('Soal dihapus.'));
  expect(texts()).toEqual(['Dua', 'Dua', 'Satu']);
});

test('a removed question can be restored while another one is edited, and the focus moves to its neighbor', async () => {
  const { user, choose, texts } = edit([question('x', 'Satu'), question('y', 'Dua')]);
  await choose(1, 'Hapus');
  screen.getByText('Soal dihapus.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Dua/ }));
  await user.click(screen.getByRole('button', { name: /Dua/ }));
  await user.type(screen.getByLabelText('Pertanyaan'), '!');
  await user.click(undoIn('Soal dihapus.'));
  expect(texts()).toEqual(['Satu', 'Dua!']);
});

test('the answers of a true or false question are fixed', async () => {
  const { user, kept, add } = edit();
  await add('Benar atau salah');
  expect(screen.queryByRole('textbox', { name: 'Jawaban 1' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Jawaban 2 benar' }));
  expect(kept.value.questions[0]!.options.map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
    ['Benar', false],
    ['Salah', true],
  ]);
});

test('a quiz is written by keyboard: Enter goes to the next answer, Ctrl+Enter to a new question of the same kind', async () => {
  const { user, kept, add } = edit();
  await add('Pilihan ganda');
  await user.keyboard('Apa itu lead?{Tab}{Tab}Pembuka{Enter}Penutup{Enter}Judul{Enter}{Enter}');
  const [first] = kept.value.questions;
  expect(first!.options.map(({ text }) => text)).toEqual(['Pembuka', 'Penutup', 'Judul', '']);
  await user.keyboard('{Control>}{Enter}{/Control}Apa itu bridge?');
  expect(kept.value.questions.map(({ type, text }) => [type, text])).toEqual([
    ['single-choice', 'Apa itu lead?'],
    ['single-choice', 'Apa itu bridge?'],
  ]);
});

test('text with options, pasted into an empty question, becomes questions', async () => {
  const { user, kept, add } = edit();
  await add('Pilihan ganda');
  await user.paste(
    'Apa itu lead?\nA. Penutup\n*B. Pembuka\n\nMana nilai berita?\n*A. Kedekatan\n*B. Dampak\nC. Panjang',
  );
  expect(kept.value.questions).toMatchObject([
    {
      type: 'single-choice',
      text: 'Apa itu lead?',
      options: [{ text: 'Penutup' }, { text: 'Pembuka', isCorrect: true }],
    },
    { type: 'multiple-choice', text: 'Mana nilai berita?', options: [{ isCorrect: true }, { isCorrect: true }, {}] },
  ]);
  await user.click(screen.getByRole('button', { name: /Mana nilai berita/ }));
  await user.click(screen.getByLabelText('Pertanyaan'));
  await user.paste('A. Bukan');
  expect(kept.value.questions[1]!.text).toContain('A. Bukan');
});

test.each([
  ['Satu?\nA. Ya\nB. Bukan\nB. Ragu\nANSWER: B', /Baris 1 dari teks ini: Pilihan B tertulis dua kali/],
  ['Satu?\n*A. Ya\nB. Bukan\n\nDua?\nA. Ya\nB. Bukan', /Baris 5 dari teks ini: Tandai jawaban yang benar/],
])('pasted text that would lose or change a question stays text, and shows the reason: %j', async (text, reason) => {
  const { user, kept, add } = edit();
  await add('Pilihan ganda');
  await user.paste(text);
  expect(kept.value.questions).toMatchObject([{ text }]);
  screen.getByText(reason);
});

test('a short answer accepts several texts, and pairs have two halves', { tags: 'night' }, async () => {
  const { user, kept, add } = edit();
  await add('Isian singkat');
  await user.keyboard('Siapa penemu?{Tab}Newton{Enter}Isaac Newton');
  expect(kept.value.questions[0]).toMatchObject({
    type: 'short-answer',
    options: [
      { text: 'Newton', isCorrect: true },
      { text: 'Isaac Newton', isCorrect: true },
    ],
  });
  await add('Menjodohkan');
  screen.getByText('Tulis pertanyaannya');
  await user.keyboard('Pasangkan.{Tab}Siapa{Enter}Tokoh{Enter}Kapan{Enter}Waktu');
  expect(kept.value.questions[1]).toMatchObject({
    isPartial: true,
    options: [
      { text: 'Siapa', match: { text: 'Tokoh' } },
      { text: 'Kapan', match: { text: 'Waktu' } },
    ],
  });
  expect(new Set(kept.value.questions[1]!.options.flatMap(({ id, match }) => [id, match!.id])).size).toBe(4);
  expect(kept.value.questions.map(questionProblem)).toEqual([null, null]);
  await user.click(screen.getByRole('switch', { name: /Nilai sebagian/ }));
  expect(kept.value.questions[1]!.isPartial).toBe(false);
});

test('a short answer shows which spellings count, and whether its punctuation does', { tags: 'night' }, async () => {
  const { user, kept, add } = edit();
  await add('Isian singkat');
  await user.keyboard("Hari apa?{Tab}Jum'at{Enter}C#");
  const spellings = () => screen.getByRole('list', { name: 'Ejaan lain' }).textContent;
  expect(spellings()).toBe(
    "Jum'at dengan huruf besar atau kecil, juga “Jum’at”, “Jumat”; bukan “Jum at”" +
      'C# dengan huruf besar atau kecil; bukan “C”',
  );
  await user.click(screen.getByRole('switch', { name: /Tanda baca ikut dinilai/ }));
  expect(spellings()).toContain('juga “Jum’at”; bukan “Jumat”, “Jum at”');
  expect(kept.value.questions[0]).toMatchObject({ type: 'short-answer', isPunctuationCounted: true });
});

test(
  'a number is written as people write it, with a tolerance and a unit, and shows what counts',
  { tags: 'night' },
  async () => {
    const { user, kept, add } = edit();
    await add('Angka');
    screen.getByText('Tulis pertanyaannya');
    await user.keyboard('Berapa gaji rata-ratanya?');
    screen.getByText('Tulis angka yang benar');
    await user.type(screen.getByLabelText('Jawaban'), '1,5 juta');
    await user.type(screen.getByLabelText('Toleransi'), '{Backspace}lima');
    screen.getByText('Isi dengan angka, misalnya 1.500 atau 2,5');
    expect(kept.value.questions[0]!.number!.tolerance).toBe(0);
    await user.clear(screen.getByLabelText('Toleransi'));
    await user.type(screen.getByLabelText('Toleransi'), '500');
    await user.type(screen.getByLabelText(/Satuan/), 'Rp');
    expect(screen.getByLabelText<HTMLInputElement>('Jawaban').value).toBe('1.500.000');
    screen.getByText(/^Dihitung benar: Rp1\.499\.500 sampai Rp1\.500\.500,/);
    expect(kept.value.questions[0]).toMatchObject({
      type: 'number',
      options: [],
      number: { value: 1_500_000, tolerance: 500, unit: 'Rp' },
    });
    expect(questionProblem(kept.value.questions[0]!)).toBeNull();
    await user.clear(screen.getByLabelText('Jawaban'));
    await user.type(screen.getByLabelText('Jawaban'), 'lima');
    screen.getByText('Isi dengan angka, misalnya 1.500 atau 2,5');
    expect(kept.value.questions[0]!.number!.value).toBeNull();
  },
);

test('questions of the bank are copied into the quiz with new ids, and show their source', async () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const kept1 = {
    ...question('x', 'Dari bank'),
    id,
    tags: ['lead'],
    difficulty: 'easy' as const,
    isComplete: true,
    usedIn: 0,
    revision: 1,
    createdAt: '2026-11-20T03:00:00.000Z',
    updatedAt: '2026-11-20T03:00:00.000Z',
  };
  const { user, kept } = edit(
    [question('y', 'Sudah ada')],
    [answer(bank.list, { list: [kept1], total: 1, page: 1, perPage: 20 })],
  );
  await user.click(screen.getByRole('button', { name: 'Tambah dari bank soal' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Bank soal' }));
  await user.click(await drawer.findByRole('checkbox', { name: /^Dari bank/ }));
  await user.click(drawer.getByRole('button', { name: 'Tambahkan 1 soal' }));
  const [, copy] = kept.value.questions;
  expect(copy).toMatchObject({ text: 'Dari bank', bankId: id });
  expect(copy!.options.map((option) => option.text)).toEqual(['Ya', 'Bukan']);
  expect(copy!.id).not.toBe(id);
  expect(copy).not.toHaveProperty('tags');
});

test(
  'ten questions are built by keyboard alone, with eight keys besides the text of each',
  { tags: 'night', timeout: 60_000 },
  async () => {
    const { user, kept } = edit();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    screen.getByRole('button', { name: 'Tambah soal' }).focus();
    await press('{Enter}');
    await press('{ArrowDown}');
    await press('{Enter}');
    for (let number = 1; number <= 10; number += 1) {
      await user.keyboard(`Soal ${number}?`);
      await press('{Tab}');
      await press('{Tab}');
      await user.keyboard('Ya');
      await press('{Alt>}{Enter}{/Alt}');
      await press('{Enter}');
      await user.keyboard('Bukan');
      await press('{Enter}');
      await user.keyboard('Ragu');
      if (number < 10) await press('{Control>}{Enter}{/Control}');
    }
    expect(kept.value.questions.map(questionProblem)).toEqual(Array.from({ length: 10 }, () => null));
    expect(kept.value.questions.map(({ text, options }) => [text, options.map(({ isCorrect }) => isCorrect)])).toEqual(
      Array.from({ length: 10 }, (_, index) => [`Soal ${index + 1}?`, [true, false, false]]),
    );
    expect(keys).toBeLessThanOrEqual(80);
  },
);

test('Alt with an arrow moves an answer, or the question while no answer is edited, and the focus stays', async () => {
  const { user, kept, texts } = edit([question('x', 'Satu'), question('y', 'Dua')]);
  const options = () => kept.value.questions[0]!.options.map(({ text }) => text);
  await user.click(screen.getByRole('button', { name: /^1Satu/ }));
  await user.click(screen.getByRole('textbox', { name: 'Jawaban 1' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(options()).toEqual(['Bukan', 'Ya']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Jawaban 2' }));
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  expect(options()).toEqual(['Ya', 'Bukan']);

  await user.click(screen.getByLabelText('Pertanyaan'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  expect(texts()).toEqual(['Dua', 'Satu']);
  expect(document.activeElement).toBe(screen.getByLabelText('Pertanyaan'));
});

test('an essay has no answers, but word bounds and grading criteria', { tags: 'night' }, async () => {
  const { user, kept, add } = edit();
  await add('Esai');
  await user.keyboard('Ceritakan pasar di kotamu.');
  expect(screen.queryByRole('button', { name: 'Tambah jawaban' })).toBeNull();
  await user.type(screen.getByLabelText(/Contoh jawaban dan kriteria/), 'Menyebut sumber.');
  await user.type(screen.getByLabelText(/Paling sedikit/), '200{Enter}');
  await user.type(screen.getByLabelText(/Paling banyak/), '100{Enter}');
  screen.getByText('Batas kata paling sedikit melebihi yang paling banyak');
  await user.clear(screen.getByLabelText(/Paling banyak/));
  await user.type(screen.getByLabelText(/Paling banyak/), '300{Enter}');
  expect(kept.value.questions).toMatchObject([
    { type: 'essay', options: [], essay: { minWords: 200, maxWords: 300, modelAnswer: 'Menyebut sumber.' } },
  ]);
  expect(questionProblem(kept.value.questions[0]!)).toBeNull();
});

test(
  'a picture is uploaded for a question and for an answer, described, and removed again',
  { tags: 'night' },
  async () => {
    const stored = (id: string): Media => ({
      id,
      kind: 'image',
      purpose: 'lesson',
      name: 'pasar.png',
      type: 'image/png',
      size: 2_000,
      width: 800,
      height: 600,
      durationSeconds: null,
      pageCount: null,
      address: `/api/media/file/token/${id}.png`,
      addressExpiresAt: '2026-11-20T04:00:00.000Z',
      preparation: null,
      createdAt: '2026-11-20T03:00:00.000Z',
    });
    let count = 0;
    const { user, kept, callsOf } = edit(
      [question('x', '')],
      [answerUpload(media.upload, async () => stored(`01990000-0000-7000-8000-00000000000${(count += 1)}`))],
    );
    const picture = new File(['png'], 'pasar.png', { type: 'image/png' });
    const card = within(screen.getByRole('article', { name: 'Soal 1' }));
    await user.upload(card.getByLabelText('Gambar', { selector: 'input' }), picture);
    await user.type(await card.findByRole('textbox', { name: 'Deskripsi gambar soal' }), 'Pasar pagi');
    await user.upload(card.getByLabelText('Gambar jawaban 2'), picture);
    await user.type(await card.findByRole('textbox', { name: 'Deskripsi gambar jawaban 2' }), 'Kios');
    const [only] = kept.value.questions;
    expect(only).toMatchObject({
      picture: { mediaId: '01990000-0000-7000-8000-000000000001', alt: 'Pasar pagi' },
      options: [{}, { picture: { alt: 'Kios' } }],
    });
    expect(callsOf(media.upload)).toMatchObject([{ query: { kind: 'image', purpose: 'lesson' } }, {}]);
    await user.click(card.getByRole('button', { name: 'Hapus gambar soal' }));
    expect(kept.value.questions[0]!.picture).toBeUndefined();
    expect(document.activeElement).toBe(card.getByRole('textbox', { name: /Pertanyaan/ }));
    card.getByRole('button', { name: 'Tambah gambar soal' });
    await user.click(card.getByRole('button', { name: 'Hapus gambar jawaban 2' }));
    expect(kept.value.questions[0]!.options[1]!.picture).toBeUndefined();
    expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Jawaban 2' }));
  },
);
