import { mostWoven, threads } from '@sinau/contracts/core/cloth/threads';
import { describe, expect, test } from 'vitest';
import type { CertificateSnapshot } from '../certificate.snapshot.ts';
import { drawCertificate } from './design.ts';
import type { Line } from '../../../platform/drawing/drawing.ts';
import { page } from './page.ts';
import { paintPdf } from '../../../platform/drawing/pdf.ts';
import { paintSvg } from '../../../platform/drawing/svg.ts';
import { setLine, widthOf } from '../../../platform/drawing/typeface.ts';

const usual: CertificateSnapshot = {
  version: 1,
  number: '7K3M9QXA2BTDW',
  issuer: 'Sinau',
  name: 'Sekar Ayu Puspitasari',
  classTitle: 'Menulis Berita yang Dibaca Sampai Habis',
  mitra: 'Ruang Redaksi',
  lessonCount: 21,
  durationSeconds: 24_000,
  completedAt: '2026-11-20T17:30:00.000Z',
};
const address = 'https://contoh.id/certificate/7K3M9QXA2BTDW';
const linesOf = (snapshot: CertificateSnapshot) =>
  drawCertificate(snapshot, address).filter((item): item is Line => item.kind === 'line');
/** Names in the alphabets of Indonesia and its neighbours. */
const names = ['ضفدع', 'ꦱꦶꦤꦲꦸ', '王', '山田', 'ضفدع مرحبا Budi', 'Sri ꦱꦼꦏꦂ 王 Ayu', 'Søren Łukasz Nguyễn', 'Юрий Ωμέγα'];
const wordsOf = (snapshot: CertificateSnapshot) => linesOf(snapshot).map(({ words }) => words);

test('the sheet states the name, the class, the issuer, the date in Jakarta, and the number', () => {
  expect(wordsOf(usual)).toEqual([
    'Sinau',
    'SERTIFIKAT PENYELESAIAN',
    'Diberikan kepada',
    'Sekar Ayu Puspitasari',
    'yang telah menyelesaikan kelas',
    'Menulis Berita yang Dibaca Sampai Habis',
    '21 materi · 6 jam 40 menit',
    'Diselesaikan pada',
    '21 November 2026',
    'Diselenggarakan oleh',
    'Ruang Redaksi',
    'Nomor sertifikat',
    '7K3M-9QXA-2BTD-W',
    'Pindai untuk memeriksa',
    'keasliannya di Sinau',
  ]);
});

test.each([undefined, 0, 59])(
  'without a duration worth showing (%s) the sheet states only the number of lessons',
  (durationSeconds) => {
    expect(wordsOf({ ...usual, durationSeconds })).toContain('21 materi dituntaskan');
  },
);

describe('all text stays inside the frame, whole, without overlaps', () => {
  test.each<[string, CertificateSnapshot]>([
    ['usual', usual],
    ...names.map((name): [string, CertificateSnapshot] => [name, { ...usual, name: `${name} ${name}`, mitra: name }]),
    ['short', { ...usual, name: 'Bo', classTitle: 'Excel' }],
    [
      '80 characters in words',
      {
        ...usual,
        name: 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prawirodirdjo Hadiningrat van der Mole',
        classTitle: 'Pengantar Machine Learning untuk Analis Data: Konsep dan Praktik bagi Pemula Baru',
        mitra: 'Lembaga Pelatihan Jurnalistik Independen Nusantara Timur Raya dan Sekitarnya Jaya',
      },
    ],
    [
      'the longest, without a space',
      { ...usual, name: 'W'.repeat(100), classTitle: 'M'.repeat(120), mitra: 'W'.repeat(80) },
    ],
    ['a long product name', { ...usual, issuer: 'Balai Pendidikan Jarak Jauh Nusantara' }],
  ])('%s', (_what, snapshot) => {
    const lines = linesOf(snapshot);
    const boxes = lines.map((line) => ({
      left: line.x,
      right: line.x + widthOf(line.words, line),
      top: line.y - line.size * 0.75,
      bottom: line.y + line.size * 0.2,
    }));
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThan(75);
      expect(right).toBeLessThan(page.width - 75);
      expect(top).toBeGreaterThan(75);
      expect(bottom).toBeLessThan(page.height - 66);
    }
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        expect(
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
        ).toBe(true);
      }
    }
    const letters = lines
      .map(({ words }) => words)
      .join('')
      .replaceAll(' ', '');
    for (const text of [snapshot.name, snapshot.classTitle, snapshot.mitra])
      expect(letters).toContain(text.replaceAll(' ', ''));
  });
});

/** Returns the note under the name: no other text of the sheet mentions letters. */
const noteOf = (name: string) => wordsOf({ ...usual, name }).find((words) => words.includes('huruf nama'));

test.each(names)('the name %s is printed whole, each letter in a font that has it', (name) => {
  expect(wordsOf({ ...usual, name })).toContain(name);
  expect(noteOf(name)).toBeUndefined();
  const pieces = setLine({ words: name, size: 40, weight: 'bold' });
  expect(pieces.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))).not.toContain(0);
  expect(pieces.map(({ words }) => words).join('').length).toBe(name.length);
});

test('Javanese and Arabic letters are shaped, and a line that starts in Arabic runs from right to left', () => {
  const signCount = (words: string) => setLine({ words, size: 40, weight: 'bold' }).flatMap(({ glyphs }) => glyphs);
  const alone = [...'ضفدع'].flatMap((letter) => signCount(letter)).map(({ id }) => id);
  expect(signCount('ضفدع').map(({ id }) => id)).not.toEqual(alone.toReversed());
  expect(setLine({ words: 'ضفدع مرحبا Budi', size: 40, weight: 'bold' }).map(({ words }) => words)).toEqual([
    'Budi',
    'ضفدع مرحبا ',
  ]);
});

test('emoji are omitted; letters that no font has are omitted with a note', () => {
  expect(wordsOf({ ...usual, name: 'Sekar 🌸 Ayu' })).toContain('Sekar Ayu');
  expect(noteOf('Sekar 🌸 Ayu')).toBeUndefined();
  expect(wordsOf({ ...usual, name: 'Sekar កញ្ញា' })).toContain('Sekar');
  expect(noteOf('Sekar កញ្ញា')).toContain('Nama lengkapnya ada di halaman pemeriksaan');
  expect(wordsOf({ ...usual, name: 'កញ្ញា' })).toContain('Pemilik nomor di bawah');
});

test.each<[string, CertificateSnapshot]>([
  ['in the plain frame', usual],
  ['in a frame of one thread', { ...usual, cloth: ['kode-base'] }],
  ['in a frame of every thread', { ...usual, cloth: [...threads, ...threads].slice(0, mostWoven) }],
])('the same certificate %s gives the same bytes, small enough to send', async (_frame, given) => {
  const paint = () =>
    paintPdf([drawCertificate(given, address)], page, {
      title: 'Sertifikat',
      author: 'Sinau',
      subject: 'Kelas',
      createdAt: new Date(usual.completedAt),
    });
  const [one, other] = [await paint(), await paint()];
  expect(one).toEqual(other);
  expect(one.length).toBeLessThan(60_000);
  const picture = paintSvg(drawCertificate(given, address), page);
  expect(picture).toBe(paintSvg(drawCertificate(given, address), page));
  expect(picture.length).toBeLessThan(100_000);
});
