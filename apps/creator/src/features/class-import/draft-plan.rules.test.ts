import { describe, expect, test } from 'vitest';
import { planOfAddresses } from './address-list.rules.ts';
import { planOfFolder, planProblem } from './draft-plan.rules.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.ms-excel',
};
const file = (path: string) => {
  const name = path.split('/').at(-1)!;
  return { path, file: new File(['isi'], name, { type: types[name.split('.').at(-1)!] ?? '' }) };
};
const outlineOf = ({ sections }: ReturnType<typeof planOfFolder>) =>
  sections.map(({ title, lessons }) => [title, lessons.map((one) => `${one.type} ${one.title}`)]);

describe('a plan of a folder', () => {
  test('has folders as sections and files as lessons, in natural order and without their numbers', () => {
    const plan = planOfFolder(
      [
        'Fotografi Dasar/10 - Cahaya/02_pagi.mp4',
        'Fotografi Dasar/10 - Cahaya/10_senja.mp4',
        'Fotografi Dasar/02 - Kamera/01 - Bagian kamera.pdf',
        'Fotografi Dasar/02 - Kamera/02 - Catatan.docx',
        'Fotografi Dasar/Selamat datang.mp4',
      ].map(file),
    );
    expect(plan.title).toBe('Fotografi Dasar');
    expect(outlineOf(plan)).toEqual([
      ['Pembuka', ['video Selamat datang']],
      ['Kamera', ['pdf Bagian kamera', 'article Catatan']],
      ['Cahaya', ['video Pagi', 'video Senja']],
    ]);
    expect(plan.leftOut).toEqual([]);
    expect(planProblem(plan)).toBeNull();
  });

  test('names what it leaves out, and skips what systems hide', () => {
    const plan = planOfFolder(['Kelas/nilai.xlsx', 'Kelas/.DS_Store', 'Kelas/a/b/video.mp4'].map(file));
    expect(plan.leftOut).toEqual([{ name: 'nilai.xlsx', reason: expect.stringContaining('tidak bisa') }]);
    expect(outlineOf(plan)).toEqual([['A – B', ['video Video']]]);
    expect(planProblem(planOfFolder([file('Kelas/nilai.xlsx')]))).toBe('Belum ada materi yang bisa dibuat');
  });
});

describe('a plan of addresses', () => {
  test('has a lesson for each, titles beside them, and sections at lines without one', () => {
    const plan = planOfAddresses(
      [
        '# Kamera',
        '1. Bagian kamera - https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        'https://youtu.be/dQw4w9WgXcQ',
        '',
        'Cahaya',
        'https://vimeo.com/76979871 | Pagi',
        'https://contoh.id/film',
      ].join('\n'),
    );
    expect(outlineOf(plan)).toEqual([
      ['Kamera', ['video Bagian kamera', 'video Video 2']],
      ['Cahaya', ['video Pagi']],
    ]);
    expect(plan.leftOut).toEqual([{ name: 'https://contoh.id/film', reason: expect.stringContaining('YouTube') }]);
    expect(planProblem(plan)).toContain('Judul kelas');
  });
});
