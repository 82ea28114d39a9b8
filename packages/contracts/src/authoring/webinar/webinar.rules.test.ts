import { expect, test } from 'vitest';
import { webinarStepsOf, webinarSteps, type WebinarDraft } from './webinar.rules.ts';

const whole: WebinarDraft = {
  title: 'Menulis Malam',
  description: 'Belajar menulis bersama selama dua jam.',
  hasAbout: true,
  categoryId: 'k1',
  thumbnail: '/covers/jurnalistik-1.svg',
  salePrice: 0,
  sessions: [{ title: 'Pembuka', isComplete: true }],
  isSubmitted: true,
};
const lacking = (change: Partial<WebinarDraft>) =>
  webinarStepsOf({ ...whole, ...change }).flatMap(({ key, isCompleted, missing }) =>
    isCompleted ? [] : [[key, ...missing]],
  );

test('the five steps of a webinar come in their order, and are all done for a complete one [2.21, 2.105]', () => {
  expect(webinarStepsOf(whole)).toEqual(webinarSteps.map((key) => ({ key, isCompleted: true, missing: [] })));
  expect([...webinarSteps]).toEqual(['information', 'details', 'branding', 'pricing', 'publish']);
});

test.each<[Partial<WebinarDraft>, string[]]>([
  [{ title: ' Satu ' }, ['information', 'Tulis judul, minimal 5 karakter']],
  [{ description: 'Sembilan belas kata' }, ['information', 'Tulis deskripsi singkat, minimal 20 karakter']],
  [
    { description: `Sembilan belas kata${' '.repeat(9)}` },
    ['information', 'Tulis deskripsi singkat, minimal 20 karakter'],
  ],
  [{ categoryId: null }, ['information', 'Pilih topik']],
  [{ hasAbout: false }, ['information', 'Ceritakan tentang webinar ini']],
  [{ sessions: [] }, ['details', 'Tambah minimal satu sesi']],
  [
    {
      sessions: [
        { title: 'A', isComplete: false },
        { title: 'B', isComplete: true },
      ],
    },
    ['details', 'Isi waktu mulai dan selesai sesi “A”'],
  ],
  [{ thumbnail: null }, ['branding', 'Pilih gambar sampul']],
  [{ salePrice: null }, ['pricing', 'Tambah minimal satu tiket reguler']],
  [{ isSubmitted: false }, ['publish', 'Ajukan webinar untuk ditinjau']],
])('a webinar with %o lacks only that step', (change, expected) => {
  expect(lacking(change)).toEqual([expected]);
});

test('a title and a description of the minimum length are enough', () => {
  expect(lacking({ title: 'Lima!', description: 'a'.repeat(20) })).toEqual([]);
});
